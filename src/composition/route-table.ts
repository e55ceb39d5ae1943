import type { Route } from '../routes/index.ts';

/** Every page that exists; what is not here is neither linked nor answered. The server finds a page's scripts and styles by its name. */
export const routes: readonly Route[] = [
  { path: '/', chrome: 'full', followsAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  { path: '/shop', chrome: 'full', followsAddress: true, name: 'shop-list', load: () => import('./pages/shop-list.page.ts') },
  { path: '/liked', chrome: 'full', name: 'liked', load: () => import('./pages/liked.page.ts') },
  { path: '/shop/:id', chrome: 'full', name: 'shop', load: () => import('./pages/shop.page.ts') },
  { path: '/restaurant/:id', chrome: 'full', name: 'shop', load: () => import('./pages/shop.page.ts') },
  { path: '/checkout', chrome: 'back', needsSignIn: true, name: 'checkout', load: () => import('./pages/checkout.page.ts') },
  { path: '/restaurant/:id/checkout', chrome: 'back', needsSignIn: true, name: 'checkout', load: () => import('./pages/checkout.page.ts') },
  { path: '/orders', chrome: 'full', needsSignIn: true, name: 'orders', load: () => import('./pages/orders.page.ts') },
  { path: '/orders/:id', chrome: 'back', needsSignIn: true, name: 'order', load: () => import('./pages/order.page.ts') },
  { path: '/login', chrome: 'back', name: 'login', load: () => import('./pages/login.page.ts') },
  { path: '/register', chrome: 'back', name: 'register', load: () => import('./pages/register.page.ts') },
  { path: '/verify-phone', chrome: 'back', name: 'verify', load: () => import('./pages/verify.page.ts') },
  { path: '/update-details', chrome: 'back', name: 'update-details', load: () => import('./pages/update-details.page.ts') },
  { path: '/saved-locations', chrome: 'full', needsSignIn: true, name: 'saved-locations', load: () => import('./pages/saved-locations.page.ts') },
];
