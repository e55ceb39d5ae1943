import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, cartTotals, clampQuantity } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { recipeId, shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { addMoney, calculate, decimal, money, priceStock } from '@domain/pricing/index.ts';
import {
  STORED_RECIPES_MAX,
  storedRecipe,
  lengthenTimer,
  packsFor,
  pauseTimer,
  planRecipe,
  PORTIONS_MAX,
  portionsWithin,
  priceBasket,
  priceRecipe,
  resumeTimer,
  setDiscount,
  startTimer,
  timeLeft,
  TIMER_MAX_MS,
  toggleHeld,
  withStoredRecipe,
  withTimer,
  type CookTimer,
  type StoredRecipe,
  type Recipe,
} from '@domain/recipes/index.ts';
import { pricedRecipeArb, recipeArb, type PricedRecipe } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const portionsArb = fc.integer({ min: 1, max: PORTIONS_MAX });
const piecesArb = fc.tuple(...[1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 9 })));

/** The recipe as a client reads it: prices of single pieces, and what a set takes off. */
const recipeOf = ({ rule, stocks, rate, scale }: PricedRecipe): Recipe => ({
  id: recipeId(rule.id),
  shopId: shopId(501),
  title: 'Shakshuka',
  servings: 4,
  price: priceRecipe(rule, stocks, { rate, scale }),
  setDiscount: setDiscount(rule, stocks, { rate, scale }),
  ingredients: rule.ingredients.map(({ stockId: id, quantity }) => ({
    product: {
      uuid: uuid(`product-${id}`),
      shopId: shopId(501),
      title: `Ingredient ${id}`,
      image: undefined,
      limits: { min: 1, max: 99 },
      dietary: undefined,
    },
    stock: {
      id: stockId(id),
      price: priceStock({ ...stocks.find((stock) => stock.id === id)!, rate, scale }),
      available: 99,
      options: [],
      addons: [],
      bonus: undefined,
    },
    quantity,
  })),
});

describe('CATALOG-4i the price of a basket', () => {
  it('is that of a cart of the same pieces, to the minor unit, in every currency', () => {
    fc.assert(
      fc.property(pricedRecipeArb, piecesArb, (priced, counts) => {
        const { rule, stocks, rate, scale } = priced;
        const recipe = recipeOf(priced);
        const used = stocks.filter(({ id }) => rule.ingredients.some((ingredient) => ingredient.stockId === id));
        const pieces = new Map(used.map(({ id }) => [stockId(id), counts[id - 1] ?? 0]));
        const items = used.flatMap((stock) => {
          const quantity = pieces.get(stockId(stock.id)) ?? 0;
          return quantity === 0 ? [] : [{ member: 0, stock, quantity, addons: [] }];
        });
        const basket = priceBasket(recipe, pieces);
        if (items.length === 0) {
          expect(basket.total).toEqual(money(0, scale));
          return;
        }
        const { total, recipeDiscount } = calculate({
          rate,
          scale,
          items,
          bonuses: [],
          recipes: [rule],
          ownerMember: 0,
          shopTaxPercent: decimal(0),
          serviceFee: decimal(0),
          delivery: { type: 'pickup' },
          coupon: undefined,
          tips: undefined,
        }).totals;
        expect(basket).toEqual({ origin: addMoney(total, recipeDiscount), discount: recipeDiscount, total });
      }),
      runs(400),
    );
  });

  it('of one set is the price that the recipe states', () => {
    fc.assert(
      fc.property(pricedRecipeArb, (priced) => {
        const recipe = recipeOf(priced);
        const { rows, price } = planRecipe(recipe, recipe.servings, []);
        expect(rows.every(({ limitedBy }) => limitedBy === undefined)).toBe(true);
        expect(price).toEqual(recipe.price);
      }),
      runs(200),
    );
  });
});

describe('CATALOG-4j the plan', () => {
  it('buys what is missing within the limits, and costs what its lines cost less the discount', () => {
    fc.assert(
      fc.property(recipeArb, portionsArb, fc.subarray([1, 2, 3, 4]), (recipe, portions, heldIds) => {
        const held = heldIds.map(stockId);
        const { rows, lines, price } = planRecipe(recipe, portions, held);
        for (const { need, wanted, quantity, limitedBy, isHeld } of rows) {
          expect(wanted).toBe(packsFor(need, portions, recipe.servings));
          expect({ quantity, limitedBy }).toEqual(
            clampQuantity(wanted, { ...need.product.limits, available: need.stock.available }),
          );
          expect(isHeld).toBe(held.includes(need.stockId));
          expect(lines.find((line) => line.stockId === need.stockId)?.quantity ?? 0).toBe(isHeld ? 0 : quantity);
        }
        expect(price.origin.minor).toBe(cartTotals(cartOf(lines)).net?.minor ?? 0);
        expect(price.total.minor).toBe(price.origin.minor - price.discount.minor);
      }),
      runs(200),
    );
  });

  it('gives the discount for complete sets only, and says what everything together would have', () => {
    fc.assert(
      fc.property(pricedRecipeArb, portionsArb, (priced, portions) => {
        const recipe = recipeOf(priced);
        const first = recipe.ingredients[0]!.stock.id;
        const [whole, without] = [planRecipe(recipe, portions, []), planRecipe(recipe, portions, [first])];
        expect(without.price.discount.minor).toBe(0);
        expect(without.fullDiscount).toEqual(whole.price.discount);
        expect(whole.fullDiscount).toEqual(whole.price.discount);
      }),
      runs(200),
    );
  });
});

