/** What the worker knows of a request before anything is sent. */
export type Asked = {
  readonly method: string;
  readonly url: URL;
  /** It brings a page into a tab. */
  readonly isPage: boolean;
};

/**
 * How a request is treated (ERROR-6): `asset` never changes; `frame` is what every page stands on and nobody's own; `read` was
 * seen and may be read again; `page` likewise, and `fresh-page` shows prices or asks for something, so only the network has it;
 * `cart-answer` brings the cart as it is now; `farewell` ends a session. Whatever is `untouched` goes its way as if there were no worker.
 */
export type Treatment = 'asset' | 'frame' | 'read' | 'page' | 'fresh-page' | 'cart-answer' | 'farewell' | 'untouched';

const API = '/api/v1/';
/** The signed-in customer's cart. */
export const CART = `${API}dashboard/user/cart`;
const SIGN_OUT = `${API}auth/logout`;
const CART_WRITES: Readonly<Record<string, string>> = { POST: `${CART}/insert-product`, DELETE: `${CART}/delete` };

/** Addresses of the server that show no page of ours (ROUTE-12). */
const FOREIGN = /^\/(?:api|desk|healthz|identity|metrics|pay|storage|tiles)(?:\/|$)/;
/** Prices that are about to be paid, forms, and what is only for the first time. */
const FRESH = /^\/(?:checkout|login|register|reset-password|update-details|update-password|verify-phone|welcome)\/?$|^\/restaurant\/[^/]+\/checkout\/?$/;
const FRAME_READS = /^rest\/(?:settings|languages\/active|currencies\/active|translations\/paginate)$/;
/** Shops and the ways to them, menus, products; one's own orders with their times, addresses and cart. Prices of a checkout and searches are not among them. */
const ID = '(?:\\d+|[\\da-f]{8}-[\\da-f-]{27})';
const READS = new RegExp(`^(?:rest/(?:shops(?:/paginate|/recommended|/${ID}(?:/products)?)?|products/${ID}|categories/(?:paginate|${ID})|banners/(?:paginate|\\d+)|banners-ads(?:/\\d+)?)|dashboard/(?:user/(?:cart|addresses|orders/(?:paginate|\\d+))|notifications))$`, 'i');

export const treatmentOf = (asked: Asked, origin: string): Treatment => {
  const { method, url, isPage } = asked;
  const isOurs = url.origin === origin;
  if (url.pathname === CART_WRITES[method]) return 'cart-answer';
  if (method === 'POST' && url.pathname === SIGN_OUT) return 'farewell';
  if (method !== 'GET') return 'untouched';
  if (url.pathname.startsWith(API)) return isPage ? 'untouched' : ofRead(url.pathname.slice(API.length));
  if (!isOurs || FOREIGN.test(url.pathname)) return 'untouched';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(?:locales|images)\/|^\/config\.json$/.test(url.pathname)) return 'frame';
  if (!isPage) return 'untouched';
  return FRESH.test(url.pathname) ? 'fresh-page' : 'page';
};

const ofRead = (path: string): Treatment => {
  if (FRAME_READS.test(path)) return 'frame';
  return READS.test(path) ? 'read' : 'untouched';
};

/** A product opened over its shop has the shop's copy: the address without the product, or `undefined` where there is none. */
export const withoutSheet = (url: URL): URL | undefined => {
  if (!/^\/(?:shop|restaurant)\/[^/]+\/?$/.test(url.pathname) || !url.searchParams.has('product')) return undefined;
  const shop = new URL(url);
  shop.searchParams.delete('product');
  shop.searchParams.delete('line');
  return shop;
};
