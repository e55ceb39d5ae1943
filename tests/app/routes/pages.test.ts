import { describe, expect, it } from 'vitest';
import { createRouteModules } from '@app/routes/route-modules.ts';
import { Pages } from '@app/routes/pages.ts';
import { ready, type AnyPage, type PageViewModel } from '@app/routes/page.ts';

const viewModel: PageViewModel = { show: () => {}, prepare: () => Promise.resolve(ready), head: () => ({ title: '' }), activate: () => () => {} };
const page = { viewModel: Symbol('page'), View: () => null, bindings: () => {} } as unknown as AnyPage;

const pagesOf = (...paths: readonly string[]): Pages =>
  new Pages({
    routes: paths.map((path) => ({ path, name: path, load: () => Promise.resolve({ page }) })),
    modules: createRouteModules(() => {}), create: () => viewModel, isSignedIn: () => true, delay: () => Promise.resolve(),
  });

describe('the page on screen', () => {
  it('ROUTE-10 is home where the address is /_app', async () => {
    expect(await pagesOf('/').open({ path: '/_app', search: '' })).toEqual({ kind: 'redirect', to: '/' });
  });

  it('LAYOUT-4 has the header of its address', async () => {
    const pages = pagesOf('/orders', '/orders/:id');
    expect(pages.chrome).toBe('full');
    await pages.open({ path: '/orders/880', search: '' });
    expect(pages.chrome).toBe('back');
    await pages.open({ path: '/orders', search: '?tab=history' });
    expect(pages.chrome).toBe('full');
  });
});
