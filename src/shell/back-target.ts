export type BackTarget = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'previous' };

/** LAYOUT-4: where Back leads: to the orders from an order, to the previous page from checkout, home from all else. */
export const backTarget = (path: string): BackTarget => {
  if (path.startsWith('/orders/')) return { kind: 'page', path: '/orders' };
  if (path === '/checkout' || path.endsWith('/checkout')) return { kind: 'previous' };
  return { kind: 'page', path: '/' };
};
