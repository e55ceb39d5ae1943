import { nextParcelStatuses, type ParcelStatus } from '@domain/parcels/index.ts';
import { enveloped, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { statusRefused } from '../orders/index.ts';
import { createListParcels } from './parcels.routes.ts';
import { createShapeParcel, type ParcelShapeDeps } from './shape-parcel.ts';

type Ids = 'listAllParcels' | 'showParcelSteps' | 'moveParcel';

/** Contract 8.12: parcels at the operator's desk. */
export const adminParcelsRoutes = (deps: ParcelShapeDeps): Handlers<Ids> => {
  const {
    parcels: { parcels, held, changeParcelStatus },
  } = deps;
  const { whole } = createShapeParcel(deps);
  const list = createListParcels(deps);
  return {
    listAllParcels: (call) => list(call),

    showParcelSteps: async ({ params }) => {
      const parcel = await parcels.find(params.id);
      if (!parcel) return notFound;
      const next = nextParcelStatuses(parcel.status as ParcelStatus);
      const allowed = (await held.isHeld(parcel.id)) ? next.filter((step) => step === 'canceled') : next;
      return enveloped({ id: parcel.id, status: parcel.status, allowed });
    },

    moveParcel: async (call) => {
      const { id, status, deliveryman_id: courierId } = call.params;
      const outcome = await changeParcelStatus({
        parcelId: id,
        to: status,
        ...(courierId !== undefined && { courierId }),
      });
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : statusRefused(outcome.error.kind);
    },
  };
};
