import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedAmounts, commissionFee, originPrice } from '@domain/orders/index.ts';
import { calculate, money, type Totals } from '@domain/pricing/index.ts';
import { calculationInputArb, moneyArb, percentArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const termsArb = fc.record({ percent: percentArb, isBySubscription: fc.boolean() });
const totalsArb: fc.Arbitrary<Totals> = calculationInputArb.map((input) => calculate(input).totals);

describe('ORDER-9 the amounts an order is booked with', () => {
  it('are those of its calculation, and the price of the items can be had back from the others', () => {
    fc.assert(
      fc.property(totalsArb, termsArb, (totals, terms) => {
        const booked = bookedAmounts(totals, terms);
        const { price, discount, shopTax, delivery, service, waiter, tips, coupon, total } = totals;
        expect(booked).toMatchObject({ total, origin: price, discount, tax: shopTax, delivery, service, waiter, tips, coupon });
        expect(originPrice(booked)).toEqual(price);
      }),
      runs(30),
    );
  });

  it('share the total out to the last unit', () => {
    fc.assert(
      fc.property(totalsArb, termsArb, (totals, terms) => {
        const { total, delivery, service, waiter, tips, commission, seller } = bookedAmounts(totals, terms);
        expect([seller, commission, delivery, service, waiter, tips].reduce((sum, { minor }) => sum + minor, 0)).toBe(total.minor);
      }),
      runs(30),
    );
  });

  it('have a commission that is the nearest whole unit, or none by subscription', () => {
    fc.assert(
      fc.property(moneyArb(2), fc.integer({ min: 0, max: 10_000 }), (total, hundredths) => {
        const percent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`.replace(/\.?0+$/, '') || '0';
        const terms = { percent: percent as Parameters<typeof commissionFee>[1]['percent'], isBySubscription: false };
        const twice = 2n * BigInt(total.minor) * BigInt(hundredths);
        expect(commissionFee(total, terms)).toEqual(money(Number((twice + 10_000n) / 20_000n), 2));
        expect(commissionFee(total, { ...terms, isBySubscription: true })).toEqual(money(0, 2));
      }),
      runs(40),
    );
  });
});
