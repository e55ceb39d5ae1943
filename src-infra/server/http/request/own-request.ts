/**
 * Returns whether a form was sent by a page of this site, by the browser's origin headers; requests without them are
 * rejected. Compares hosts only, since a proxy may change the scheme.
 */
export const isOwnRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const from = headers.get('origin') ?? '';
  return URL.canParse(from) && new URL(from).host === new URL(origin).host;
};
