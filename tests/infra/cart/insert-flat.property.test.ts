import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey, type InsertEntry } from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { insertFlat } from '@infra/cart/insert-flat.ts';
import type { ProductBody } from '@infra/cart/insert-body.ts';
import { runs } from '../../domain/runs.ts';

const entriesArb: fc.Arbitrary<readonly InsertEntry[]> = fc.uniqueArray(
  fc.record({
    stockId: fc.integer({ min: 1, max: 4 }).map(stockId),
    quantity: fc.integer({ min: 1, max: 3 }),
    addons: fc.uniqueArray(
      fc.record({ stockId: fc.integer({ min: 11, max: 13 }).map(stockId), quantity: fc.integer({ min: 1, max: 2 }) }),
      { maxLength: 2, selector: (addon) => addon.stockId },
    ),
  }),
  { minLength: 1, maxLength: 8, selector: lineKey },
);

/** The calls in which a server without nested add-ons gets lines. */
const callsFor = async (entries: readonly InsertEntry[]): Promise<readonly (readonly ProductBody[])[]> => {
  const calls: (readonly ProductBody[])[] = [];
  await insertFlat(entries, {
    held: async () => ok(undefined),
    remove: async () => ok(undefined),
    insert: async (products) => {
      calls.push(products);
      return ok('cart');
    },
  });
  return calls;
};

const textOf = (stock: number, quantity: number, addons: readonly string[]): string =>
  `${quantity} of ${stock} with ${addons.toSorted().join()}`;
const wanted = ({ stockId: stock, quantity, addons }: InsertEntry): string =>
  textOf(
    stock,
    quantity,
    addons.map((addon) => `${addon.quantity} of ${addon.stockId}`),
  );

describe('contract 8.8 lines for a server without nested add-ons', () => {
  it('arrive whole: each line with its add-ons, once', async () => {
    await fc.assert(
      fc.asyncProperty(entriesArb, async (entries) => {
        const arrived = (await callsFor(entries)).flatMap((products) =>
          products
            .filter((product) => product.parent_id === undefined)
            .map((parent) =>
              textOf(
                parent.stock_id,
                parent.quantity,
                products
                  .filter((addon) => addon.parent_id === parent.stock_id)
                  .map((addon) => `${addon.quantity} of ${addon.stock_id}`),
              ),
            ),
        );
        expect(arrived.toSorted()).toEqual(entries.map(wanted).toSorted());
      }),
      runs(200),
    );
  });

  it('hold a dish once a call, and lines with add-ons in other calls than those without', async () => {
    await fc.assert(
      fc.asyncProperty(entriesArb, async (entries) => {
        for (const products of await callsFor(entries)) {
          const parents = products.filter((product) => product.parent_id === undefined).map((one) => one.stock_id);
          expect(new Set(parents).size).toBe(parents.length);
          const withAddons = new Set(products.flatMap((product) => product.parent_id ?? []));
          expect([0, parents.length]).toContain(withAddons.size);
        }
      }),
      runs(200),
    );
  });
});
