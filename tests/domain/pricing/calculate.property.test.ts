import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, linesTotal, quoteOf, recomputeQuote, type CalculationInput, type PriceLine, type Quote } from '@domain/pricing/index.ts';
import { calculationInputArb, quoteArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { sampleHeader, sampleInput, sampleQuote } from './sample-quote.data.ts';
import { slowTotals } from './slow-cart.ts';

/** Everything that is summed into the total, flat. */
const partsOf = (line: PriceLine): readonly number[] => [...line.parts.map(({ quantity, unit }) => quantity * unit), ...line.children.flatMap(partsOf)];

/** Every piece that is given, as the oracle writes it. */
const giftsOf = (lines: readonly PriceLine[]): readonly string[] =>
  lines
    .filter(({ kind }) => kind === 'bonus')
    .flatMap(({ ref, member, quantity, parts }) => Array.from({ length: quantity }, () => `${ref} of ${String(parts[0]?.args['bonus_id'])} for ${member}`))
    .sort();

const netsOf = (lines: readonly PriceLine[]): readonly number[] => lines.filter(({ kind }) => kind === 'item').map((line) => linesTotal([line])).sort((left, right) => left - right);

describe('PRICE-1 the price engine', () => {
  it('gives the quote of the contract to the letter', () => {
    expect(quoteOf(sampleHeader, calculate(sampleInput))).toEqual(sampleQuote);
  });

  it('gives what the contract says, sentence by sentence, and adds up: L3', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        const { lines: nets, bonuses, ...amounts } = slowTotals(input);
        for (const [name, amount] of Object.entries(amounts)) expect([name, totals[name as keyof typeof amounts].minor]).toEqual([name, Number(amount)]);
        expect(netsOf(lines)).toEqual(nets.map(Number).sort((left, right) => left - right));
        expect(giftsOf(lines)).toEqual(bonuses);
        const { price, discount, shopTax, delivery, service, waiter, coupon, tips, total } = totals;
        expect(total.minor).toBe(price.minor - discount.minor + shopTax.minor + delivery.minor + service.minor + waiter.minor - coupon.minor + tips.minor);
        expect(total.minor).toBe(lines.flatMap(partsOf).reduce((sum, part) => sum + part, 0));
        for (const line of lines) expect(line.amount + linesTotal(line.children)).toBe(partsOf(line).reduce((sum, part) => sum + part, 0));
      }),
      runs(20, 100_000),
    );
  });

  it('never asks a customer for less than nothing, whatever the coupon', () => {
    fc.assert(
      fc.property(calculationInputArb, fc.constantFrom('total_price', 'delivery_fee'), fc.constantFrom('fix', 'percent'), (cart, target, type) => {
        const input: CalculationInput = { ...cart, coupon: { code: 'ALL', type, target, amount: '150' as Quote['rate'] } };
        const { totals } = calculate(input);
        const { coupon, price, discount, delivery, tips, total } = totals;
        expect(total.minor - tips.minor).toBeGreaterThanOrEqual(0);
        expect(coupon.minor).toBeGreaterThanOrEqual(0);
        expect(coupon.minor).toBeLessThanOrEqual(target === 'delivery_fee' ? delivery.minor : price.minor - discount.minor);
      }),
      runs(15, 10_000),
    );
  });

  it('never lets discounts make a line negative', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        for (const line of lines.filter(({ kind }) => kind === 'item')) expect(Math.min(line.amount, ...line.children.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        expect(totals.price.minor - totals.discount.minor).toBeGreaterThanOrEqual(0);
        expect(totals.recipeDiscount.minor).toBeGreaterThanOrEqual(0);
      }),
      runs(15, 10_000),
    );
  });
});

describe('PRICE-7 the explainable quote', () => {
  it('proves itself', () => {
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const proof = recomputeQuote(quote);
        expect(proof.ok && proof.value.total.minor).toBe(quote.total);
      }),
      runs(15, 6000),
    );
  });

  it('shows every change of an amount', () => {
    const changed = (quote: Quote, by: number): readonly Quote[] => [
      { ...quote, total: quote.total + by },
      ...quote.lines.map((line, place) => ({ ...quote, lines: quote.lines.with(place, { ...line, amount: line.amount + by }) })),
      { ...quote, coupon: `${quote.coupon ?? ''}x` },
      { ...quote, lines: quote.lines.slice(1) },
    ];
    fc.assert(
      fc.property(quoteArb, fc.integer({ min: -5, max: 5 }).filter((by) => by !== 0), (quote, by) => {
        for (const tampered of changed(quote, by)) expect(recomputeQuote(tampered).ok).toBe(false);
      }),
      runs(8, 4000),
    );
  });
});
