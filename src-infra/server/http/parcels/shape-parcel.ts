import type { ParcelRecord, ParcelUseCases, ParcelSummary } from '../../features/parcels/index.ts';
import type { ParcelTypeRow } from '../../features/parcels/index.ts';
import type { Call } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { toParcel, toParcelRow, type ParcelContext } from './parcel.shape.ts';
import { toParcelType } from './parcel-type.shape.ts';

export type ParcelShapeDeps = Pick<CatalogDeps, 'reference' | 'zones'> & { readonly parcels: ParcelUseCases };
type CallContext = Pick<Call<'showParcel'>, 'origin' | 'language' | 'currency' | 'now'>;

/** Renders parcels with their types. */
export const createShapeParcel = ({ reference, zones, parcels: { tariffs } }: ParcelShapeDeps) => {
  const contextOf = async (asked: CallContext): Promise<ParcelContext> => {
    const known = await reference();
    const { origin, language } = asked;
    return {
      reference: known,
      catalog: catalogContext(known, zones, asked),
      types: { origin, language, defaultLocale: known.defaultLocale, baseScale: known.baseCurrency.scale },
    };
  };

  return {
    whole: async (parcel: ParcelRecord, asked: CallContext) =>
      toParcel(parcel, await tariffs.type(parcel.type_id), await contextOf(asked)),

    rows: async (found: readonly ParcelSummary[], asked: CallContext) => {
      const context = await contextOf(asked);
      const types = new Map<number, ParcelTypeRow | undefined>();
      for (const { type_id: id } of found) if (!types.has(id)) types.set(id, await tariffs.type(id));
      return found.map((parcel) => toParcelRow(parcel, types.get(parcel.type_id), context));
    },

    types: async (asked: CallContext) => {
      const { types } = await contextOf(asked);
      return (row: ParcelTypeRow) => toParcelType(row, types);
    },
  };
};
