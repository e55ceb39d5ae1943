import { decimalOfMinor, deliveryCharge, type Decimal, type Money } from '../pricing/index.ts';
import { distanceKm, type GeoPoint } from './geo.ts';
import type { DeliveryTariff, ShopCard } from './shop.ts';

/** The price of a delivery. Not final while the distance is unknown: then it is the minimum. */
export type DeliveryFee = { readonly amount: Money; readonly isFinal: boolean };

const UNCONVERTED = '1' as Decimal;

/**
 * CATALOG-6a: Returns the fee for a distance, by `deliveryCharge` as in an order. A tariff without the operator's own
 * amounts is already converted: its fee may differ from the order's by the rounding of that conversion. Throws
 * RangeError if the distance is negative.
 */
export const deliveryFeeAt = ({ base, perKm, inBase }: DeliveryTariff, km: Decimal): Money => {
  const { scale } = base;
  return inBase
    ? deliveryCharge({ ...inBase, km }, { rate: inBase.rate, scale })
    : deliveryCharge(
        { base: decimalOfMinor(base.minor, scale), perKm: decimalOfMinor(perKm.minor, scale), km },
        { rate: UNCONVERTED, scale },
      );
};

/**
 * CATALOG-6b: Returns the price of a shop's delivery to a location: to the minor unit what an order is charged. Returns
 * the base price if no location is chosen, or the shop's own is unknown.
 */
export const deliveryFeeTo = (
  { deliveryFee, location }: Pick<ShopCard, 'deliveryFee' | 'location'>,
  place: GeoPoint | undefined,
): DeliveryFee => {
  if (location && place) return { amount: deliveryFeeAt(deliveryFee, distanceKm(location, place)), isFinal: true };
  const { base, perKm, inBase } = deliveryFee;
  return { amount: base, isFinal: inBase ? inBase.perKm === '0' : perKm.minor === 0 };
};
