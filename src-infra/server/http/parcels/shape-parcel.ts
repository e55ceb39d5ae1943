import type { ParcelRecord, ParcelUseCases, ParcelSummary } from '../../features/parcels/index.ts';
import type { ParcelTypeRow } from '../../features/parcels/index.ts';
import type { CourierRoutes } from '../../features/simulation/index.ts';
import type { ApiCall } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { courierRouteOf } from '../orders/index.ts';
import { toParcel, toParcelRow, type ParcelContext } from './parcel.shape.ts';
import { toParcelType } from './parcel-type.shape.ts';

export type ParcelShapeDeps = Pick<CatalogDeps, 'reference' | 'zones'> & {
  readonly parcels: ParcelUseCases;
  /** Only where a map is known. */
  readonly courierRoutes: CourierRoutes | undefined;
};
type CallContext = Pick<ApiCall<'showParcel'>, 'origin' | 'language' | 'currency' | 'now'>;

/** Renders parcels with their types. */
export const createShapeParcel = ({ reference, zones, parcels: { tariffs }, courierRoutes }: ParcelShapeDeps) => {
  const contextOf = async (call: CallContext): Promise<ParcelContext> => {
    const known = await reference();
    const { origin, language } = call;
    return {
      reference: known,
      catalog: catalogContext(known, zones, call),
      types: { origin, language, defaultLocale: known.defaultLocale, baseScale: known.baseCurrency.scale },
    };
  };

  return {
    whole: async (parcel: ParcelRecord, call: CallContext) => ({
      ...toParcel(parcel, await tariffs.type(parcel.type_id), await contextOf(call)),
      courier_route: await courierRouteOf(
        courierRoutes,
        { kind: 'parcel', id: parcel.id, status: parcel.status },
        call.language,
      ),
    }),

    rows: async (found: readonly ParcelSummary[], call: CallContext) => {
      const context = await contextOf(call);
      const types = new Map<number, ParcelTypeRow | undefined>();
      for (const { type_id: id } of found) if (!types.has(id)) types.set(id, await tariffs.type(id));
      return found.map((parcel) => toParcelRow(parcel, types.get(parcel.type_id), context));
    },

    types: async (call: CallContext) => {
      const { types } = await contextOf(call);
      return (row: ParcelTypeRow) => toParcelType(row, types);
    },
  };
};
