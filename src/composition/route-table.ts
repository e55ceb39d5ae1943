import type { Route } from '../routes/index.ts';

/** Every page that exists; what is not here is neither linked nor answered. The server finds scripts and styles by `source`. */
export const routes: readonly Route[] = [
  { path: '/', chrome: 'full', followsAddress: true, source: 'src/composition/pages/home.page.ts', load: () => import('./pages/home.page.ts') },
  { path: '/shop', chrome: 'full', followsAddress: true, source: 'src/composition/pages/shop-list.page.ts', load: () => import('./pages/shop-list.page.ts') },
  { path: '/liked', chrome: 'full', source: 'src/composition/pages/liked.page.ts', load: () => import('./pages/liked.page.ts') },
  { path: '/shop/:id', chrome: 'full', source: 'src/composition/pages/shop.page.ts', load: () => import('./pages/shop.page.ts') },
  { path: '/restaurant/:id', chrome: 'full', source: 'src/composition/pages/shop.page.ts', load: () => import('./pages/shop.page.ts') },
  { path: '/checkout', chrome: 'back', needsSignIn: true, source: 'src/composition/pages/checkout.page.ts', load: () => import('./pages/checkout.page.ts') },
  { path: '/restaurant/:id/checkout', chrome: 'back', needsSignIn: true, source: 'src/composition/pages/checkout.page.ts', load: () => import('./pages/checkout.page.ts') },
  { path: '/orders', chrome: 'full', needsSignIn: true, source: 'src/composition/pages/orders.page.ts', load: () => import('./pages/orders.page.ts') },
  { path: '/orders/:id', chrome: 'back', needsSignIn: true, source: 'src/composition/pages/order.page.ts', load: () => import('./pages/order.page.ts') },
  { path: '/login', chrome: 'back', source: 'src/composition/pages/login.page.ts', load: () => import('./pages/login.page.ts') },
  { path: '/register', chrome: 'back', source: 'src/composition/pages/register.page.ts', load: () => import('./pages/register.page.ts') },
  { path: '/verify-phone', chrome: 'back', source: 'src/composition/pages/verify.page.ts', load: () => import('./pages/verify.page.ts') },
  { path: '/update-details', chrome: 'back', source: 'src/composition/pages/update-details.page.ts', load: () => import('./pages/update-details.page.ts') },
  { path: '/saved-locations', chrome: 'full', needsSignIn: true, source: 'src/composition/pages/saved-locations.page.ts', load: () => import('./pages/saved-locations.page.ts') },
];
