import { isPlace } from '../addresses/index.ts';
import { distanceKm, type GeoPoint } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import {
  compareDecimals,
  deliveryCharge,
  type Decimal,
  type Money,
  type PriceLine,
  type Scale,
} from '../pricing/index.ts';
import { tariffOf, type ParcelType } from './parcel-type.ts';

/** The distance exceeds the range of this type, in kilometers. Contract: ERROR_433. */
export type OutOfRange = { readonly kind: 'out-of-range'; readonly km: Decimal; readonly limit: Decimal };

/** An explained price: the total is the amount of its one line. */
export type ParcelPrice = { readonly km: Decimal; readonly total: Money; readonly line: PriceLine };

/** The two locations of a parcel. */
export type ParcelWay = { readonly from: GeoPoint; readonly to: GeoPoint };

/**
 * PARCEL-1d: Returns the distance in kilometers with two decimals, or by how much it is too long. Throws RangeError for
 * a location off the globe.
 */
export const parcelKm = (
  { maxRangeKm }: Pick<ParcelType, 'maxRangeKm'>,
  { from, to }: ParcelWay,
): Result<Decimal, OutOfRange> => {
  for (const end of [from, to])
    if (!isPlace(end)) throw new RangeError(`Location must lie on the globe, got ${end.latitude}, ${end.longitude}`);
  const km = distanceKm(from, to);
  return maxRangeKm !== undefined && compareDecimals(km, maxRangeKm) > 0
    ? err({ kind: 'out-of-range', km, limit: maxRangeKm })
    : ok(km);
};

/**
 * PARCEL-1e, contract 5.10: Returns r((price + price_per_km × km) × rate); the fee is the total, without tax. Throws
 * RangeError for a location off the globe.
 */
export const parcelPrice = (
  type: Pick<ParcelType, 'maxRangeKm' | 'tariff' | 'special'>,
  way: ParcelWay,
  { rate, scale }: { readonly rate: Decimal; readonly scale: Scale },
): Result<ParcelPrice, OutOfRange> => {
  const measured = parcelKm(type, way);
  if (!measured.ok) return measured;
  const km = measured.value;
  const { base, perKm } = tariffOf(type);
  const total = deliveryCharge({ base, perKm, km }, { rate, scale });
  const args = { base, per_km: perKm, km };
  const line: PriceLine = {
    kind: 'delivery',
    label: 'delivery.fee',
    ref: null,
    member: null,
    quantity: 1,
    amount: total.minor,
    children: [],
    parts: [{ label: 'delivery.fee', quantity: 1, unit: total.minor, rule: 'distance', args }],
  };
  return ok({ km, total, line });
};
