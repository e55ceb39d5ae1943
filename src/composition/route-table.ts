import type { Route } from '../routes/index.ts';

/** Every page that exists; what is not here is neither linked nor answered. The server finds a page's scripts and styles by its name. */
export const routes: readonly Route[] = [
  { path: '/', followsAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  { path: '/shop', followsAddress: true, name: 'shop-list', load: () => import('./pages/shop-list.page.ts') },
  { path: '/liked', name: 'liked', load: () => import('./pages/liked.page.ts') },
  { path: '/shop/:id', name: 'shop', load: () => import('./pages/shop.page.ts') },
  { path: '/restaurant/:id', name: 'shop', load: () => import('./pages/shop.page.ts') },
  { path: '/checkout', needsSignIn: true, name: 'checkout', load: () => import('./pages/checkout.page.ts') },
  { path: '/restaurant/:id/checkout', needsSignIn: true, name: 'checkout', load: () => import('./pages/checkout.page.ts') },
  { path: '/orders', needsSignIn: true, name: 'orders', load: () => import('./pages/orders.page.ts') },
  { path: '/orders/:id', needsSignIn: true, name: 'order', load: () => import('./pages/order.page.ts') },
  { path: '/login', name: 'login', load: () => import('./pages/login.page.ts') },
  { path: '/register', name: 'register', load: () => import('./pages/register.page.ts') },
  { path: '/verify-phone', name: 'verify', load: () => import('./pages/verify.page.ts') },
  { path: '/update-details', name: 'update-details', load: () => import('./pages/update-details.page.ts') },
  { path: '/saved-locations', needsSignIn: true, name: 'saved-locations', load: () => import('./pages/saved-locations.page.ts') },
];
