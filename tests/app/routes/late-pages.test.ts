import { describe, expect, it, vi } from 'vitest';
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

describe('ROUTE-10 a page whose data are missing before its code has loaded', () => {
  it('is missing at once, without a view-model that would request them again', async () => {
    let created = 0;
    const pages = new Pages({
      routes: [{ path: '/shop/:id', name: 'shop', load: () => new Promise(() => {}) }],
      modules: createRouteModules(() => {}),
      create: () => ((created += 1), viewModel),
      prefetchData: () => Promise.resolve({ kind: 'not-found' }),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => Promise.resolve(),
    });
    expect(await pages.open({ path: '/shop/9', search: '' })).toEqual({ kind: 'not-found' });
    await pages.prefetch({ path: '/shop/9', search: '' });
    expect([pages.isMissing, pages.isMoving, created]).toEqual([true, false, 0]);
  });
});

describe('ROUTE-10 a missing page', () => {
  it('is not requested again by hydration, only after another page', async () => {
    const asked: string[] = [];
    const pages = new Pages({
      routes: ['/', '/shop/:id'].map((path) => ({ path, name: path, load: () => Promise.resolve({ page }) })),
      modules: createRouteModules(() => {}),
      create: () => {
        let path = '';
        return {
          ...viewModel,
          show: (place) => void (path = place.path),
          prepare: () => {
            asked.push(path);
            return Promise.resolve(path === '/' ? ready : { kind: 'not-found' });
          },
        };
      },
      prefetchData: () => Promise.resolve(ready),
      isSignedIn: () => true,
      startPath: () => '/',
      delay: () => new Promise(() => {}),
    });
    const open = (path: string) => pages.open({ path, search: '' });
    expect([await open('/shop/9'), await open('/shop/9')]).toEqual([{ kind: 'not-found' }, { kind: 'not-found' }]);
    expect(asked).toEqual(['/shop/9']);
    await open('/shop/8');
    await open('/');
    await open('/shop/8');
    expect([asked, pages.isMissing]).toEqual([['/shop/9', '/shop/8', '/', '/shop/8'], true]);
  });

  it('is opened anew from a page that is still being opened', async () => {
    const { pages, opening, answer } = await waiting();
    answer({ kind: 'not-found' });
    await opening;
    const leaving = pages.open({ path: '/', search: '' });
    expect(await pages.open({ path: '/shop/9', search: '' })).toEqual(ready);
    await leaving;
    expect(seen(pages)).toEqual([false, false, '/shop/9']);
  });
});

/** A page whose skeletons are on screen until `answer` is called. */
const waiting = async () => {
  let answer: (outcome: PageOutcome) => void = () => {};
  let prepare = viewModel.prepare;
  const pages = new Pages({
    routes: ['/', '/shop', '/shop/:id'].map((path) => ({ path, name: path, load: () => Promise.resolve({ page }) })),
    modules: createRouteModules(() => {}),
    create: () => ({ ...viewModel, prepare }),
    prefetchData: () => Promise.resolve(ready),
    isSignedIn: () => true,
    startPath: () => '/',
    delay: () => Promise.resolve(),
  });
  await pages.open({ path: '/', search: '' });
  prepare = () => new Promise((resolve) => (answer = resolve));
  const opening = pages.open({ path: '/shop/9', search: '' });
  await vi.waitFor(() => expect(pages.shown?.match.place.path).toBe('/shop/9'));
  prepare = viewModel.prepare;
  return { pages, opening, answer };
};

const seen = ({ isMissing, hasFailed, shown }: Pages) => [isMissing, hasFailed, shown?.match.place.path];

describe('ROUTE-10 a page whose skeletons are on screen', () => {
  it.each([
    [{ kind: 'ready' }, { kind: 'ready' }, [false, false, '/shop/9']],
    [{ kind: 'not-found' }, { kind: 'not-found' }, [true, false, undefined]],
    [{ kind: 'unloaded' }, { kind: 'failed' }, [false, true, undefined]],
    [{ kind: 'failed' }, { kind: 'failed' }, [false, false, '/shop/9']],
    [{ kind: 'redirect', to: '/' }, { kind: 'redirect', to: '/' }, [false, false, '/shop/9']],
  ] as const)('follows its late outcome %j', async (late, outcome, expected) => {
    const { pages, opening, answer } = await waiting();
    answer(late);
    expect([await opening, seen(pages)]).toEqual([outcome, expected]);
  });

  it('is missing with another query, and recreated, too', async () => {
    const { pages, opening, answer } = await waiting();
    await pages.open({ path: '/shop/9', search: '?sheet=info' });
    await pages.recreate();
    answer({ kind: 'not-found' });
    await opening;
    expect(seen(pages)).toEqual([true, false, undefined]);
  });

  it('does not replace a later page', async () => {
    const { pages, opening, answer } = await waiting();
    await pages.open({ path: '/shop', search: '' });
    answer({ kind: 'not-found' });
    expect([await opening, seen(pages)]).toEqual([ready, [false, false, '/shop']]);
  });
});
