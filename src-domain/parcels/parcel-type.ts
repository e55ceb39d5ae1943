import type { ParcelTypeId } from '../kernel/ids.ts';
import type { Decimal } from '../pricing/index.ts';

/** What a measure of a parcel may be, both ends included; without `max` there is no upper end. */
export type MeasureLimits = { readonly min: number; readonly max: number | undefined };

/** The sides of a parcel, in the order in which they are asked for. */
export const PARCEL_SIDES = ['width', 'height', 'length'] as const;
/** One of `PARCEL_SIDES`. */
export type ParcelSide = (typeof PARCEL_SIDES)[number];

/** What a way costs in the base currency: `base + perKm × km`. */
export type ParcelTariff = { readonly base: Decimal; readonly perKm: Decimal };

/** One kind of parcel that couriers take (contract 2.8). */
export type ParcelType = {
  readonly id: ParcelTypeId;
  readonly title: string;
  readonly image: string | undefined;
  /** Centimetres. */
  readonly size: Readonly<Record<ParcelSide, MeasureLimits>>;
  /** Grams. */
  readonly weight: MeasureLimits;
  /** The longest way in kilometres; none where the server names none. */
  readonly maxRangeKm: Decimal | undefined;
  readonly tariff: ParcelTariff;
  /** Prices that count instead of the tariff while the type is special; else `undefined`. */
  readonly special: ParcelTariff | undefined;
  /** What the type is good for: "Fragile items welcome". */
  readonly options: readonly { readonly id: number; readonly title: string; readonly description: string }[];
};

/** PARCEL-1e, contract 5.10: the prices that count. */
export const tariffOf = ({ tariff, special }: Pick<ParcelType, 'tariff' | 'special'>): ParcelTariff =>
  special ?? tariff;
