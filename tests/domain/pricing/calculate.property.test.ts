import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@domain/kernel/canonical-json.ts';
import {
  calculate,
  LINE_KINDS,
  linesTotal,
  quoteOf,
  recomputeQuote,
  type CalculationInput,
  type PriceLine,
  type Quote,
} from '@domain/pricing/index.ts';
import { calculationInputArb, quoteArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';
import { sampleHeader, sampleInput, sampleQuote } from './sample-quote.data.ts';
import { slowTotals } from './slow-cart.ts';

/** Everything that is summed into the total, flat. */
const partsOf = (line: PriceLine): readonly number[] => [
  ...line.parts.map(({ quantity, unit }) => quantity * unit),
  ...line.children.flatMap(partsOf),
];

/** Every piece that is given, as the oracle writes it. */
const giftsOf = (lines: readonly PriceLine[]): readonly string[] =>
  lines
    .filter(({ kind }) => kind === 'bonus')
    .flatMap(({ ref, member, quantity, parts }) =>
      Array.from({ length: quantity }, () => `${ref} of ${String(parts[0]?.args['bonus_id'])} for ${member}`),
    )
    .sort();

const netsOf = (lines: readonly PriceLine[]): readonly number[] =>
  lines
    .filter(({ kind }) => kind === 'item')
    .map((line) => linesTotal([line]))
    .sort((left, right) => left - right);

describe('PRICE-1 the price engine', () => {
  it('gives the contract’s example quote exactly', () => {
    expect(quoteOf(sampleHeader, calculate(sampleInput))).toEqual(sampleQuote);
  });

  it('L3 agrees with the contract’s formulas and adds up', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        const { lines: nets, bonuses, recipeCount, ...amounts } = slowTotals(input);
        expect(totals.recipeCount).toBe(recipeCount);
        for (const [name, amount] of Object.entries(amounts))
          expect([name, totals[name as keyof typeof amounts].minor]).toEqual([name, Number(amount)]);
        expect(netsOf(lines)).toEqual(nets.map(Number).sort((left, right) => left - right));
        expect(giftsOf(lines)).toEqual(bonuses);
        const { price, discount, shopTax, delivery, service, waiter, coupon, tips, deposit, total } = totals;
        expect(total.minor).toBe(
          price.minor -
            discount.minor +
            shopTax.minor +
            delivery.minor +
            service.minor +
            waiter.minor -
            coupon.minor +
            tips.minor +
            deposit.minor,
        );
        expect(total.minor).toBe(lines.flatMap(partsOf).reduce((sum, part) => sum + part, 0));
        for (const line of lines)
          expect(line.amount + linesTotal(line.children)).toBe(partsOf(line).reduce((sum, part) => sum + part, 0));
      }),
      runs(20, 100_000),
    );
  });

  it('never lets a total fall below zero, whatever the coupon', () => {
    fc.assert(
      fc.property(
        calculationInputArb,
        fc.constantFrom('total_price', 'delivery_fee'),
        fc.constantFrom('fix', 'percent'),
        (cart, target, type) => {
          const input: CalculationInput = {
            ...cart,
            coupon: { code: 'ALL', type, target, amount: '150' as Quote['rate'] },
          };
          const { totals } = calculate(input);
          const { coupon, price, discount, delivery, tips, total } = totals;
          expect(total.minor - tips.minor).toBeGreaterThanOrEqual(0);
          expect(coupon.minor).toBeGreaterThanOrEqual(0);
          expect(coupon.minor).toBeLessThanOrEqual(
            target === 'delivery_fee' ? delivery.minor : price.minor - discount.minor,
          );
        },
      ),
      runs(15, 10_000),
    );
  });

  it('lists lines in contract order and omits empty ones', () => {
    const rank = (line: PriceLine): readonly (number | string)[] => [
      LINE_KINDS.indexOf(line.kind as 'item'),
      ...(line.kind === 'item'
        ? [line.member ?? 0, Number(line.ref), canonicalJson(line.children)]
        : [Number(line.ref) || 0, line.member ?? 0]),
    ];
    const isRising = (left: readonly (number | string)[], right: readonly (number | string)[]): boolean => {
      const at = left.findIndex((part, index) => part !== right[index]);
      return at === -1 || (left[at] as number) < (right[at] as number);
    };
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines } = calculate(input);
        const ranks = lines.map(rank);
        expect(ranks.every((one, index) => index === 0 || isRising(ranks[index - 1] ?? [], one))).toBe(true);
        for (const { children } of lines)
          expect(children.map(({ ref }) => ref)).toEqual(
            children.map(({ ref }) => ref).sort((left, right) => Number(left) - Number(right)),
          );
        expect(
          lines.filter(({ kind, amount }) => (kind === 'tips' || kind === 'recipe_discount') && amount === 0),
        ).toEqual([]);
        expect(lines.filter(({ kind }) => ['shop_tax', 'delivery', 'service'].includes(kind))).toHaveLength(3);
      }),
      runs(15, 10_000),
    );
  });

  it('grants a cart bonus from its threshold on, in order of rules, members and stocks', () => {
    const stock = { id: 1, base: '5' as Quote['rate'], taxPercent: '0' as Quote['rate'], discount: undefined };
    const plain: CalculationInput = {
      rate: '1' as Quote['rate'],
      scale: 2,
      items: [2, 1].map((member) => ({ member, stock, quantity: 2, addons: [] })),
      bonuses: [],
      recipes: [],
      ownerMember: 1,
      shopTaxPercent: '0' as Quote['rate'],
      serviceFee: '0' as Quote['rate'],
      delivery: { type: 'pickup' },
      coupon: undefined,
      tips: undefined,
    };
    const bonus = {
      id: 1,
      type: 'sum',
      stockId: undefined,
      value: '20' as Quote['rate'],
      bonusStockId: 9,
      quantity: 1,
      available: 3,
    } as const;
    expect(
      ['19.99', '20', '20.01'].map(
        (value) =>
          giftsOf(calculate({ ...plain, bonuses: [{ ...bonus, value: value as Quote['rate'] }] }).lines).length,
      ),
    ).toEqual([1, 1, 0]);
    const free = { ...stock, base: '0' as Quote['rate'] };
    const giftsOfFreeCart = (items: CalculationInput['items'], value: string): number =>
      giftsOf(calculate({ ...plain, items, bonuses: [{ ...bonus, value: value as Quote['rate'] }] }).lines).length;
    const freeItems = [{ member: 1, stock: free, quantity: 1, addons: [] }];
    // A threshold that converts to 0 is reached by a cart that costs nothing, not by one that holds nothing.
    expect([
      giftsOfFreeCart(freeItems, '0.004'),
      giftsOfFreeCart(freeItems, '0.005'),
      giftsOfFreeCart([], '0.004'),
    ]).toEqual([1, 0, 0]);
    const counted = { ...bonus, type: 'count', stockId: 1, value: '1' as Quote['rate'] } as const;
    const rules = [
      { ...counted, id: 8 },
      { ...counted, id: 3, quantity: 1 },
      { ...counted, id: 5, bonusStockId: 4, available: 9 },
    ];
    const lines = calculate({ ...plain, bonuses: rules }).lines.filter(({ kind }) => kind === 'bonus');
    expect(
      lines.map(({ ref, member, quantity, parts }) => [ref, member, quantity, parts[0]?.args['bonus_id']]),
    ).toEqual([
      [4, 1, 2, 5],
      [4, 2, 2, 5],
      [9, 1, 2, 3],
      [9, 2, 1, 3],
    ]);
  });

  it('grants a piece bonus for every full count and none for a partial one', () => {
    const price = { base: '5' as Quote['rate'], taxPercent: '0' as Quote['rate'], discount: undefined };
    const pieces = (quantity: number): number =>
      calculate({
        ...sampleInput,
        items: [{ member: 1, stock: { id: 1, ...price }, quantity, addons: [] }],
        bonuses: [
          {
            id: 1,
            type: 'count',
            stockId: 1,
            value: '3' as Quote['rate'],
            bonusStockId: 9,
            quantity: 2,
            available: 99,
          },
        ],
        recipes: [],
        coupon: undefined,
      }).lines.reduce((sum, { kind, quantity: given }) => sum + (kind === 'bonus' ? given : 0), 0);
    expect([1, 2, 3, 4, 5, 6, 8, 9].map(pieces)).toEqual([0, 0, 2, 2, 2, 4, 4, 6]);
  });

  it('deducts recipes by id, each from what is left', () => {
    const stockOf = (id: number): CalculationInput['items'][number]['stock'] => ({
      id,
      base: '5' as Quote['rate'],
      taxPercent: '0' as Quote['rate'],
      discount: undefined,
    });
    const recipe = (
      id: number,
      amount: string,
      ...ingredients: readonly (readonly [number, number])[]
    ): CalculationInput['recipes'][number] => ({
      id,
      type: 'fix',
      amount: amount as Quote['rate'],
      ingredients: ingredients.map(([stockId, quantity]) => ({ stockId, quantity })),
    });
    const input = (recipes: CalculationInput['recipes']): CalculationInput => ({
      rate: '1' as Quote['rate'],
      scale: 2,
      items: [
        { member: 1, stock: stockOf(1), quantity: 4, addons: [] },
        { member: 1, stock: stockOf(2), quantity: 3, addons: [] },
      ],
      bonuses: [],
      recipes,
      ownerMember: 1,
      shopTaxPercent: '0' as Quote['rate'],
      serviceFee: '0' as Quote['rate'],
      delivery: { type: 'pickup' },
      coupon: undefined,
      tips: undefined,
    });
    const taken = (...recipes: CalculationInput['recipes']): unknown =>
      calculate(input(recipes))
        .lines.filter(({ kind }) => kind === 'recipe_discount')
        .map(({ ref, quantity, amount, parts }) => [ref, quantity, amount, parts[0]?.args['limited'] === true]);
    expect(taken(recipe(7, '9', [1, 2]), recipe(3, '6', [1, 2]))).toEqual([
      [3, 2, -1200, false],
      [7, 1, -800, true],
    ]);
    expect(taken(recipe(1, '4', [1, 3], [2, 2]))).toEqual([[1, 1, -400, false]]);
    expect(taken(recipe(1, '4', [1, 1], [2, 2]))).toEqual([[1, 1, -400, false]]);
    expect([
      taken(recipe(1, '4', [1, 5])),
      taken(recipe(1, '4', [1, 1], [3, 1])),
      taken(recipe(1, '4')),
      taken(recipe(1, '0', [1, 1])),
    ]).toEqual([[], [], [], []]);
    for (const quantity of [-1, 0, 0.5])
      expect(isRefused(() => calculate(input([recipe(1, '4', [1, quantity])])))).toBe(true);
  });

  it('takes from a stock listed at two prices no more than both together cost', () => {
    const item = (base: string): CalculationInput['items'][number] => ({
      member: 1,
      stock: { id: 1, base: base as Quote['rate'], taxPercent: '0' as Quote['rate'], discount: undefined },
      quantity: 1,
      addons: [],
    });
    const quote = calculate({
      rate: '1' as Quote['rate'],
      scale: 2,
      items: [item('1'), item('5')],
      bonuses: [],
      recipes: [{ id: 1, type: 'fix', amount: '9' as Quote['rate'], ingredients: [{ stockId: 1, quantity: 2 }] }],
      ownerMember: 1,
      shopTaxPercent: '0' as Quote['rate'],
      serviceFee: '0' as Quote['rate'],
      delivery: { type: 'pickup' },
      coupon: undefined,
      tips: undefined,
    });
    expect(quote.lines.find(({ kind }) => kind === 'recipe_discount')?.amount).toBe(-600);
    expect(quote.totals.total.minor).toBe(0);
  });

  it('never lets discounts make a line negative', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        for (const line of lines.filter(({ kind }) => kind === 'item'))
          expect(Math.min(line.amount, ...line.children.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        expect(totals.price.minor - totals.discount.minor).toBeGreaterThanOrEqual(0);
        expect(totals.recipeDiscount.minor).toBeGreaterThanOrEqual(0);
      }),
      runs(15, 10_000),
    );
  });
});

describe('PRICE-7 the explainable quote', () => {
  it('verifies', () => {
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const proof = recomputeQuote(quote);
        expect(proof.ok && proof.value.total.minor).toBe(quote.total);
      }),
      runs(15, 6000),
    );
  });

  it('fails verification after any change of an amount', () => {
    const changed = (quote: Quote, by: number): readonly Quote[] => [
      { ...quote, total: quote.total + by },
      ...quote.lines.map((line, place) => ({
        ...quote,
        lines: quote.lines.with(place, { ...line, amount: line.amount + by }),
      })),
      { ...quote, coupon: `${quote.coupon ?? ''}x` },
      { ...quote, lines: quote.lines.slice(1) },
    ];
    fc.assert(
      fc.property(
        quoteArb,
        fc.integer({ min: -5, max: 5 }).filter((by) => by !== 0),
        (quote, by) => {
          for (const tampered of changed(quote, by)) expect(recomputeQuote(tampered).ok).toBe(false);
        },
      ),
      runs(8, 4000),
    );
  });
});
