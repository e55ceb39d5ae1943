import type { Route } from '../routes/index.ts';

/** Content pages, which share one module. */
export const loadTexts = () => import('./pages/texts.page.ts');
const text = (path: string, page: keyof Awaited<ReturnType<typeof loadTexts>>['pages']): Route => ({
  path,
  name: 'texts',
  load: () => loadTexts().then(({ pages }) => ({ page: pages[page] })),
});

/** Both pages of a password reset, which share one module. */
const recovery = (page: 'reset' | 'newPassword') => () =>
  import('./pages/recovery.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The pages that lead to shops, which share one module. */
const discovery = (path: string, page: 'categories' | 'category' | 'brands' | 'ads' | 'promotion'): Route => ({
  path,
  name: 'discovery',
  load: () => import('./pages/discovery.page.ts').then(({ pages }) => ({ page: pages[page] })),
});

/**
 * Every existing page; anything else is neither linked nor served. The server finds a page's scripts and styles by its
 * name.
 */
export const routes: readonly Route[] = [
  { path: '/', dependsOnAddress: true, name: 'home', load: () => import('./pages/home.page.ts') },
  { path: '/shop', dependsOnAddress: true, name: 'shop-list', load: () => import('./pages/shop-list.page.ts') },
  { path: '/liked', name: 'liked', load: () => import('./pages/liked.page.ts') },
  { path: '/diet', name: 'diet', load: () => import('./pages/diet.page.ts') },
  { path: '/shop/:id', name: 'shop', load: () => import('./pages/shop.page.ts') },
  { path: '/restaurant/:id', name: 'shop', load: () => import('./pages/shop.page.ts') },
  discovery('/shop-category', 'categories'),
  { ...discovery('/shop-category/:id', 'category'), dependsOnAddress: true },
  discovery('/brands', 'brands'),
  discovery('/ads', 'ads'),
  discovery('/ads/:id', 'promotion'),
  discovery('/promotion/:id', 'promotion'),
  { path: '/checkout', needsSignIn: true, name: 'checkout', load: () => import('./pages/checkout.page.ts') },
  {
    path: '/restaurant/:id/checkout',
    needsSignIn: true,
    name: 'checkout',
    load: () => import('./pages/checkout.page.ts'),
  },
  { path: '/orders', needsSignIn: true, name: 'orders', load: () => import('./pages/orders.page.ts') },
  { path: '/orders/:id', needsSignIn: true, name: 'order', load: () => import('./pages/order.page.ts') },
  { path: '/group/:id', name: 'group', load: () => import('./pages/group.page.ts') },
  { path: '/login', name: 'login', load: () => import('./pages/login.page.ts') },
  { path: '/register', name: 'register', load: () => import('./pages/register.page.ts') },
  { path: '/verify-phone', name: 'verify', load: () => import('./pages/verify.page.ts') },
  { path: '/update-details', name: 'update-details', load: () => import('./pages/update-details.page.ts') },
  { path: '/reset-password', name: 'recovery', load: recovery('reset') },
  { path: '/update-password', needsSignIn: true, name: 'recovery', load: recovery('newPassword') },
  {
    path: '/settings/security',
    needsSignIn: true,
    name: 'security',
    load: () => import('./pages/security.page.ts'),
  },
  text('/welcome', 'welcome'),
  {
    path: '/saved-locations',
    needsSignIn: true,
    name: 'saved-locations',
    load: () => import('./pages/saved-locations.page.ts'),
  },
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
