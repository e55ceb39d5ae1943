import { describe, expect, it, vi } from 'vitest';
import { gate } from '../cart/stage.ts';
import { createRouteModules } from '@app/routes/route-modules.ts';
import { Pages } from '@app/routes/pages.ts';
import { ready, type AnyPage, type PageOutcome, type PageViewModel } from '@app/routes/page.ts';

const viewModel: PageViewModel = {
  show: () => {},
  prepare: () => Promise.resolve(ready),
  head: () => ({ title: '' }),
  activate: () => () => {},
};
const page = { viewModel: Symbol('page'), View: () => null, bindings: () => {} } as unknown as AnyPage;

const pagesOf = (...paths: readonly string[]): Pages =>
  new Pages({
    routes: paths.map((path) => ({ path, name: path, load: () => Promise.resolve({ page }) })),
    modules: createRouteModules(() => {}),
    create: () => viewModel,
    prefetchData: () => Promise.resolve(ready),
    isSignedIn: () => true,
    startPath: () => '/',
    delay: () => Promise.resolve(),
  });

describe('the current page', () => {
  it('ROUTE-10 is home for the address /_app', async () => {
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

  it('ROUTE-4 receives another query, and ignores an equal one', async () => {
    const shown: unknown[] = [];
    const pages = new Pages({
      routes: [{ path: '/shop/:id', name: 'shop', load: () => Promise.resolve({ page }) }],
      modules: createRouteModules(() => {}),
      create: () => ({ ...viewModel, show: ({ query }) => void shown.push(query) }),
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    await pages.open({ path: '/shop/1', search: '' });
    const standing = pages.shown;
    await pages.open({ path: '/shop/1', search: '' });
    expect([shown, pages.shown]).toEqual([[{}], standing]);
    await pages.open({ path: '/shop/1', search: '?product=a' });
    await pages.open({ path: '/shop/1', search: '?product=a' });
    expect([shown, pages.shown?.match.place.query, pages.shown?.id]).toEqual([
      [{}, { product: 'a' }],
      { product: 'a' },
      standing?.id,
    ]);
  });

  it('distinguishes a recreated page from one that was navigated to', async () => {
    const pages = pagesOf('/', '/shop');
    await pages.open({ path: '/', search: '' });
    expect(pages.shown?.isRecreated).toBe(false);
    await pages.recreate();
    expect(pages.shown?.isRecreated).toBe(true);
    await pages.open({ path: '/shop', search: '' });
    expect(pages.shown?.isRecreated).toBe(false);
  });

  it('is the one that was being opened while the one before it was recreated, created after the change', async () => {
    const reading = gate();
    const created: string[] = [];
    let address = 'none';
    let prepare = viewModel.prepare;
    const pages = new Pages({
      routes: ['/', '/shop'].map((path) => ({ path, name: path, load: () => Promise.resolve({ page }) })),
      modules: createRouteModules(() => {}),
      create: () => {
        const madeFor = address;
        return { ...viewModel, show: ({ path }) => void created.push(`${path} for ${madeFor}`), prepare };
      },
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => new Promise(() => {}),
    });
    await pages.open({ path: '/', search: '' });
    prepare = () => reading.pass().then(() => ready);
    const opening = pages.open({ path: '/shop', search: '' });
    await vi.waitFor(() => expect(created).toContain('/shop for none'));
    prepare = viewModel.prepare;
    address = 'home';
    await pages.recreate();
    expect(pages.shown?.match.place.path).toBe('/');
    await reading.open();
    await opening;
    expect(created).toEqual(['/ for none', '/shop for none', '/ for home', '/shop for home']);
    expect([pages.shown?.match.place.path, pages.shown?.isRecreated, pages.isMoving]).toEqual(['/shop', false, false]);
  });

  it('shows a change together with the page recreated for it, two at once with the last', async () => {
    const reading = gate();
    const pages = pagesOf('/');
    await pages.open({ path: '/', search: '' });
    const before = pages.shown;
    const preparing = vi.spyOn(viewModel, 'prepare').mockImplementation(() => reading.pass().then(() => ready));
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(`${name} ${String(pages.shown === before)}`);
    const both = [pages.recreate(note('euros')), pages.recreate(note('address'))];
    await reading.open();
    expect([seen, pages.shown === before]).toEqual([[], true]);
    await reading.open();
    await Promise.all(both);
    preparing.mockRestore();
    expect(seen).toEqual(['euros false', 'address false']);
  });

  it('requests the data of a page before its code is loaded, and not again afterwards', async () => {
    let bring = (): void => {};
    const asked: string[] = [];
    const pages = new Pages({
      routes: [
        { path: '/shop/:id', name: 'shop', load: () => new Promise((resolve) => (bring = () => resolve({ page }))) },
      ],
      modules: createRouteModules(() => {}),
      create: () => viewModel,
      prefetchData: ({ place }) => (asked.push(place.path), Promise.resolve(ready)),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    const opening = pages.open({ path: '/shop/1', search: '' });
    expect([asked, pages.shown]).toEqual([['/shop/1'], undefined]);
    bring();
    await opening;
    await pages.open({ path: '/shop/2', search: '' });
    expect([asked, pages.shown?.match.place.path]).toEqual([['/shop/1'], '/shop/2']);
  });

  it('ERROR-6 reports that the code of a page failed to load, and shows the page once it loads', async () => {
    let comes = false;
    const pages = new Pages({
      routes: [
        { path: '/', name: 'home', load: () => Promise.resolve({ page }) },
        {
          path: '/shop',
          name: 'shop',
          load: () => (comes ? Promise.resolve({ page }) : Promise.reject(new TypeError('Failed to fetch'))),
        },
      ],
      modules: createRouteModules(() => {}),
      create: () => viewModel,
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    await pages.open({ path: '/', search: '' });
    expect(await pages.open({ path: '/shop', search: '' })).toEqual({ kind: 'failed' });
    expect([pages.hasFailed, pages.isMissing, pages.isMoving, pages.shown]).toEqual([true, false, false, undefined]);
    await pages.open({ path: '/', search: '' });
    expect([pages.hasFailed, pages.shown?.match.place.path]).toEqual([false, '/']);
    comes = true;
    expect(await pages.open({ path: '/shop', search: '' })).toEqual(ready);
    expect([pages.hasFailed, pages.shown?.match.place.path]).toEqual([false, '/shop']);
  });

  it('ERROR-6 a page without a part of its code is a failure too, and retries', async () => {
    let outcome: PageOutcome = { kind: 'unloaded' };
    const pages = new Pages({
      routes: [{ path: '/', name: 'home', load: () => Promise.resolve({ page }) }],
      modules: createRouteModules(() => {}),
      create: () => ({ ...viewModel, prepare: async () => outcome }),
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    expect(await pages.open({ path: '/', search: '' })).toEqual({ kind: 'failed' });
    expect([pages.hasFailed, pages.shown]).toEqual([true, undefined]);
    outcome = ready;
    expect(await pages.open({ path: '/', search: '' })).toEqual(ready);
    expect([pages.hasFailed, pages.shown?.match.place.path]).toEqual([false, '/']);
  });

  it('ERROR-6 a late failure does not replace a later page', async () => {
    let lose = (): void => {};
    const pages = new Pages({
      routes: [
        { path: '/', name: 'home', load: () => Promise.resolve({ page }) },
        {
          path: '/shop',
          name: 'shop',
          load: () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
        },
      ],
      modules: createRouteModules(() => {}),
      create: () => viewModel,
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    const early = pages.open({ path: '/shop', search: '' });
    await pages.open({ path: '/', search: '' });
    lose();
    await early;
    expect([pages.hasFailed, pages.shown?.match.place.path]).toEqual([false, '/']);
  });
});
