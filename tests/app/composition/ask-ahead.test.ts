import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { askAhead } from '@app/composition/ask-ahead.ts';
import { routes } from '@app/composition/route-table.ts';
import { DATA_CACHE } from '@app/composition/tokens.ts';
import { CATALOG_QUERIES } from '@app/features/catalog/index.ts';
import { matchRoute } from '@app/routes/match-route.ts';

const askedFor = (path: string): readonly unknown[] => {
  const asked: unknown[] = [];
  const container = new Container();
  container.bind(DATA_CACHE).toConstantValue({ load: (query: unknown) => (asked.push(query), Promise.resolve()) });
  container.bind(CATALOG_QUERIES).toConstantValue({ shop: (id: unknown) => ['shop', id], menu: (id: unknown) => ['menu', id] });
  const match = matchRoute(routes, path, '');
  if (!match) throw new Error(`No page at ${path}`);
  askAhead(container, match);
  return asked;
};

describe('what is asked for before the code of a page is there', () => {
  it.each(['/shop/501', '/restaurant/501'])('%s: the shop and its menu', (path) => expect(askedFor(path)).toEqual([['shop', 501], ['menu', 501]]));

  it.each(['/shop/0', '/shop/-1', '/shop/1.5', '/shop/x', '/shop/9007199254740993', '/shop/5f2b9c1e-8d3a-4b6f-9e70-1c2d3e4f5a6b', '/orders/501', '/shop-category/501', '/'])('%s: nothing', (path) =>
    expect(askedFor(path)).toEqual([]),
  );
});
