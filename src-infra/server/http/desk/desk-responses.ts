import { DESK_HEADERS } from './desk-style.ts';

/** A page of the desk, with cookies to set. */
export const page = (
  text: string,
  status: number,
  cookies: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Response =>
  withCookies(
    new Response(text, { status, headers: { ...DESK_HEADERS, 'content-type': 'text/html; charset=utf-8', ...more } }),
    cookies,
  );

/** Redirects after a form. */
export const redirectTo = (location: string, cookies: readonly string[]): Response =>
  withCookies(new Response(null, { status: 303, headers: { ...DESK_HEADERS, location } }), cookies);

const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const text of cookies) response.headers.append('set-cookie', text);
  return response;
};
