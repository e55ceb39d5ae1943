import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLines } from '@domain/cart/index.ts';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { currencyId, shopId, stockId, uuid, type Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { openReorder, type Order, type OrderLine } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { orderArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const [sample] = fc.sample(orderArb, { numRuns: 1, seed: 1 });
const amount = money(250, 2);
const none = money(0, 2);

const rejected = (status: number): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: {},
  data: undefined,
});

/** A product with one stock of its number, five of which are left. */
const productOf = (id: Uuid, shop: number): ProductDetail =>
  ({
    uuid: id,
    shopId: shopId(shop),
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

const lineOf = (stock: number, isKnown: boolean): OrderLine => ({
  id: stock,
  stockId: stockId(stock),
  product: isKnown ? uuid(String(stock)) : undefined,
  title: `Dish ${stock}`,
  options: '',
  image: undefined,
  quantity: 2,
  isBonus: false,
  note: '',
  gross: money(400, 2),
  total: money(400, 2),
  addons: [],
});

type Sold = 'sold' | 'gone' | 'lost' | 'busy';

/** Opens an order of one line per outcome; `asked` lists the stocks whose product had to be found first. */
const open = async (kinds: readonly Sold[], isKnown: boolean, currency: number) => {
  const asked: number[] = [];
  const order: Order = {
    ...(sample as Order),
    currency: currencyId(2),
    lines: kinds.map((_, index) => lineOf(index + 1, isKnown)),
  };
  const outcome = await openReorder({
    stocks: {
      productOf: async (_, stock) => {
        asked.push(stock);
        return ok(uuid(String(stock)));
      },
    },
    catalog: {
      load: async (id) => {
        const kind = kinds[Number(id) - 1];
        if (kind === 'lost') return err({ kind: 'unreachable' });
        return kind === 'sold' ? ok(productOf(id, order.shop.id)) : err(rejected(kind === 'gone' ? 404 : 429));
      },
    },
    currency: () => currencyId(currency),
  })(order);
  return { outcome, asked };
};

const kindsArb = fc.array(fc.constantFrom<Sold>('sold', 'sold', 'gone', 'lost', 'busy'), {
  minLength: 1,
  maxLength: 5,
});

describe('ORDER-8c opening a past order', () => {
  it('reports what the shop does not sell as gone, and fails if the shop cannot be loaded', async () => {
    await fc.assert(
      fc.asyncProperty(kindsArb, fc.boolean(), async (kinds, isKnown) => {
        const { outcome, asked } = await open(kinds, isKnown, 2);
        expect(outcome.ok).toBe(!kinds.some((kind) => kind === 'lost' || kind === 'busy'));
        expect(asked).toHaveLength(isKnown ? 0 : kinds.length);
        if (!outcome.ok) return;
        expect(cartLines(outcome.value.cart)).toHaveLength(kinds.filter((kind) => kind === 'sold').length);
        expect(outcome.value.changes.filter(({ kind }) => kind === 'gone')).toHaveLength(
          kinds.filter((kind) => kind === 'gone').length,
        );
      }),
      runs(50),
    );
  });

  it.each([
    [2, ['price']],
    [3, []],
  ])('compares prices only in the currency of the order: currency %s', async (currency, kinds) => {
    const { outcome } = await open(['sold'], true, currency);
    expect(outcome.ok && outcome.value.changes.map(({ kind }) => kind)).toEqual(kinds);
  });
});
