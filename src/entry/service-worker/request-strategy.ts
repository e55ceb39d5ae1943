/** What the worker knows of a request before it is sent. */
export type RequestInfo = {
  readonly method: string;
  readonly url: URL;
  /** A navigation request. */
  readonly isPage: boolean;
};

/**
 * How the worker handles a request (ERROR-6). `asset`: a file of the build, cache first. `reference`: reference data of
 * every page, network first. `read` and `page`: network first with a cached copy. `network-only`: network only, because
 * it has a form or prices about to be paid. `cart-write`: the response replaces the cached cart. `sign-out`: ends a
 * session. `pass-through`: not handled.
 */
export type Strategy =
  | 'asset'
  | 'reference'
  | 'read'
  | 'page'
  | 'network-only'
  | 'cart-write'
  | 'sign-out'
  | 'pass-through';

const API = '/api/v1/';
/** The signed-in customer's cart. */
export const CART_PATH = `${API}dashboard/user/cart`;
const SIGN_OUT = `${API}auth/logout`;
const CART_WRITES: Readonly<Record<string, string>> = {
  POST: `${CART_PATH}/insert-product`,
  DELETE: `${CART_PATH}/delete`,
};

/** Paths of the server that show no page of ours (ROUTE-12), and the pages without script (ACCESS-4). */
const SERVER_PATHS = /^\/(?:api|desk|healthz|identity|metrics|pay|plain|readyz|storage|tiles)(?:\/|$)/;
/** Prices that are about to be paid, forms, and pages for a first visit. */
const NETWORK_ONLY_PAGES = new RegExp(
  '^/(?:(?:restaurant/[^/]+/)?checkout|login|register|reset-password|' +
    'update-(?:details|password)|verify-phone|welcome)/?$',
);
const REFERENCE_READS = /^rest\/(?:settings|languages\/active|currencies\/active|translations\/paginate)$/;
/**
 * API reads that are cached: shops and the lists of them, menus, products; one's own orders with their times, usual
 * orders, addresses and cart. Neither checkout prices nor searches.
 */
const ID = '(?:\\d+|[\\da-f]{8}-[\\da-f-]{27})';
const CACHED_READS = new RegExp(
  `^(?:rest/(?:shops(?:/paginate|/recommended|/${ID}(?:/products)?)?|products/${ID}|categories/(?:paginate|${ID})|` +
    String.raw`banners/(?:paginate|\d+)|banners-ads(?:/\d+)?)|` +
    String.raw`dashboard/(?:user/(?:cart|addresses|usual-orders|orders/(?:paginate|\d+))|notifications))$`,
  'i',
);

export const strategyFor = (asked: RequestInfo, origin: string): Strategy => {
  const { method, url, isPage } = asked;
  const isOurs = url.origin === origin;
  if (url.pathname === CART_WRITES[method]) return 'cart-write';
  if (method === 'POST' && url.pathname === SIGN_OUT) return 'sign-out';
  if (method !== 'GET') return 'pass-through';
  if (url.pathname.startsWith(API)) return isPage ? 'pass-through' : readStrategy(url.pathname.slice(API.length));
  if (!isOurs || SERVER_PATHS.test(url.pathname)) return 'pass-through';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(?:locales|images)\/|^\/config\.json$/.test(url.pathname)) return 'reference';
  if (!isPage) return 'pass-through';
  return NETWORK_ONLY_PAGES.test(url.pathname) ? 'network-only' : 'page';
};

const readStrategy = (path: string): Strategy => {
  if (REFERENCE_READS.test(path)) return 'reference';
  return CACHED_READS.test(path) ? 'read' : 'pass-through';
};

/**
 * Returns the URL of the shop under an opened product, whose copy stands in for it, or `undefined` if there is none.
 */
export const shopUnderSheet = (url: URL): URL | undefined => {
  if (!/^\/(?:shop|restaurant)\/[^/]+\/?$/.test(url.pathname) || !url.searchParams.has('product')) return undefined;
  const shop = new URL(url);
  shop.searchParams.delete('product');
  shop.searchParams.delete('line');
  return shop;
};
