import { describe, expect, it } from 'vitest';
import { toQuote } from '@infra/orders/quote-wire.ts';

const quoteWith = (args: object, more: object = {}) =>
  toQuote({
    id: 'q1_a',
    scale: 2,
    cart_id: 310,
    shop_id: 501,
    currency_id: 2,
    rate: '1',
    km: null,
    type: 'pickup',
    slot: null,
    coupon: null,
    total: 100,
    lines: [
      {
        kind: 'service',
        label: 'service.fee',
        ref: null,
        member: null,
        quantity: 1,
        parts: [{ label: 'service.fee', quantity: 1, unit: 100, rule: 'percent', args }],
        amount: 100,
        children: [],
      },
    ],
    ...more,
  });
const argsOf = (args: object) => quoteWith(args)?.lines[0]?.parts[0]?.args;

describe('ORDER-5 the numbers that explain a price', () => {
  it.each([
    [{ percent: '12.5', of: 800 }],
    [{ base: '2.5', per_km: '0.4', km: '0.91' }],
    [{ bonus_id: 81, name: 'Two for one', limited: true }],
  ])('are read as they are: %j', (args) => {
    expect(argsOf(args)).toEqual(args);
  });

  it.each([[{ percent: 'many' }], [{ km: '' }], [{ of: true, base: 'x' }], [{ percent: null }], [{ note: {} }]])(
    'make a quote unreadable that cannot be explained: %j',
    (args) => {
      expect(quoteWith(args)).toBeUndefined();
    },
  );

  it.each([[{ total: 1.5 }], [{ rate: '1.0' }], [{ rate: 'x' }], [{ lines: {} }], [{ id: '' }]])(
    'are of no use in a quote with %j',
    (more) => {
      expect(quoteWith({}, more)).toBeUndefined();
    },
  );
});
