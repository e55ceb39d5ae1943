import * as fc from 'fast-check';
import { distanceKm, type DeliveryTariff, type GeoPoint } from '@domain/catalog/index.ts';
import { convertMoney, type DeliveryInput, type Decimal, type Scale } from '@domain/pricing/index.ts';
import { baseAmountArb, percentArb, rateArb, scaleArb } from '@domain/testing/index.ts';

/** A shop with its tariff in the operator's currency, and a place to deliver to. */
export type Delivering = {
  readonly base: Decimal;
  readonly perKm: Decimal;
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly location: GeoPoint;
  readonly place: GeoPoint;
  readonly taxPercent: Decimal;
};

/** Places of one city: within some twenty kilometers. */
const cityPointArb: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: 40.65, max: 40.8, noNaN: true }),
  longitude: fc.double({ min: -74.05, max: -73.9, noNaN: true }),
});

export const deliveringArb: fc.Arbitrary<Delivering> = fc.record({
  base: baseAmountArb,
  perKm: baseAmountArb,
  rate: rateArb,
  scale: scaleArb,
  location: cityPointArb,
  place: cityPointArb,
  taxPercent: percentArb,
});

/** The tariff as a server sends it: converted, with the operator's own amounts. */
export const tariffOf = ({ base, perKm, rate, scale }: Delivering): DeliveryTariff => ({
  base: convertMoney(base, rate, scale),
  perKm: convertMoney(perKm, rate, scale),
  inBase: { base, perKm, rate },
});

/** What an order's delivery is charged by. */
export const deliveryOf = ({ base, perKm, location, place }: Delivering): DeliveryInput => ({
  type: 'delivery',
  base,
  perKm,
  km: distanceKm(location, place),
});
