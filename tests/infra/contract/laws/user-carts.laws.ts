import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type InsertEntry, lineKey, type UserCart, type UserCarts } from '@domain/cart/index.ts';
import { cartId, type ShopId, type StockId } from '@domain/kernel/ids.ts';
import { subtractMoney, sumMoney } from '@domain/pricing/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/**
 * An unused cart, and a shop with two dishes, the first of which is offered with a sauce; another shop sells
 * `elsewhere`.
 */
export type Kitchen = {
  readonly carts: UserCarts;
  readonly shop: ShopId;
  readonly dish: StockId;
  readonly sauce: StockId;
  readonly soup: StockId;
  readonly otherShop: ShopId;
  readonly elsewhere: StockId;
};

const lines = (cart: UserCart | undefined) =>
  (cart?.members.flatMap((member) => member.lines) ?? []).filter(({ isBonus }) => !isBonus);

const held = (cart: UserCart | undefined) =>
  Object.fromEntries(lines(cart).map((line) => [lineKey(line), line.quantity]));

const plain = (stock: StockId, quantity: number): InsertEntry => ({ stockId: stock, quantity, addons: [] });

/** Found once: in the flat form, taking the dish with its sauce away took the plain one, or nothing. */
const ADDON_LINE_GOES = [
  [
    { what: 'dish', isExtra: true, quantity: 2 },
    { what: 'dish', isExtra: false, quantity: 1 },
  ],
  [{ what: 'dish', isExtra: true, quantity: 0 }],
] satisfies { readonly what: 'dish' | 'soup'; readonly isExtra: boolean; readonly quantity: number }[][];

export const cartLaws =
  (runs: number): Laws<Kitchen> =>
  (fresh) => {
    it('CART-4 starts without a cart and has one after the first line', async () => {
      const { carts, shop, soup } = await fresh();
      expect(await carts.load()).toEqual({ ok: true, value: undefined });
      const cart = taken(await carts.insert(shop, [plain(soup, 2)]));
      expect(cart).toMatchObject({ shopId: shop, isGroup: false });
      expect(held(cart)).toEqual({ [lineKey(plain(soup, 2))]: 2 });
      expect(taken(await carts.load())).toEqual(cart);
    });

    it('CART-4 keeps the last quantity sent for each line; sending it again changes nothing', async () => {
      const [dishes, extras] = [fc.constantFrom<'dish' | 'soup'>('dish', 'soup'), fc.boolean()];
      const entryArb = fc.record({ what: dishes, isExtra: extras, quantity: fc.integer({ min: 0, max: 6 }) });
      // A call names a line once.
      const callArb = fc.uniqueArray(entryArb, {
        selector: ({ what, isExtra }) => `${what} ${what === 'dish' && isExtra}`,
        minLength: 1,
        maxLength: 3,
      });
      const entriesArb = fc.array(callArb, { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(entriesArb, async (told) => {
          const { carts, shop, sauce, ...sold } = await fresh();
          const model = new Map<string, number>();
          for (const some of told) {
            const entries = some.map(({ what, isExtra, quantity }) => ({
              ...plain(sold[what], quantity),
              addons: isExtra && what === 'dish' ? [{ stockId: sauce, quantity: 1 }] : [],
            }));
            for (const entry of entries) model.set(lineKey(entry), entry.quantity);
            const cart = taken(await carts.insert(shop, entries));
            expect(held(cart)).toEqual(Object.fromEntries([...model].filter(([, quantity]) => quantity > 0)));
            expect(taken(await carts.insert(shop, entries))).toEqual(cart);
            expect(
              sumMoney(
                cart.members.flatMap((member) =>
                  member.lines.map(({ gross, discount }) => subtractMoney(gross, discount)),
                ),
                cart.total.scale,
              ),
            ).toEqual(cart.total);
          }
          expect(held(taken(await carts.load()))).toEqual(
            Object.fromEntries([...model].filter(([, quantity]) => quantity > 0)),
          );
        }),
        { numRuns: runs, examples: [[ADDON_LINE_GOES]] },
      );
    });

    it('CART-7 reduces a quantity to its limit and returns the result', async () => {
      const { carts, shop, soup } = await fresh();
      const [line] = lines(taken(await carts.insert(shop, [plain(soup, 5000)])));
      expect(line?.quantity).toBe(Math.min(line?.item.limits.max ?? 0, line?.item.limits.available ?? 0));
      expect(line?.quantity).toBeGreaterThan(0);
    });

    it('CART-3 belongs to one shop: rejects products of another and changes nothing', async () => {
      const { carts, shop, soup, otherShop, elsewhere } = await fresh();
      const cart = taken(await carts.insert(shop, [plain(soup, 1)]));
      expect(await carts.insert(otherShop, [plain(elsewhere, 1)])).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 400, code: 'ERROR_440' },
      });
      expect(taken(await carts.load())).toEqual(cart);
    });

    it('CART-4 is gone once deleted, which makes room for another shop', async () => {
      const { carts, shop, soup, otherShop, elsewhere } = await fresh();
      const cart = taken(await carts.insert(shop, [plain(soup, 1)]));
      expect(await carts.remove(cartId(cart.id + 1000))).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 404 },
      });
      taken(await carts.remove(cart.id));
      expect(await carts.load()).toEqual({ ok: true, value: undefined });
      expect(taken(await carts.insert(otherShop, [plain(elsewhere, 1)])).shopId).toBe(otherShop);
    });
  };
