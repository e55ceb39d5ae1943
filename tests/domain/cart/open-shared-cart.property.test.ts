import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLines, openSharedCart } from '@domain/cart/index.ts';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { shopId, stockId, uuid, type Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

const rejected = (status: number): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: {},
  data: undefined,
});
const amount = money(250, 2);
const none = money(0, 2);

/** A product with one stock of its number. */
const productOf = (id: Uuid): ProductDetail =>
  ({
    uuid: id,
    shopId: shopId(1),
    title: `Dish ${id}`,
    image: undefined,
    limits: { min: 1, max: 9 },
    stocks: [
      {
        id: stockId(Number(id)),
        price: { price: amount, tax: none, discount: none, total: amount },
        available: 5,
        options: [],
        addons: [],
      },
    ],
  }) as unknown as ProductDetail;

describe('CART-11d opening a shared cart', () => {
  it('reports what the shop does not sell as gone, and fails if the shop cannot be loaded', async () => {
    const outcomes = fc.array(fc.constantFrom('sold', 'sold', 'gone', 'lost', 'busy'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(outcomes, async (kinds) => {
        const open = openSharedCart({
          stocks: {
            productOf: async (_, stock) => {
              const kind = kinds[stock - 1];
              if (kind === 'lost') return err({ kind: 'unreachable' });
              return kind === 'sold' ? ok(uuid(String(stock))) : err(rejected(kind === 'gone' ? 404 : 429));
            },
          },
          catalog: { load: async (id) => ok(productOf(id)) },
        });
        const lines = kinds.map((_, index) => ({ stockId: stockId(index + 1), quantity: 7, addons: [] }));
        const opened = await open({ shopId: shopId(1), lines });
        expect(opened.ok).toBe(!kinds.some((kind) => kind === 'lost' || kind === 'busy'));
        if (!opened.ok) return;
        const sold = kinds.filter((kind) => kind === 'sold').length;
        expect(cartLines(opened.value.cart).map(({ quantity }) => quantity)).toEqual(Array(sold).fill(5));
        expect(opened.value.gone).toHaveLength(kinds.length - sold);
      }),
      runs(100),
    );
  });
});
