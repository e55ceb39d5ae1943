import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalQuote, quoteId, type Quote } from '@domain/pricing/index.ts';
import { quoteArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** The same value with the names of every object in another order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
};

describe('PRICE-7 the id of a quote', () => {
  it('does not depend on the order of names, nor on the way over the wire', () => {
    fc.assert(
      fc.property(quoteArb, (quote) => {
        expect(quoteId(turned(quote) as Quote)).toBe(quote.id);
        expect(quoteId(JSON.parse(JSON.stringify(quote)) as Quote)).toBe(quote.id);
        expect(quote.id).toMatch(/^q1_[0-9a-f]{64}$/);
      }),
      runs(6, 2000),
    );
  });

  it('covers everything the customer agrees to', () => {
    const changes: readonly ((quote: Quote) => Partial<Quote>)[] = [
      ({ cartId }) => ({ cartId: cartId + 1 }),
      ({ shopId }) => ({ shopId: shopId + 1 }),
      ({ currencyId }) => ({ currencyId: currencyId + 1 }),
      ({ total }) => ({ total: total + 1 }),
      ({ slot }) => ({ slot: slot ? null : { date: '2025-03-10', time: '12:30' } }),
      ({ coupon }) => ({ coupon: coupon === null ? 'X' : null }),
      ({ lines }) => ({ lines: lines.slice(1) }),
      ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }),
    ];
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const ids = changes.map((change) => quoteId({ ...quote, ...change(quote) }));
        expect(new Set([...ids, quote.id]).size).toBe(changes.length + 1);
      }),
      runs(3, 600),
    );
  });

  it('hashes sorted names without spaces and without the id itself', () => {
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const text = canonicalQuote(quote);
        const read = JSON.parse(text) as Record<string, unknown>;
        expect(Object.keys(read)).toEqual([
          'cart_id',
          'coupon',
          'currency_id',
          'km',
          'lines',
          'rate',
          'scale',
          'shop_id',
          'slot',
          'total',
          'type',
          'v',
        ]);
        expect(text.length).toBe(JSON.stringify(read).length);
      }),
      runs(6, 2000),
    );
  });
});
