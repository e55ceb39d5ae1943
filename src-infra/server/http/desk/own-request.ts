/**
 * Whether a form was sent by a page of this site. Browsers say where a request comes from; whoever says nothing is not
 * believed. Behind a proxy the scheme may be another one than here, so hosts are compared.
 */
export const isOwnRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const from = headers.get('origin') ?? '';
  return URL.canParse(from) && new URL(from).host === new URL(origin).host;
};
