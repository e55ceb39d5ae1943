import type { FetchError } from 'ofetch';

/** Known by its name: the library itself comes only with the first call. */
export const isFetchError = (thrown: unknown): thrown is FetchError => thrown instanceof Error && thrown.name === 'FetchError';
