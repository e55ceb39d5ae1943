import { chargeOf, isNegative } from './charge.ts';
import { addDecimals, multiplyDecimals, type Decimal } from './decimal.ts';
import type { CurrencyTerms } from './item-lines.ts';
import type { Money } from './money.ts';

/** A distance in kilometers and its tariff. */
export type DeliveryDistance = { readonly base: Decimal; readonly perKm: Decimal; readonly km: Decimal };

/**
 * PRICE-5, contract 5.3 and 5.10: Returns r((base + perKm × km) × rate), the one delivery formula: order totals, the
 * proof of a quote, parcels and the fee on a card all use it. Throws RangeError if a number is negative or the rate is
 * not above zero.
 */
export const deliveryCharge = ({ base, perKm, km }: DeliveryDistance, { rate, scale }: CurrencyTerms): Money => {
  if ([base, perKm, km].some(isNegative))
    throw new RangeError(`Tariff and distance must not be negative, got ${base}, ${perKm} per km, ${km} km`);
  return chargeOf(addDecimals(base, multiplyDecimals(perKm, km)), rate, scale);
};
