import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartOf, cartTotals } from '@domain/cart/index.ts';
import { missingToMinimum } from '@domain/orders/index.ts';
import { addMoney, money, noMoney, type Scale } from '@domain/pricing/index.ts';
import { cartLineArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

it('ORDER-2g returns exactly what is missing to the minimum order, nothing once it is reached', () => {
  fc.assert(
    fc.property(
      scaleArb.chain((scale) => fc.tuple(moneyArb(scale), moneyArb(scale))),
      ([price, minimum]) => {
        const missing = missingToMinimum(price, minimum);
        expect(missing === undefined).toBe(price.minor >= minimum.minor);
        if (missing) expect(addMoney(price, missing)).toEqual(minimum);
        expect(missingToMinimum(minimum, minimum)).toBeUndefined();
        const other: Scale = price.scale === 0 ? 2 : 0;
        expect(isRefused(() => missingToMinimum(price, noMoney(other)))).toBe(true);
      },
    ),
    runs(100, 10_000),
  );
});

it('ORDER-2g does not count a discount against the minimum', () => {
  fc.assert(
    fc.property(fc.array(cartLineArb, { minLength: 1, maxLength: 5 }), (lines) => {
      const { gross, net, discount } = cartTotals(cartOf(lines));
      expect(gross && missingToMinimum(gross, gross)).toBeUndefined();
      if (net && gross && discount) {
        expect(missingToMinimum(net, gross)).toEqual(discount.minor > 0 ? discount : undefined);
        expect(missingToMinimum(gross, money(gross.minor + 1, gross.scale))).toEqual(money(1, gross.scale));
      }
    }),
    runs(100, 10_000),
  );
});
