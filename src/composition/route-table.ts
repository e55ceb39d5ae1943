import type { Route } from '../routes/index.ts';
import type { furtherPages } from './further-pages.ts';

/** Where the modules of further pages are named. */
export const loadFurtherPages = () => import('./further-pages.ts');

/** A page whose module is named elsewhere; `name` is that of the module, where it is not the page's. */
const further = (
  path: string,
  page: keyof typeof furtherPages,
  options: Partial<Pick<Route, 'name' | 'dependsOnAddress' | 'needsSignIn'>> = {},
): Route => ({
  path,
  name: page,
  load: () => loadFurtherPages().then((pages) => pages.furtherPages[page]()),
  ...options,
});

const text = (path: string, page: keyof typeof furtherPages): Route => further(path, page, { name: 'texts' });

const shop = () => import('./pages/shop.page.ts');

const checkout = (path: string): Route => ({
  path,
  needsSignIn: true,
  name: 'checkout',
  load: () => import('./pages/checkout.page.ts'),
});

/**
 * Every existing page; anything else is neither linked nor served. The server finds a page's scripts and styles by its
 * name.
 */
export const routes: readonly Route[] = [
  { path: '/', dependsOnAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  { path: '/shop', dependsOnAddress: true, name: 'shop-list', load: () => import('./pages/shop-list.page.ts') },
  { path: '/shop/:id', name: 'shop', load: shop },
  { path: '/restaurant/:id', name: 'shop', load: shop },
  checkout('/checkout'),
  checkout('/restaurant/:id/checkout'),
  further('/liked', 'liked'),
  further('/diet', 'diet'),
  further('/shop-category', 'categories', { name: 'discovery' }),
  further('/shop-category/:id', 'category', { name: 'discovery', dependsOnAddress: true }),
  further('/brands', 'brands', { name: 'discovery' }),
  further('/ads', 'ads', { name: 'discovery' }),
  further('/ads/:id', 'promotion', { name: 'discovery' }),
  further('/promotion/:id', 'promotion', { name: 'discovery' }),
  further('/orders', 'orders', { needsSignIn: true }),
  further('/orders/:id', 'order', { needsSignIn: true }),
  further('/orders/:id/review', 'rating', { needsSignIn: true }),
  further('/orders/:id/again', 'again', { name: 'past-order', needsSignIn: true }),
  further('/orders/:id/receipt', 'receipt', { name: 'past-order', needsSignIn: true }),
  further('/orders/:id/problem', 'problem', { name: 'refunds', needsSignIn: true }),
  further('/order-refunds', 'refunds', { needsSignIn: true }),
  further('/reviews', 'own-reviews', { needsSignIn: true }),
  further('/parcel-checkout', 'parcel-checkout', { needsSignIn: true }),
  further('/parcels', 'parcels', { needsSignIn: true }),
  further('/parcels/:id', 'parcel', { name: 'parcels', needsSignIn: true }),
  further('/group/:id', 'group'),
  further('/login', 'login'),
  further('/register', 'register'),
  further('/verify-phone', 'verify'),
  further('/update-details', 'update-details'),
  further('/reset-password', 'reset', { name: 'recovery' }),
  further('/update-password', 'newPassword', { name: 'recovery', needsSignIn: true }),
  further('/settings/security', 'security', { needsSignIn: true }),
  further('/saved-locations', 'saved-locations', { needsSignIn: true }),
  text('/welcome', 'welcome'),
  text('/help', 'help'),
  text('/about', 'about'),
  text('/deliver', 'deliver'),
  text('/careers', 'careers'),
  text('/careers/:id', 'career'),
  text('/terms', 'legal'),
  text('/privacy', 'legal'),
  text('/blog', 'blog'),
  text('/blog/:uuid', 'article'),
];
