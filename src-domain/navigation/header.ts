import { isAccountPage, segmentsOf } from './page-path.ts';

/** LAYOUT-4: the full header, or the simplified one with Back. */
export type HeaderKind = 'full' | 'back';

/** Where Back leads: to a page, or to where the customer was before. */
export type BackTarget = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'previous' };

const SIMPLE_PAGES: ReadonlySet<string> = new Set(['profile', 'settings', 'help', 'be-seller', 'welcome']);
const CHECKOUTS: ReadonlySet<string> = new Set(['checkout', 'parcel-checkout']);

/** LAYOUT-4a: the header of the page at a path. */
export const headerOf = (path: string): HeaderKind => {
  const segments = segmentsOf(path);
  const [first = ''] = segments;
  return SIMPLE_PAGES.has(first) || isCheckout(segments) || isOrder(segments) || isAccountPage(path) ? 'back' : 'full';
};

/** LAYOUT-4b: to the orders from an order, to the previous page from checkout, home from all else. */
export const backTarget = (path: string): BackTarget => {
  const segments = segmentsOf(path);
  if (isOrder(segments)) return { kind: 'page', path: '/orders' };
  return isCheckout(segments) ? { kind: 'previous' } : { kind: 'page', path: '/' };
};

/** The list of all orders is a page of its own. */
const isOrder = (segments: readonly string[]): boolean => segments[0] === 'orders' && segments.length > 1;
const isCheckout = (segments: readonly string[]): boolean => CHECKOUTS.has(segments.at(-1) ?? '');
