/** The desk's own sign-in; the site's is `access_token`. */
export const DESK_COOKIE = 'desk_token';
/** What a form has done, told once on the page that follows. */
export const TOLD_COOKIE = 'desk_told';
const WEEK_SECONDS = 7 * 24 * 3600;
const TOLD_SECONDS = 60;

/** Authorization values that came with a request: of somebody signed in on the site, and of somebody signed in at the desk. */
export const signInsOf = (cookies: ReadonlyMap<string, string>): { readonly site: string | undefined; readonly desk: string | undefined } => {
  const site = cookies.get('access_token');
  const desk = cookies.get(DESK_COOKIE);
  return { site: site?.startsWith('Bearer ') ? site : undefined, desk: desk === undefined ? undefined : `Bearer ${desk}` };
};

/** Cookies by name; what cannot be read counts as absent. */
export const readCookies = (header: string): ReadonlyMap<string, string> =>
  new Map(header.split(';').flatMap((pair) => {
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(pair) ?? [];
    try {
      return name === '' ? [] : [[name, decodeURIComponent(value.trim())] as const];
    } catch {
      return [];
    }
  }));

/** A cookie that only the desk's own pages send; an empty value removes it. */
export const deskCookie = (name: typeof DESK_COOKIE | typeof TOLD_COOKIE, value: string, isSecure: boolean): string => {
  const age = value === '' ? 0 : name === DESK_COOKIE ? WEEK_SECONDS : TOLD_SECONDS;
  return `${name}=${encodeURIComponent(value)}; Path=/desk; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
};
