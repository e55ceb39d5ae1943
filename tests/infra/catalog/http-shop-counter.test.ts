import { describe, expect, it } from 'vitest';
import { noShopFilter } from '@domain/catalog/index.ts';
import { createHttpShopCounter } from '@infra/catalog/http-shop-counter.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const counted = async (data: object) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  const counter = createHttpShopCounter({ api, context: { ...context, currencyId: () => 2 } });
  const answer = await counter.count({ ...noShopFilter, kind: 'shop' });
  if (!answer.ok) throw new Error(answer.error.kind);
  return { counts: answer.value, calls };
};
const group = (any: number, ...choices: readonly object[]) => ({ any, choices });

describe('CATALOG-1b API-1 counts beside the filter of shops', () => {
  it('are asked for with the filter and the currency of the fees', async () => {
    const { calls } = await counted({});
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', 'rest/shops/counts', { type: 'shop', order_by: 'trust_you', currency_id: '2', lang: 'en' }],
    ]);
  });

  it('are read with the value that each choice stands for', async () => {
    const { counts } = await counted({
      total: 7,
      all: 30,
      groups: {
        type: group(30, { value: 'restaurant', count: 20 }, { value: 'shop', count: 10 }),
        open: group(7, { value: 1, count: 5 }),
        free_delivery: group(7, { value: 1, count: 2 }),
        deals: group(7, { value: 1, count: 3 }),
        rating: group(7, { value: 4.5, count: 1 }),
        prices: group(6),
        delivery_time_to: group(7, { value: 30, count: 4 }),
        delivery_fee_to: group(7, { value: 2.5, count: 6 }),
        category_ids: group(7, { category: { id: 3, translation: { title: 'Soups' } }, count: 2 }),
        takes: group(7, { tag: { id: 9, translation: { title: 'Quick' } }, count: 1 }),
        diets: group(7, { value: 'vegan', count: 2 }, { value: 'from the future', count: 1 }),
      },
    });
    const { categoryIds, tagIds, mostFee, ...plain } = counts;
    expect(plain).toEqual({
      total: 7,
      all: 30,
      kind: {
        any: 30,
        choices: [
          { value: 'restaurant', count: 20 },
          { value: 'shop', count: 10 },
        ],
      },
      isOpen: { any: 7, choices: [{ value: true, count: 5 }] },
      isFreeDelivery: { any: 7, choices: [{ value: true, count: 2 }] },
      hasDeals: { any: 7, choices: [{ value: true, count: 3 }] },
      minRating: { any: 7, choices: [{ value: 4.5, count: 1 }] },
      prices: { any: 6, choices: [] },
      mostMinutes: { any: 7, choices: [{ value: 30, count: 4 }] },
      diets: { any: 7, choices: [{ value: 'vegan', count: 2 }] },
    });
    expect([mostFee.choices, categoryIds.choices, tagIds.choices]).toEqual([
      [{ value: '2.5', count: 6 }],
      [{ value: expect.objectContaining({ id: 3, title: 'Soups' }), count: 2 }],
      [{ value: expect.objectContaining({ id: 9, title: 'Quick' }), count: 1 }],
    ]);
  });
});
