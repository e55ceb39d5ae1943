import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderFees, serviceFeeIn } from '@domain/catalog/index.ts';
import { calculate, subtractMoney } from '@domain/pricing/index.ts';
import { baseAmountArb, calculationInputArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { deliveringArb, deliveryOf, tariffOf } from './delivering.ts';

describe('CATALOG-6c the fees of a cart before sign-in', () => {
  it('equal those of the calculation, with the same total', () => {
    fc.assert(
      fc.property(calculationInputArb, deliveringArb, baseAmountArb, (input, delivering, serviceFee) => {
        const { rate, scale, location, place, taxPercent: shopTaxPercent } = delivering;
        const { totals } = calculate({
          ...input,
          rate,
          scale,
          serviceFee,
          shopTaxPercent,
          delivery: deliveryOf(delivering),
          coupon: undefined,
          tips: undefined,
          packaging: undefined,
        });
        const fees = orderFees({
          shop: { deliveryFee: tariffOf(delivering), location, taxPercent: shopTaxPercent },
          place,
          items: subtractMoney(totals.price, totals.discount),
          service: serviceFeeIn(serviceFee, { rate, scale }),
        });
        expect(fees).toEqual({
          delivery: { amount: totals.delivery, isFinal: true },
          service: totals.service,
          shopTax: totals.shopTax,
          total: totals.total,
        });
      }),
      runs(50, 10_000),
    );
  });

  it('omit an unknown service fee', () => {
    const unreadableArb = fc.oneof(
      fc.constant(''),
      fc.string().filter((text) => !/\d/.test(text)),
      baseAmountArb.filter((amount) => amount !== '0').map((amount) => `-${amount}`),
    );
    fc.assert(
      fc.property(deliveringArb, unreadableArb, (delivering, text) => {
        const service = serviceFeeIn(text, delivering);
        expect(service).toBeUndefined();
        const { location, place, taxPercent } = delivering;
        const deliveryFee = tariffOf(delivering);
        const items = deliveryFee.base;
        const fees = orderFees({ shop: { deliveryFee, location, taxPercent }, place, items, service });
        expect(fees.total.minor).toBe(items.minor + fees.delivery.amount.minor + fees.shopTax.minor);
      }),
      runs(25, 10_000),
    );
  });
});
