import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { createPrefetchShop } from '@app/composition/pages/prefetch-shop.ts';
import { routes } from '@app/composition/route-table.ts';
import { matchRoute } from '@app/routes/match-route.ts';

type Deps = Parameters<typeof createPrefetchShop>[0];

const prefetch = (path: string, answer: unknown = ok({})) => {
  const loaded: unknown[] = [];
  const query = (name: string) => (id: unknown) => [name, id];
  const prefetchShop = createPrefetchShop({
    cache: { load: (asked: unknown) => (loaded.push(asked), Promise.resolve(answer)) },
    queries: { shop: query('shop'), menu: query('menu') },
  } as unknown as Deps);
  const match = matchRoute(routes, path, '');
  if (!match) throw new Error(`No page at ${path}`);
  return { outcome: prefetchShop(match), loaded };
};

describe('data prefetched beside the code of a page', () => {
  it.each(['/shop/501', '/restaurant/501'])('are the shop and its menu at %s', (path) =>
    expect(prefetch(path).loaded).toEqual([
      ['shop', 501],
      ['menu', 501],
    ]),
  );

  it.each([
    '/shop/0',
    '/shop/-1',
    '/shop/1.5',
    '/shop/x',
    '/shop/9007199254740993',
    '/shop/5f2b9c1e-8d3a-4b6f-9e70-1c2d3e4f5a6b',
    '/orders/501',
    '/shop-category/501',
    '/',
  ])('are empty at %s', (path) => expect(prefetch(path).loaded).toEqual([]));

  it.each([
    ['/shop/501', ok({}), 'ready'],
    ['/shop/501', err({ kind: 'rejected', status: 404, code: 'ERROR_404', message: '' }), 'not-found'],
    ['/shop/501', err({ kind: 'unreachable' }), 'failed'],
    ['/orders/501', undefined, 'ready'],
  ])('say that the page at %s with the shop %j is %s', async (path, answer, kind) =>
    expect(await prefetch(path, answer).outcome).toEqual({ kind }),
  );
});
