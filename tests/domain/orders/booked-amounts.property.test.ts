import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedAmounts, type CommissionTerms } from '@domain/orders/index.ts';
import { calculate, decimal, money, type Totals } from '@domain/pricing/index.ts';
import { calculationInputArb, percentArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const termsArb = fc.record({ percent: percentArb, isBySubscription: fc.boolean() });
const totalsArb: fc.Arbitrary<Totals> = calculationInputArb.map((input) => calculate(input).totals);

describe('ORDER-9 the amounts an order is booked with', () => {
  it('equal the calculation, and the price follows from the rest', () => {
    fc.assert(
      fc.property(totalsArb, termsArb, (totals, terms) => {
        const booked = bookedAmounts(totals, terms);
        const { price, discount, shopTax, delivery, service, waiter, tips, deposit, coupon, total } = totals;
        expect(booked).toMatchObject({
          total,
          origin: price,
          discount,
          tax: shopTax,
          delivery,
          service,
          waiter,
          tips,
          deposit,
          coupon,
        });
        const others = [discount, coupon, shopTax, delivery, service, waiter, tips, deposit].map(({ minor }) => minor);
        const [off = 0, code = 0, ...charged] = others;
        expect(price.minor).toBe(charged.reduce((sum, minor) => sum - minor, total.minor + off + code));
      }),
      runs(30),
    );
  });

  it('split the total exactly', () => {
    fc.assert(
      fc.property(totalsArb, termsArb, (totals, terms) => {
        const { total, delivery, service, waiter, tips, commission, seller } = bookedAmounts(totals, terms);
        expect([seller, commission, delivery, service, waiter, tips].reduce((sum, { minor }) => sum + minor, 0)).toBe(
          total.minor,
        );
      }),
      runs(30),
    );
  });

  it('round the commission half up and book none under a subscription', () => {
    fc.assert(
      fc.property(totalsArb, fc.integer({ min: 0, max: 10_000 }), (totals, hundredths) => {
        const terms: CommissionTerms = { percent: decimal(String(hundredths / 100)), isBySubscription: false };
        const { scale } = totals.total;
        const minor = totals.total.minor - totals.deposit.minor;
        const share = (2n * BigInt(minor) * BigInt(hundredths) + 10_000n) / 20_000n;
        expect(bookedAmounts(totals, terms).commission).toEqual(money(Number(share), scale));
        expect(bookedAmounts(totals, { ...terms, isBySubscription: true }).commission).toEqual(money(0, scale));
      }),
      runs(40),
    );
  });
});
