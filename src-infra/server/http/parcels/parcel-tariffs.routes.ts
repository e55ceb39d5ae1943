import { major } from '../orders/index.ts';
import { enveloped, fieldRefused, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { sliceOf } from '../shapes/index.ts';
import { outOfRange } from './read-parcel.ts';
import { createShapeParcel, type ParcelShapeDeps } from './shape-parcel.ts';

type Ids = 'listParcelTypes' | 'showParcelType' | 'priceParcel';

/** Contract 3.13, for everybody. */
export const parcelTariffsRoutes = (deps: ParcelShapeDeps): Handlers<Ids> => {
  const { tariffs } = deps.parcels;
  const { types: shaper } = createShapeParcel(deps);
  return {
    listParcelTypes: async (call) => listed(sliceOf(await tariffs.types(), call.params, await shaper(call))),

    showParcelType: async (call) => {
      const type = await tariffs.type(call.params.id);
      return type?.active ? enveloped((await shaper(call))(type)) : notFound;
    },

    priceParcel: async ({ params, currency }) => {
      const priced = await tariffs.price({
        typeId: params.type_id,
        from: params.address_from,
        to: params.address_to,
        currency,
      });
      if (priced.ok)
        return enveloped({
          price: major(priced.value.total.minor, priced.value.total.scale),
          km: Number(priced.value.km),
        });
      return priced.error.kind === 'unknown-type' ? fieldRefused('type_id', 'FIELD_UNKNOWN') : outOfRange(priced.error);
    },
  };
};