describe('CATALOG-4k what is kept of recipes', () => {
  const keptArb: fc.Arbitrary<StoredRecipe> = fc.record({
    id: fc.integer({ min: 1, max: 60 }).map(recipeId),
    portions: fc.option(portionsArb, { nil: undefined }),
    held: fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(stockId)),
  });

  it('is the last that was said of each recipe, the latest first, and no more than the limit', () => {
    fc.assert(
      fc.property(fc.array(keptArb, { maxLength: 80 }), (said) => {
        const kept = said.reduce<readonly StoredRecipe[]>(withStoredRecipe, []);
        expect(kept.length).toBeLessThanOrEqual(STORED_RECIPES_MAX);
        expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
        const last = said.at(-1);
        if (last) expect([kept[0], storedRecipe(kept, last.id)]).toEqual([last, last]);
        expect(storedRecipe(kept, recipeId(99))).toEqual({ id: 99, portions: undefined, held: [] });
      }),
      runs(150),
    );
  });

  it('toggles an ingredient there and back, and clamps portions', () => {
    fc.assert(
      fc.property(keptArb, fc.integer({ min: 1, max: 9 }).map(stockId), fc.double(), (kept, stock, wanted) => {
        const toggled = toggleHeld(kept, stock);
        expect(toggled.held.includes(stock)).toBe(!kept.held.includes(stock));
        expect(new Set(toggleHeld(toggled, stock).held)).toEqual(new Set(kept.held));
        const portions = portionsWithin(wanted);
        expect([Number.isInteger(portions), portions >= 1, portions <= PORTIONS_MAX]).toEqual([true, true, true]);
        if (Number.isInteger(wanted) && wanted >= 1 && wanted <= PORTIONS_MAX) expect(portions).toBe(wanted);
      }),
      runs(150),
    );
  });
});

describe('CATALOG-4l timers', () => {
  const place = { recipe: recipeId(6), step: 1 };
  const nowArb = fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 });
  const spanArb = fc.integer({ min: 1, max: TIMER_MAX_MS });
  const waitArb = fc.integer({ min: 0, max: TIMER_MAX_MS });

  it('run down to nothing while nobody looks, and stand still while paused', () => {
    fc.assert(
      fc.property(nowArb, spanArb, waitArb, waitArb, (now, total, wait, pause) => {
        const timer = startTimer(place, total, instant(now));
        expect(timeLeft(timer, instant(now + wait))).toBe(Math.max(0, total - wait));
        // A clock that was set back never shows more than there was.
        expect(timeLeft(timer, instant(now - wait))).toBe(total);
        const paused = pauseTimer(timer, instant(now + wait));
        expect(timeLeft(paused, instant(now + wait + pause))).toBe(Math.max(0, total - wait));
        const resumed = resumeTimer(paused, instant(now + wait + pause));
        expect(timeLeft(resumed, instant(now + wait + pause))).toBe(Math.max(0, total - wait));
      }),
      runs(200),
    );
  });

  it('are lengthened by what is asked, up to a day, also when they are over', () => {
    fc.assert(
      fc.property(nowArb, spanArb, waitArb, fc.boolean(), (now, total, wait, isPaused) => {
        const at = instant(now + wait);
        const started = startTimer(place, total, instant(now));
        const timer = isPaused ? pauseTimer(started, at) : started;
        const left = timeLeft(timer, at);
        const longer = lengthenTimer(timer, 60_000, at);
        expect(timeLeft(longer, at)).toBe(Math.min(TIMER_MAX_MS, left + 60_000));
        expect(longer.totalMs).toBeGreaterThanOrEqual(timeLeft(longer, at));
        expect(longer.endsAt === undefined).toBe(isPaused && left > 0);
      }),
      runs(200),
    );
  });

  it('are one for each step', () => {
    const [first, other] = [startTimer(place, 1, instant(1)), startTimer({ ...place, step: 2 }, 2, instant(1))];
    const again = startTimer(place, 3, instant(1));
    const both = withTimer(withTimer([], place, first), other, other);
    expect(withTimer(both, place, again)).toEqual<CookTimer[]>([other, again]);
    expect(withTimer(both, place, undefined)).toEqual([other]);
  });
});
