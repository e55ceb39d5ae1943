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
  const isSecure = document.location.protocol === 'https:';
  return {
    get: (name) => parseCookies(document.cookie).get(name),
    set: (name, value) => {
      document.cookie = writtenCookie(name, value, isSecure);
    },
    remove: (name) => {
      document.cookie = writtenCookie(name, undefined, isSecure);
    },
  };
};

const writtenCookie = (name: string, value: string | undefined, isSecure: boolean): string => {
  const age = value === undefined ? 0 : SIGN_IN_COOKIES.has(name) ? WEEK_SECONDS : YEAR_SECONDS;
  const attributes = `Max-Age=${age}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value ?? '')}; ${attributes}`;
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

/** Cookies of a request that its answer changes: `written` gives a `Set-Cookie` value for each that was. */
export const createAnswerCookies = (header: string, isSecure: boolean) => {
  const cookies = createRequestCookies(header);
  const written = new Map<string, string>();
  const jar: CookieJar = {
    get: cookies.get,
    set: (name, value) => {
      cookies.set(name, value);
      written.set(name, writtenCookie(name, value, isSecure));
    },
    remove: (name) => {
      cookies.remove(name);
      written.set(name, writtenCookie(name, undefined, isSecure));
    },
  };
  return { jar, written: (): readonly string[] => [...written.values()] };
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
