import type { GeoPoint } from '@domain/catalog/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { parcelPrice, type OutOfRange, type ParcelPrice } from '@domain/parcels/index.ts';
import { decimal, decimalOfMinor, type Currency } from '@domain/pricing/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createParcelTypeRepository, type ParcelTypeRow, type Store } from '../store/index.ts';

export type ParcelWish = { readonly typeId: number; readonly from: GeoPoint; readonly to: GeoPoint; readonly currency: Currency };
export type TariffRefusal = OutOfRange | { readonly kind: 'unknown-type' };

/** What kinds of parcels are taken, and what a way costs (PARCEL-1d, PARCEL-1e). */
export interface ParcelTariffs {
  types(): Promise<readonly ParcelTypeRow[]>;
  /** Also one that is not taken any more: old parcels show it. */
  type(id: number): Promise<ParcelTypeRow | undefined>;
  price(wish: ParcelWish): Promise<Result<ParcelPrice, TariffRefusal>>;
}

export const createParcelTariffs = ({ store, reference }: { readonly store: Store; readonly reference: ReferenceSource }): ParcelTariffs => {
  const types = createParcelTypeRepository(store);
  return {
    types: types.all,
    type: types.byId,
    price: async ({ typeId, from, to, currency }) => {
      const type = await types.byId(typeId);
      if (!type?.active) return err({ kind: 'unknown-type' });
      const { baseCurrency: { scale } } = await reference();
      const amount = (minor: number | null) => decimalOfMinor(minor ?? 0, scale);
      const terms = {
        maxRangeKm: type.max_range === null ? undefined : decimal(type.max_range),
        tariff: { base: amount(type.price), perKm: amount(type.price_per_km) },
        special: type.special ? { base: amount(type.special_price), perKm: amount(type.special_price_per_km) } : undefined,
      };
      const priced = parcelPrice(terms, { from, to }, { rate: currency.rate, scale: currency.scale });
      return priced.ok ? ok(priced.value) : priced;
    },
  };
};
