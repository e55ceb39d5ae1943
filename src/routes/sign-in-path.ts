export type Address = { readonly path: string; readonly search: string };

/** Sign-in that leads back to where it was asked for. */
export const signInPath = ({ path, search }: Address): string => `/login?next=${encodeURIComponent(path + search)}`;
