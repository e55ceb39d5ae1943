/**
 * What every implementation of a port keeps, as tests. `fresh` returns one that nothing has happened to yet; what laws
 * need to know beside the port (which shop sells what) is part of the `Subject`.
 */
export type Laws<Subject> = (fresh: () => Promise<Subject>) => void;
