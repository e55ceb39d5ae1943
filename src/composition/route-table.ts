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

/** A page of the customer's own. */
const mine = (path: string, page: keyof typeof furtherPages, name: string = page): Route =>
  further(path, page, { name, needsSignIn: true });

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
  mine('/orders', 'orders'),
  mine('/orders/:id', 'order'),
  mine('/orders/:id/review', 'rating'),
  mine('/orders/:id/again', 'again', 'past-order'),
  mine('/orders/:id/receipt', 'receipt', 'past-order'),
  mine('/orders/:id/problem', 'problem', 'refunds'),
  mine('/order-refunds', 'refunds'),
  mine('/reviews', 'own-reviews'),
  mine('/parcel-checkout', 'parcel-checkout'),
  mine('/parcels', 'parcels'),
  mine('/parcels/:id', 'parcel'),
  further('/group/:id', 'group'),
  further('/login', 'login'),
  further('/register', 'register'),
  further('/verify-phone', 'verify'),
  further('/update-details', 'update-details'),
  further('/reset-password', 'reset', { name: 'recovery' }),
  mine('/update-password', 'newPassword', 'recovery'),
  mine('/wallet', 'wallet'),
  ...(['top-up', 'send', 'withdraw'] as const).map((page) => mine(`/wallet/${page}`, page, 'wallet')),
  mine('/wallet/receipt/:id', 'entry', 'wallet'),
  mine('/settings/security', 'security'),
  mine('/saved-locations', 'saved-locations'),
  text('/welcome', 'welcome'),
  text('/help', 'help'),
  text('/about', 'about'),
  text('/deliver', 'deliver'),
  text('/careers', 'careers'),
  text('/careers/:id', 'career'),
  text('/accessibility', 'accessibility'),
  text('/terms', 'legal'),
  text('/privacy', 'legal'),
  text('/blog', 'blog'),
  text('/blog/:uuid', 'article'),
];
