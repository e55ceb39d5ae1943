import type { Route } from '../routes/index.ts';
import type { furtherPages } from './further-pages.ts';

/** Where the modules of further pages are named. */
export const loadFurtherPages = () => import('./further-pages.ts');

/** A page whose module is named elsewhere. */
const further = (
  path: string,
  page: keyof typeof furtherPages,
  options?: Partial<Pick<Route, 'dependsOnAddress' | 'needsSignIn'>>,
): Route => ({
  path,
  name: page,
  load: () => loadFurtherPages().then((pages) => pages.furtherPages[page]()),
  ...options,
});

/** A page of the customer's own. */
const mine: typeof further = (path, page) => further(path, page, { needsSignIn: true });

/** Pages whose paths end with their names. */
const each = (make: typeof further, pages: readonly (keyof typeof furtherPages)[], start = '/'): readonly Route[] =>
  pages.map((page) => make(start + page, page));

const shop = () => import('./pages/shop.page.ts');

/** Every existing page; anything else is neither linked nor served. */
export const routes: readonly Route[] = [
  { path: '/', dependsOnAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  further('/shop', 'shop-list', { dependsOnAddress: true }),
  { path: '/shop/:id', name: 'shop', load: shop },
  { path: '/restaurant/:id', name: 'shop', load: shop },
  mine('/restaurant/:id/checkout', 'checkout'),
  ...each(further, ['liked', 'diet', 'login', 'register', 'referral-terms', 'update-details', 'recipes']),
  further('/shop-category', 'categories'),
  further('/shop-category/:id', 'category', { dependsOnAddress: true }),
  ...each(further, ['brands', 'ads']),
  further('/ads/:id', 'promotion'),
  further('/promotion/:id', 'promotion'),
  ...each(mine, [
    'checkout',
    'orders',
    'parcel-checkout',
    'parcels',
    'reservations',
    'wallet',
    'referrals',
    'saved-locations',
    'profile',
    'chat',
    'courier',
  ]),
  mine('/orders/:id', 'order'),
  mine('/orders/:id/review', 'rating'),
  ...each(mine, ['again', 'receipt', 'repeat', 'problem'], '/orders/:id/'),
  mine('/order-refunds', 'refunds'),
  mine('/reviews', 'own-reviews'),
  mine('/parcels/:id', 'parcel'),
  mine('/reservations/:id', 'table'),
  mine('/reservations/:id/change/:reservation', 'table'),
  mine('/reservations/waiting/:wait', 'table'),
  further('/group/:id', 'group'),
  further('/follow/:secret', 'follow'),
  further('/verify-phone', 'verify'),
  further('/reset-password', 'reset'),
  mine('/update-password', 'newPassword'),
  ...each(mine, ['top-up', 'send', 'withdraw'], '/wallet/'),
  mine('/wallet/receipt/:id', 'entry'),
  mine('/profile/:contact', 'contact'),
  ...each(mine, ['security', 'notification', 'data'], '/settings/'),
  further('/settings/comfort', 'comfort'),
  ...each(further, [
    'welcome',
    'help',
    'about',
    'deliver',
    'be-seller',
    'careers',
    'accessibility',
    'blog',
    'terms',
    'privacy',
  ]),
  further('/recipes/:id', 'recipe'),
  further('/careers/:id', 'career'),
  further('/blog/:uuid', 'article'),
];
