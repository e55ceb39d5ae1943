import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type Money } from '@domain/pricing/index.ts';
import { changedCharge, replacementPrice, type ChargedOrder, type LinePrice } from '@domain/substitution/index.ts';
import { runs } from '../runs.ts';

const usd = (minor: number): Money => money(minor, 2);
const amountArb = fc.integer({ min: 0, max: 20_000 });
const lineArb: fc.Arbitrary<LinePrice> = fc
  .tuple(amountArb, amountArb)
  .map(([total, discount]) => ({ gross: usd(total + discount), total: usd(total) }));

type Case = { readonly charged: ChargedOrder; readonly lines: readonly LinePrice[]; readonly fees: number };
/** Orders with a tax, a coupon, a discount of the whole order and fees. */
const orderArb: fc.Arbitrary<Case> = fc
  .tuple(fc.array(lineArb, { minLength: 1, maxLength: 6 }), fc.nat(25), fc.nat(100), fc.nat(100), amountArb)
  .map(([lines, taxPercent, wholePercent, couponPercent, fees]) => {
    const sum = (of: (line: LinePrice) => Money) => lines.reduce((all, line) => all + of(line).minor, 0);
    const [gross, goods] = [sum(({ gross: each }) => each), sum(({ total }) => total)];
    const whole = Math.floor((goods * wholePercent) / 100);
    const tax = Math.round((goods * taxPercent) / 100);
    const coupon = Math.floor(((goods - whole) * couponPercent) / 100);
    return {
      lines,
      fees,
      charged: {
        total: usd(goods - whole + tax - coupon + fees),
        origin: usd(gross),
        discount: usd(gross - goods + whole),
        tax: usd(tax),
        coupon: usd(coupon),
      },
    };
  });

const goodsOf = (lines: readonly LinePrice[]): Money => usd(lines.reduce((sum, { total }) => sum + total.minor, 0));
const restOf = ({ total, origin, discount, tax, coupon }: ChargedOrder): number =>
  total.minor - (origin.minor - discount.minor + tax.minor - coupon.minor);
const NOTHING: LinePrice = { gross: usd(0), total: usd(0) };

describe('ORDER-10 a replacement', () => {
  it('costs the lower of both prices', () => {
    fc.assert(
      fc.property(lineArb, lineArb, (ordered, proposed) => {
        const price = replacementPrice(ordered, proposed);
        expect(price.total.minor).toBe(Math.min(ordered.total.minor, proposed.total.minor));
        expect(price.gross.minor).toBeGreaterThanOrEqual(price.total.minor);
      }),
      runs(100, 5000),
    );
  });
});

describe('ORDER-10 an order with a changed line', () => {
  it('adds up, and is lower by exactly what comes back', () => {
    fc.assert(
      fc.property(orderArb, lineArb, ({ charged, lines, fees }, proposed) => {
        const [from = NOTHING] = lines;
        const to = replacementPrice(from, proposed);
        const { charged: after, back } = changedCharge(charged, goodsOf(lines), { from, to });
        expect(after.total.minor).toBe(charged.total.minor - back.minor);
        expect(restOf(after)).toBe(fees);
        expect(back.minor).toBeGreaterThanOrEqual(0);
        expect(back.minor).toBeLessThanOrEqual(charged.total.minor - fees);
      }),
      runs(200, 50_000),
    );
  });

  it('returns all that was paid for the goods once every line is left out', () => {
    fc.assert(
      fc.property(orderArb, ({ charged, lines, fees }) => {
        let [left, order, back] = [[...lines], charged, 0];
        while (left.length > 0) {
          const [from = NOTHING] = left;
          const changed = changedCharge(order, goodsOf(left), { from, to: NOTHING });
          [left, order, back] = [left.slice(1), changed.charged, back + changed.back.minor];
        }
        expect(order.total.minor).toBe(fees);
        expect(back).toBe(charged.total.minor - fees);
        expect(order.coupon.minor).toBe(0);
        expect(order.discount.minor).toBe(0);
      }),
      runs(200, 50_000),
    );
  });

  it('returns the price of the line where nothing but lines was charged', () => {
    const lines = [
      { gross: usd(420), total: usd(420) },
      { gross: usd(1250), total: usd(1100) },
    ];
    const charged = { total: usd(1719), origin: usd(1670), discount: usd(150), tax: usd(0), coupon: usd(0) };
    const [from = NOTHING] = lines;
    const left = changedCharge(charged, goodsOf(lines), { from, to: NOTHING });
    expect([left.back, left.charged.total, left.charged.origin]).toEqual([usd(420), usd(1299), usd(1250)]);
    const to = replacementPrice(from, { gross: usd(360), total: usd(360) });
    expect(changedCharge(charged, goodsOf(lines), { from, to }).back).toEqual(usd(60));
    expect(() => changedCharge(charged, goodsOf(lines), { from, to: { gross: usd(500), total: usd(500) } })).toThrow(
      RangeError,
    );
  });
});
