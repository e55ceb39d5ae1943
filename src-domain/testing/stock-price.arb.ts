import * as fc from 'fast-check';
import { priceStock, type Discount, type Scale, type StockPrice } from '../pricing/index.ts';
import { baseAmountArb, percentArb, rateArb } from './money.arb.ts';

/** Percentage and fixed discounts, also larger than the price. */
export const discountArb: fc.Arbitrary<Discount> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  type: fc.constantFrom('fix' as const, 'percent' as const),
  amount: fc.oneof(percentArb, baseAmountArb),
});

/** Prices of a piece as returned by `priceStock`, with and without tax and discount. */
export const stockPriceArb = (scale: Scale): fc.Arbitrary<StockPrice> =>
  fc
    .record({
      base: baseAmountArb,
      rate: rateArb,
      taxPercent: percentArb,
      discount: fc.option(discountArb, { nil: undefined }),
    })
    .map((input) => priceStock({ ...input, scale }));
