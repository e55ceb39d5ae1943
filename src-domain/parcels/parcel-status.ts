import { err, ok, type Result } from '../kernel/result.ts';
import { orderProgress, type OrderProgress, type OrderStatus, type TransitionRefusal } from '../orders/index.ts';

/** Contract 4.3, normalized; `cancelled` is converted by adapters. */
export const PARCEL_STATUSES = ['new', 'pending', 'accepted', 'ready', 'on_a_way', 'delivered', 'canceled'] as const;
/** One of `PARCEL_STATUSES`. */
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

/** PARCEL-1f: Reads both spellings of canceled; undefined for any other word. */
export const readParcelStatus = (text: string): ParcelStatus | undefined =>
  PARCEL_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** Active parcels are listed separately from the history. */
export const isActiveParcel = (status: ParcelStatus): boolean => status !== 'delivered' && status !== 'canceled';

/** The statuses that no parcel leaves. */
export const ENDED_PARCEL_STATUSES: readonly ParcelStatus[] = /* @__PURE__ */ PARCEL_STATUSES.filter(
  (status) => !isActiveParcel(status),
);

/** PARCEL-1h: A customer can cancel only a new parcel; the server refuses all others with ERROR_254. */
export const canCancelParcel = (status: ParcelStatus): boolean => status === 'new';

/** PARCEL-1g, contract 4.3: The next statuses of a parcel. */
export const nextParcelStatuses = (from: ParcelStatus): readonly ParcelStatus[] => {
  switch (from) {
    case 'new':
      return ['pending', 'accepted', 'canceled'];
    case 'pending':
      return ['accepted', 'canceled'];
    case 'accepted':
      return ['ready', 'canceled'];
    case 'ready':
      return ['on_a_way', 'canceled'];
    case 'on_a_way':
      return ['delivered', 'canceled'];
    case 'delivered':
    case 'canceled':
      return [];
  }
};

/** PARCEL-1g: one step of the status machine, from a wire word. ERROR_252 same, 253 unknown, 255 final. */
export const parcelTransition = (from: ParcelStatus, to: string): Result<ParcelStatus, TransitionRefusal> => {
  const next = readParcelStatus(to);
  if (next === undefined) return err({ kind: 'unknown' });
  if (next === from) return err({ kind: 'same' });
  if (!isActiveParcel(from)) return err({ kind: 'final' });
  return nextParcelStatuses(from).includes(next) ? ok(next) : err({ kind: 'not-allowed' });
};

/** PARCEL-1i: A parcel has the stepper of a delivered order; a pending parcel is at the step of a new order. */
export const parcelProgress = (status: ParcelStatus): OrderProgress =>
  orderProgress({ status: orderStatusOf(status), deliveryType: 'delivery' });

const orderStatusOf = (status: ParcelStatus): OrderStatus => (status === 'pending' ? 'new' : status);
