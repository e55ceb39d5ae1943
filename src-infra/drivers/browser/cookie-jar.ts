/** Text cookies of one visitor: the browser's own, or those of a request on the server. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** ACCOUNT-4, STORE-1: path `/`, seven days for sign-in, a year for preferences. */
const WEEK_SECONDS = 7 * 24 * 3600;
const YEAR_SECONDS = 365 * 24 * 3600;
const SIGN_IN_COOKIES = new Set(['access_token', 'user']);

type CookieDocument = { cookie: string; readonly location: { readonly protocol: string } };

export const createDocumentCookies = (document: CookieDocument): CookieJar => {
  const attributes = document.location.protocol === 'https:' ? 'Path=/; SameSite=Lax; Secure' : 'Path=/; SameSite=Lax';
  return {
    get: (name) => parseCookies(document.cookie).get(name),
    set: (name, value) => {
      const age = SIGN_IN_COOKIES.has(name) ? WEEK_SECONDS : YEAR_SECONDS;
      document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}; ${attributes}`;
    },
    remove: (name) => {
      document.cookie = `${name}=; Max-Age=0; ${attributes}`;
    },
  };
};

/** Cookies of a request; written values last only while the page is rendered. */
export const createRequestCookies = (header: string): CookieJar => {
  const cookies = parseCookies(header);
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  };
};

const parseCookies = (header: string): Map<string, string> =>
  new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      const value = at < 0 ? undefined : decode(pair.slice(at + 1).trim());
      return value === undefined ? [] : [[pair.slice(0, at).trim(), value] as const];
    }),
  );

/** Another program may write values that cannot be decoded; such a cookie counts as absent (L12). */
const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};
