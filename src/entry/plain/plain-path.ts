import { returnPathOf } from '@domain/navigation/index.ts';

/** Every plain page lies below it. */
export const PLAIN = '/plain';
export const PLAIN_CART = `${PLAIN}/cart`;
export const PLAIN_CHECKOUT = `${PLAIN}/checkout`;
export const PLAIN_ADDRESS = `${PLAIN}/address`;

/** Returns the plain sign-in page that leads back to an address. */
export const plainSignIn = (next: string): string => `${PLAIN}/sign-in?next=${encodeURIComponent(next)}`;
export const plainProduct = (uuid: string): string => `${PLAIN}/product/${encodeURIComponent(uuid)}`;

/** ACCESS-4: Returns the plain page that does what the app does at an address; `undefined` where none is needed. */
export const plainPathOf = ({ path, search }: { readonly path: string; readonly search: string }) => {
  const query = new URLSearchParams(search);
  const product = query.get('product');
  if (path === '/login') return plainSignIn(returnPathOf(query.get('next') ?? undefined));
  if (/^\/(?:restaurant\/[^/]+\/)?checkout$/.test(path)) return PLAIN_CHECKOUT;
  return product && /^\/(?:shop|restaurant)\/[^/]+$/.test(path) ? plainProduct(product) : undefined;
};
