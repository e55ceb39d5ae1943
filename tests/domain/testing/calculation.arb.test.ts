import { describe, expect, it } from 'vitest';
import { calculate, quoteId, type CalculationInput, type PriceLine } from '@domain/pricing/index.ts';
import {
  calculationInputArb,
  couponRuleArb,
  deliveryInputArb,
  quoteArb,
  quoteHeaderFor,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

const inputs = sampled(calculationInputArb, 120);
const priced = inputs.map((input) => ({ input, ...calculate(input) }));
const counted = (isWanted: (one: (typeof priced)[number]) => boolean): number => priced.filter(isWanted).length;
const isCut = (line: PriceLine): boolean =>
  line.parts.some(({ args }) => args['limited'] === true) || line.children.some(isCut);

describe('PRICE-1 generated carts', () => {
  it('have distinct lines, and one price and one supply per stock', () => {
    for (const { items, bonuses, recipes } of inputs) {
      const names = items.map(({ member, stock, addons }) =>
        JSON.stringify([member, stock.id, addons.map((addon) => `${addon.stock.id} ${addon.quantity}`).sort()]),
      );
      expect(new Set(names).size).toBe(names.length);
      const stocks = items.flatMap((item) => [item.stock, ...item.addons.map((addon) => addon.stock)]);
      expect(new Set(stocks.map((stock) => JSON.stringify(stock))).size).toBe(new Set(stocks.map(({ id }) => id)).size);
      expect(new Set(bonuses.map(({ bonusStockId, available }) => `${bonusStockId} ${available}`)).size).toBe(
        new Set(bonuses.map(({ bonusStockId }) => bonusStockId)).size,
      );
      for (const rules of [bonuses, recipes]) expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    }
  });

  it('include empty carts, groups, add-ons, bonuses, recipes, all delivery types, limits and free totals', () => {
    expect(new Set(inputs.map(({ scale }) => scale)).size).toBe(3);
    expect(new Set(inputs.map(({ delivery }) => delivery.type)).size).toBe(5);
    const wanted: readonly ((one: (typeof priced)[number]) => boolean)[] = [
      ({ input }) => input.items.length === 0,
      ({ input }) => new Set(input.items.map(({ member }) => member)).size > 1,
      ({ input }) => input.items.some(({ addons }) => addons.length > 1),
      ({ input }) => input.items.some(({ quantity }) => quantity > 99),
      ({ lines }) => lines.some(({ kind }) => kind === 'bonus'),
      ({ totals }) => totals.recipeCount > 0,
      ({ lines }) => lines.some((line) => line.kind === 'item' && isCut(line)),
      ({ lines }) => lines.some((line) => line.kind === 'coupon' && isCut(line)),
      ({ lines }) => lines.some((line) => line.kind === 'recipe_discount' && isCut(line)),
      ({ totals }) => totals.coupon.minor > 0 && totals.coupon.minor === totals.price.minor - totals.discount.minor,
      ({ totals }) => totals.tips.minor > 0,
      ({ totals }) => totals.waiter.minor > 0,
    ];
    expect(wanted.map((isWanted) => counted(isWanted) > 0)).toEqual(wanted.map(() => true));
  });

  it('have coupons and deliveries of every kind, and quotes with correct ids', () => {
    expect(new Set(sampled(couponRuleArb).map(({ type, target }) => `${type} ${target}`)).size).toBe(4);
    expect(new Set(sampled(deliveryInputArb).map(({ type }) => type)).size).toBe(5);
    for (const quote of sampled(quoteArb, 10)) expect(quoteId(quote)).toBe(quote.id);
  });

  it('shrink to an empty cart that costs nothing', () => {
    const input: CalculationInput = smallest(calculationInputArb);
    expect([
      input.items,
      input.bonuses,
      input.recipes,
      input.coupon,
      input.tips,
      calculate(input).totals.total.minor,
    ]).toEqual([[], [], [], undefined, undefined, 0]);
    expect(smallest(calculationInputArb, ({ items }) => items.length > 0).items).toHaveLength(1);
    expect(quoteHeaderFor(input).coupon).toBeNull();
  });
});
