import * as fc from 'fast-check';
import { priceStock, type Discount, type Scale, type StockPrice } from '../pricing/index.ts';
import { baseAmountArb, percentArb, rateArb } from './money.arb.ts';

/** Discounts by share and by amount, also larger than the price. */
export const discountArb: fc.Arbitrary<Discount> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  type: fc.constantFrom('fix' as const, 'percent' as const),
  amount: fc.oneof(percentArb, baseAmountArb),
});

/** Prices of a piece as `priceStock` makes them, with and without tax and discount. */
export const stockPriceArb = (scale: Scale): fc.Arbitrary<StockPrice> =>
  fc
    .record({
      base: baseAmountArb,
      rate: rateArb,
      taxPercent: percentArb,
      discount: fc.option(discountArb, { nil: undefined }),
    })
    .map((input) => priceStock({ ...input, scale }));
