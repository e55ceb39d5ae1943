export type Address = { readonly path: string; readonly search: string };

/** Returns the path of the sign-in page that leads back to an address. */
export const signInPath = ({ path, search }: Address): string => `/login?next=${encodeURIComponent(path + search)}`;
