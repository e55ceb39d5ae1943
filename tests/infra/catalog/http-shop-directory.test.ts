import { describe, expect, it } from 'vitest';
import { noShopFilter } from '@domain/catalog/index.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const shop = (id: number, open: boolean) => ({
  id,
  uuid: `0000000${id}-0000-4000-8000-000000000000`,
  open,
  translation: { title: `Shop ${id}` },
});
const directoryOf = (data: unknown) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  return { directory: createHttpShopDirectory({ api, context: { ...context, currencyId: () => 3 } }), calls };
};
const idsOf = (answer: { readonly ok: boolean; readonly value?: readonly { readonly id: number }[] }) =>
  answer.value?.map(({ id }) => id);

describe('CATALOG-1 API-1 the directory of shops', () => {
  it('asks for fees in the currency of the customer', async () => {
    const { directory, calls } = directoryOf([]);
    const fees = { currency_id: '3', lang: 'en' };
    await directory.list(noShopFilter, 2);
    await directory.recommended();
    await directory.recommended({ isOpen: true });
    await directory.load('green spoon' as never);
    await directory.byUuids(['one', 'two'] as never);
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['rest/shops/paginate', { ...fees, order_by: 'trust_you', open_first: '1', page: '2', perPage: '12' }],
      ['rest/shops/recommended', fees],
      ['rest/shops/recommended', { ...fees, open: '1' }],
      ['rest/shops/green%20spoon', fees],
      ['rest/shops', { ...fees, 'shops[0]': 'one', 'shops[1]': 'two' }],
    ]);
  });

  it('leaves out closed shops where open ones are asked for, also of a server that ignores it', async () => {
    const { directory } = directoryOf([shop(1, true), shop(2, false), shop(3, true)]);
    expect(idsOf(await directory.recommended())).toEqual([1, 2, 3]);
    expect(idsOf(await directory.recommended({}))).toEqual([1, 2, 3]);
    expect(idsOf(await directory.recommended({ isOpen: true }))).toEqual([1, 3]);
  });

  it('has no more categories than asked for, and twenty at most otherwise', async () => {
    const { directory, calls } = directoryOf(Array.from({ length: 30 }, (_, index) => ({ id: index + 1 })));
    const counts = [await directory.categories(), await directory.categories(5)].map((answer) => idsOf(answer)?.length);
    expect([counts, calls.map(({ path, query }) => [path, query['type'], query['perPage']])]).toEqual([
      [20, 5],
      [
        ['rest/categories/paginate', 'shop', '20'],
        ['rest/categories/paginate', 'shop', '5'],
      ],
    ]);
  });

  it('has banners, not stories', async () => {
    const { directory, calls } = directoryOf([]);
    expect(await directory.banners()).toEqual({ ok: true, value: [] });
    expect(calls.map(({ path, query }) => [path, query['type']])).toEqual([['rest/banners/paginate', 'banner']]);
  });
});
