import type { DeliveryReviews } from '../../features/reviews/index.ts';
import { isActiveParcel, PARCEL_STATUSES, readParcelStatus } from '@domain/parcels/index.ts';
import { enveloped, fieldRefused, listed, notFound, refused } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { PAY_REFUSALS, readListFilter, readPayment, statusRefused } from '../orders/index.ts';
import { writeDeliveryReview } from '../reviews/delivery-review.ts';
import { parcelRefused, readParcel } from './read-parcel.ts';
import { createShapeParcel, type ParcelShapeDeps } from './shape-parcel.ts';

type Ids = 'listParcels' | 'placeParcel' | 'showParcel' | 'changeParcelStatus' | 'reviewParcelCourier' | 'payParcel';
type Deps = ParcelShapeDeps & { readonly deliveryReviews: DeliveryReviews };

const STATUSES = {
  read: readParcelStatus,
  active: PARCEL_STATUSES.filter(isActiveParcel),
  past: PARCEL_STATUSES.filter((status) => !isActiveParcel(status)),
} as const;

/** Lists parcels of one customer, or of all. */
export const createListParcels = (deps: ParcelShapeDeps) => {
  const {
    parcels: { parcels },
    reference,
    zones,
  } = deps;
  const { rows } = createShapeParcel(deps);
  return async (
    call: Pick<ApiCall<'listParcels'>, 'params' | 'origin' | 'language' | 'currency' | 'now'>,
    userId?: number,
  ) => {
    const read = readListFilter(call.params, STATUSES, await reference(), zones);
    if (!read.ok) return read.error;
    const { isImpossible, page, perPage, ...filter } = read.value;
    const { items, total } = isImpossible
      ? { items: [], total: 0 }
      : await parcels.list({ ...filter, ...(userId !== undefined && { userId }) });
    return listed({ items: await rows(items, call), total, page, perPage });
  };
};

/** Contract 3.13; another customer's parcel is not found. */
export const parcelsRoutes = (deps: Deps): Handlers<Ids> => {
  const {
    parcels: { parcels, placeParcel, payParcel, changeParcelStatus },
    deliveryReviews,
    reference,
  } = deps;
  const { whole } = createShapeParcel(deps);
  const list = createListParcels(deps);

  return {
    listParcels: (call) => list(call, call.user.id),

    showParcel: async (call) => {
      const parcel = await parcels.find(call.params.id, call.user.id);
      return parcel ? enveloped(await whole(parcel, call)) : notFound;
    },

    placeParcel: async (call) => {
      const outcome = await placeParcel(call.user.id, readParcel(call));
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : parcelRefused(outcome.error);
    },

    changeParcelStatus: async (call) => {
      const outcome = await changeParcelStatus({
        parcelId: call.params.id,
        to: call.params.status,
        customerId: call.user.id,
      });
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : statusRefused(outcome.error.kind);
    },

    reviewParcelCourier: async (call) => {
      const parcel = await parcels.find(call.params.id, call.user.id);
      if (!parcel || parcel.deliveryman_id === null) return notFound;
      if (parcel.status !== 'delivered') return refused('ERROR_400', { text: 'NOT_DELIVERED_YET' });
      const refusal = await writeDeliveryReview(deliveryReviews, call, {
        kind: 'ParcelOrder',
        id: parcel.id,
        about: { kind: 'person', id: parcel.deliveryman_id },
      });
      return (
        refusal ??
        enveloped(await whole((await parcels.find(parcel.id)) ?? parcel, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
      );
    },

    payParcel: async (call) => {
      const { id, payment_sys_id: paymentId } = call.params;
      const payment = readPayment(paymentId, undefined, await reference());
      if (!payment.ok || !payment.value)
        return (await parcels.find(id, call.user.id)) ? fieldRefused('payment_sys_id', 'FIELD_UNKNOWN') : notFound;
      const outcome = await payParcel({ userId: call.user.id, parcelId: id, payment: payment.value });
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : PAY_REFUSALS[outcome.error.kind];
    },
  };
};
