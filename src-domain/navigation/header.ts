import { isAccountPage, segmentsOf } from './page-path.ts';

/** LAYOUT-4: the full header, or the simplified one with Back. */
export type HeaderKind = 'full' | 'back';

/** Where Back leads: to a page, or to the previous one. */
export type BackTarget = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'previous' };

const SIMPLE_PAGES: readonly string[] = ['profile', 'settings', 'help', 'be-seller', 'welcome'];
const CHECKOUTS: readonly string[] = ['checkout', 'parcel-checkout'];

/** LAYOUT-4a: the header of the page at a path. */
export const headerOf = (path: string): HeaderKind => {
  const segments = segmentsOf(path);
  return SIMPLE_PAGES.some((page) => page === segments[0]) ||
    isCheckout(segments) ||
    isOrder(segments) ||
    isAccountPage(path)
    ? 'back'
    : 'full';
};

/**
 * LAYOUT-4b: To the orders from an order, to the order from a page of it, to the previous page from checkout and a
 * shop, home from all others.
 */
export const backTarget = (path: string): BackTarget => {
  const segments = segmentsOf(path);
  if (isOrder(segments)) return { kind: 'page', path: segments.length > 2 ? `/orders/${segments[1]}` : '/orders' };
  return isCheckout(segments) || isShop(segments) ? { kind: 'previous' } : { kind: 'page', path: '/' };
};

/** The list of all orders has its own page. */
const isOrder = (segments: readonly string[]): boolean => segments[0] === 'orders' && segments.length > 1;
/** So has the list of all shops. */
const isShop = ([page = '', ...rest]: readonly string[]): boolean =>
  ['shop', 'restaurant'].includes(page) && rest.length > 0;
const isCheckout = (segments: readonly string[]): boolean => CHECKOUTS.some((page) => page === segments.at(-1));
