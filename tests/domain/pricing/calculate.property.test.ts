import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, linesTotal, quoteOf, recomputeQuote, type PriceLine, type Quote } from '@domain/pricing/index.ts';
import { calculationInputArb, quoteArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { sampleHeader, sampleInput, sampleQuote } from './sample-quote.data.ts';

/** Everything that is summed into the total, flat. */
const partsOf = (line: PriceLine): readonly number[] => [...line.parts.map(({ quantity, unit }) => quantity * unit), ...line.children.flatMap(partsOf)];

describe('PRICE-1 the price engine', () => {
  it('gives the quote of the contract to the letter', () => {
    expect(quoteOf(sampleHeader, calculate(sampleInput))).toEqual(sampleQuote);
  });

  it('adds up: the total is the sum of the parts and of the named amounts', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { lines, totals } = calculate(input);
        expect(totals.total.minor).toBe(linesTotal(lines));
        expect(totals.total.minor).toBe(
          totals.price.minor - totals.discount.minor + totals.shopTax.minor + totals.delivery.minor + totals.service.minor + totals.waiter.minor - totals.coupon.minor + totals.tips.minor,
        );
        for (const line of lines) expect(line.amount + linesTotal(line.children)).toBe(partsOf(line).reduce((sum, part) => sum + part, 0));
      }),
      runs(60, 100_000),
    );
  });

  it('never asks a customer for less than nothing, whatever the coupon', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { totals } = calculate(input);
        expect(totals.total.minor - totals.tips.minor).toBeGreaterThanOrEqual(0);
        expect(totals.coupon.minor).toBeGreaterThanOrEqual(0);
      }),
      runs(60, 15_000),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const backwards = { ...input, items: input.items.toReversed() };
        expect(calculate(backwards).totals).toEqual(calculate(input).totals);
      }),
      runs(40, 10_000),
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
      runs(30, 6000),
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
      fc.property(quoteArb.filter(({ lines }) => lines.length > 0), fc.integer({ min: -5, max: 5 }).filter((by) => by !== 0), (quote, by) => {
        for (const tampered of changed(quote, by)) expect(recomputeQuote(tampered).ok).toBe(false);
      }),
      runs(15, 4000),
    );
  });
});
