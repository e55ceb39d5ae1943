import type { ParcelTypeId } from '../kernel/ids.ts';
import type { Decimal } from '../pricing/index.ts';

/** The range of a measure, both ends included; without `max` it is unlimited. */
export type MeasureLimits = { readonly min: number; readonly max: number | undefined };

/** The sides of a parcel, in the order of the form. */
export const PARCEL_SIDES = ['width', 'height', 'length'] as const;
/** One of `PARCEL_SIDES`. */
export type ParcelSide = (typeof PARCEL_SIDES)[number];

/** The price of a route in the base currency: `base + perKm × km`. */
export type ParcelTariff = { readonly base: Decimal; readonly perKm: Decimal };

/** One kind of parcel (contract 2.8). */
export type ParcelType = {
  readonly id: ParcelTypeId;
  readonly title: string;
  readonly image: string | undefined;
  /** Centimeters. */
  readonly size: Readonly<Record<ParcelSide, MeasureLimits>>;
  /** Grams. */
  readonly weight: MeasureLimits;
  /** The longest distance in kilometers; `undefined` if the server states none. */
  readonly maxRangeKm: Decimal | undefined;
  readonly tariff: ParcelTariff;
  /** Prices that replace the tariff while the type is special; else `undefined`. */
  readonly special: ParcelTariff | undefined;
  /** What the type is good for: "Fragile items welcome". */
  readonly options: readonly { readonly id: number; readonly title: string; readonly description: string }[];
};

/** PARCEL-1e, contract 5.10: Returns the prices that apply. */
export const tariffOf = ({ tariff, special }: Pick<ParcelType, 'tariff' | 'special'>): ParcelTariff =>
  special ?? tariff;
