import type { GeoPoint } from '@domain/catalog/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { parcelPrice, type OutOfRange, type ParcelPrice } from '@domain/parcels/index.ts';
import { decimal, decimalOfMinor, type Currency } from '@domain/pricing/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { ParcelTypeRow, ParcelTypes } from './parcels.ports.ts';

export type ParcelRoute = {
  readonly typeId: number;
  readonly from: GeoPoint;
  readonly to: GeoPoint;
  readonly currency: Currency;
};
export type TariffRefusal = OutOfRange | { readonly kind: 'unknown-type' };

/** Parcel types and their prices (PARCEL-1d, PARCEL-1e). */
export interface ParcelTariffs {
  /** Returns the active kinds. */
  types(): Promise<readonly ParcelTypeRow[]>;
  /** Returns a type, active or not, since old parcels show it. */
  type(id: number): Promise<ParcelTypeRow | undefined>;
  /** Returns the price of a route, or why it is not served. */
  price(route: ParcelRoute): Promise<Result<ParcelPrice, TariffRefusal>>;
}

type Deps = { readonly types: ParcelTypes; readonly reference: ReferenceSource };

export const createParcelTariffs = ({ types, reference }: Deps): ParcelTariffs => ({
  types: types.all,
  type: types.byId,
  price: async ({ typeId, from, to, currency }) => {
    const type = await types.byId(typeId);
    if (!type?.active) return err({ kind: 'unknown-type' });
    const {
      baseCurrency: { scale },
    } = await reference();
    const amount = (minor: number | null) => decimalOfMinor(minor ?? 0, scale);
    const terms = {
      maxRangeKm: type.max_range === null ? undefined : decimal(type.max_range),
      tariff: { base: amount(type.price), perKm: amount(type.price_per_km) },
      special: type.special
        ? { base: amount(type.special_price), perKm: amount(type.special_price_per_km) }
        : undefined,
    };
    const priced = parcelPrice(terms, { from, to }, { rate: currency.rate, scale: currency.scale });
    return priced.ok ? ok(priced.value) : priced;
  },
});
