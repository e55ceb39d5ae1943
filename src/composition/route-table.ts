import type { Route } from '../routes/index.ts';

/** Every page that exists; what is not here is neither linked nor answered. The server finds scripts and styles by `source`. */
export const routes: readonly Route[] = [
  { path: '/', chrome: 'full', source: 'src/composition/pages/home.page.ts', load: () => import('./pages/home.page.ts') },
  { path: '/shop/:id', chrome: 'full', source: 'src/composition/pages/shop.page.ts', load: () => import('./pages/shop.page.ts') },
  { path: '/restaurant/:id', chrome: 'full', source: 'src/composition/pages/shop.page.ts', load: () => import('./pages/shop.page.ts') },
];
