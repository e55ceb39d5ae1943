import type { Route } from '../routes/index.ts';
import type { furtherPages } from './further-pages.ts';

/** Where the modules of further pages are named. */
export const loadFurtherPages = () => import('./further-pages.ts');

/** A page whose module is named elsewhere; `name` is that of the module. */
const further = (
  path: string,
  page: keyof typeof furtherPages,
  name: string = page,
  options?: Partial<Pick<Route, 'dependsOnAddress' | 'needsSignIn'>>,
): Route => ({
  path,
  name,
  load: () => loadFurtherPages().then((pages) => pages.furtherPages[page]()),
  ...options,
});

/** A page of the customer's own. */
const mine: typeof further = (path, page, name) => further(path, page, name, { needsSignIn: true });

/** Pages whose paths end with their names. */
const each = (
  make: typeof further,
  pages: readonly (keyof typeof furtherPages)[],
  name?: string,
  start = '/',
): readonly Route[] => pages.map((page) => make(start + page, page, name));

const shop = () => import('./pages/shop.page.ts');

/**
 * Every existing page; anything else is neither linked nor served. The server finds a page's scripts and styles by its
 * name.
 */
export const routes: readonly Route[] = [
  { path: '/', dependsOnAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  further('/shop', 'shop-list', 'shop-list', { dependsOnAddress: true }),
  { path: '/shop/:id', name: 'shop', load: shop },
  { path: '/restaurant/:id', name: 'shop', load: shop },
  mine('/restaurant/:id/checkout', 'checkout'),
  ...each(further, ['liked', 'diet', 'login', 'register', 'update-details', 'recipes']),
  further('/shop-category', 'categories', 'discovery'),
  further('/shop-category/:id', 'category', 'discovery', { dependsOnAddress: true }),
  ...each(further, ['brands', 'ads'], 'discovery'),
  further('/ads/:id', 'promotion', 'discovery'),
  further('/promotion/:id', 'promotion', 'discovery'),
  ...each(mine, [
    'checkout',
    'orders',
    'parcel-checkout',
    'parcels',
    'reservations',
    'wallet',
    'saved-locations',
    'profile',
  ]),
  mine('/orders/:id', 'order'),
  mine('/orders/:id/review', 'rating'),
  ...each(mine, ['again', 'receipt'], 'past-order', '/orders/:id/'),
  mine('/orders/:id/repeat', 'repeat'),
  mine('/orders/:id/problem', 'problem', 'refunds'),
  mine('/order-refunds', 'refunds'),
  mine('/reviews', 'own-reviews'),
  mine('/parcels/:id', 'parcel'),
  mine('/reservations/:id', 'table'),
  further('/group/:id', 'group'),
  further('/verify-phone', 'verify'),
  further('/reset-password', 'reset', 'recovery'),
  mine('/update-password', 'newPassword', 'recovery'),
  ...each(mine, ['top-up', 'send', 'withdraw'], 'wallet', '/wallet/'),
  mine('/wallet/receipt/:id', 'entry', 'wallet'),
  mine('/profile/:contact', 'contact', 'profile'),
  mine('/settings/security', 'security'),
  mine('/settings/notification', 'notification', 'notification-settings'),
  ...each(
    further,
    ['welcome', 'help', 'about', 'deliver', 'careers', 'accessibility', 'blog', 'terms', 'privacy'],
    'texts',
  ),
  further('/recipes/:id', 'recipe'),
  further('/careers/:id', 'career', 'texts'),
  further('/blog/:uuid', 'article', 'texts'),
];
