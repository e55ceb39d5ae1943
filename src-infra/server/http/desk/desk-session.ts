/** The desk's own sign-in; the site's is `access_token`. */
export const DESK_COOKIE = 'desk_token';
/** A flash message, shown once on the next page. */
export const NOTICE_COOKIE = 'desk_told';
const WEEK_SECONDS = 7 * 24 * 3600;
const NOTICE_SECONDS = 60;

/** Reads the Authorization values of a request: of the site's session and of the desk's. */
export const signInsOf = (
  cookies: ReadonlyMap<string, string>,
): { readonly site: string | undefined; readonly desk: string | undefined } => {
  const site = cookies.get('access_token');
  const desk = cookies.get(DESK_COOKIE);
  return {
    site: site?.startsWith('Bearer ') ? site : undefined,
    desk: desk === undefined ? undefined : `Bearer ${desk}`,
  };
};

/** A cookie that only the desk's own pages send; an empty value removes it. */
export const deskCookie = (
  name: typeof DESK_COOKIE | typeof NOTICE_COOKIE,
  value: string,
  isSecure: boolean,
): string => {
  const age = value === '' ? 0 : name === DESK_COOKIE ? WEEK_SECONDS : NOTICE_SECONDS;
  const attributes = `Path=/desk; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
};
