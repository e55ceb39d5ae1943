import * as fc from 'fast-check';
import { currencyId } from '../kernel/ids.ts';
import { decimalOfMinor, money, type Currency, type Decimal, type Money, type Scale } from '../pricing/index.ts';

/** Decimal places of a currency: mostly 2, also 0 and 3. */
export const scaleArb: fc.Arbitrary<Scale> = fc.constantFrom<Scale>(2, 2, 0, 3);

/** A decimal number between two whole numbers with at most so many decimals. */
export const decimalArb = (min: number, max: number, decimals: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((minor) => decimalOfMinor(minor, decimals));

/** Amounts of a scale from zero to `max` minor units. */
export const moneyArb = (scale: Scale, max: number = 100_000): fc.Arbitrary<Money> =>
  fc.integer({ min: 0, max }).map((minor) => money(minor, scale));

/** Rates of weak and strong currencies, and often 1. */
export const rateArb: fc.Arbitrary<Decimal> = fc.oneof(
  fc.constant('1' as Decimal),
  decimalArb(1, 200, 4),
  decimalArb(0, 1, 6).filter((rate) => rate !== '0'),
);

/** Percentages of taxes and discounts: often 0, mostly below 30, at most 100 with two decimals. */
export const percentArb: fc.Arbitrary<Decimal> = fc.oneof(
  fc.constant('0' as Decimal),
  decimalArb(0, 30, 0),
  decimalArb(0, 100, 2),
);

/** An amount in the base currency, with the decimals that operators type; sometimes empty. */
export const baseAmountArb: fc.Arbitrary<Decimal> = fc.oneof(
  { weight: 4, arbitrary: decimalArb(0, 50, 2) },
  { weight: 4, arbitrary: decimalArb(0, 3, 3) },
  { weight: 1, arbitrary: fc.constant('0' as Decimal) },
);

/** Currencies with few ids, symbols of several scripts on either side, and every number of decimal places. */
export const currencyArb: fc.Arbitrary<Currency> = fc.record({
  id: fc.integer({ min: 1, max: 5 }).map(currencyId),
  symbol: fc.constantFrom('$', '€', 'kr', 'د.إ'),
  position: fc.constantFrom('before' as const, 'after' as const),
  title: fc.constantFrom('USD', 'EUR', 'SEK', 'AED'),
  rate: rateArb,
  scale: scaleArb,
  isDefault: fc.boolean(),
});
