import type { ParcelMotif } from '../../pictures/index.ts';
import type { Cents, Text } from '../values.ts';

/** A kind of parcel that couriers take; centimeters, grams, kilometers. Its picture has its slug. */
export type ParcelTypeEntry = {
  readonly slug: ParcelMotif;
  readonly title: Text;
  /** Width, height, length. */
  readonly least: readonly [number, number, number];
  readonly most: readonly [number, number, number];
  readonly grams: readonly [number, number];
  readonly range: number;
  readonly price: Cents;
  readonly perKm: Cents;
  /** Prices for the time being. */
  readonly special?: { readonly price: Cents; readonly perKm: Cents };
  readonly options: readonly { readonly title: Text; readonly description?: Text }[];
};

/** A shop's cashback on orders from `value` on: percent or cents by `type`. */
export type CashbackEntry = {
  readonly shop: string;
  readonly type: 'percent' | 'fix';
  readonly price: number;
  readonly value: Cents;
};

export type CourierService = {
  readonly parcelTypes: readonly ParcelTypeEntry[];
  readonly cashbacks: readonly CashbackEntry[];
};
