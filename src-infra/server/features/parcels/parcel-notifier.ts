import type { EventLog } from '../../foundation/events/index.ts';
import type { Notify } from '../notifications/index.ts';
import { courierPlace, type Staff } from '../orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import { mainTransaction } from '../payment-transactions/index.ts';

/** Notifies people about parcels, with the caller's transaction (contract 8.4). */
export interface ParcelNotifier {
  /** Sends a notification to the operators, and an event to the customer's other windows. */
  placed(parcel: ParcelRecord): Promise<void>;
  /** Sends notification and event to the customer; the event alone when `actor` is the customer. */
  statusChanged(parcel: ParcelRecord, actor: number | undefined): Promise<void>;
  /** Sends an event only: payment, place or time changed. */
  changed(parcel: ParcelRecord): Promise<void>;
}

type Deps = { readonly staff: Pick<Staff, 'operators'>; readonly events: EventLog; readonly notify: Notify };

export const createParcelNotifier = ({ staff, events, notify }: Deps): ParcelNotifier => {
  const changed = (parcel: ParcelRecord): Promise<void> =>
    events.publish(`user ${parcel.user_id}`, 'parcel', parcelEvent(parcel));

  return {
    changed,

    placed: async (parcel) => {
      await notify(
        ...(await staff.operators()).map(
          (userId) => ({ userId, type: 'new_parcel_order', subject: { kind: 'parcel', id: parcel.id } }) as const,
        ),
      );
      await changed(parcel);
    },

    statusChanged: async (parcel, actor) => {
      if (actor !== parcel.user_id)
        await notify({
          userId: parcel.user_id,
          type: 'status_changed',
          subject: { kind: 'parcel', id: parcel.id },
          args: { status: parcel.status },
        });
      await changed(parcel);
    },
  };
};

const parcelEvent = (parcel: ParcelRecord) => ({
  id: parcel.id,
  status: parcel.status,
  updated_at: wireTime(parcel.updated_at),
  delivery_date: parcel.delivery_date,
  delivery_time: parcel.delivery_time,
  transaction_status: mainTransaction(parcel)?.status ?? null,
  courier: courierPlace(parcel),
  eta: wireTime(parcel.eta),
});
