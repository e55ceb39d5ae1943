import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import { courierPlace, mainTransaction } from '../orders/index.ts';
import { createKeptValue, type Store } from '../store/index.ts';
import { wireTime } from '../time/index.ts';
import type { ParcelRecord } from './parcel-record.ts';

/** Tells people of parcels, with the transaction in which it happens (contract 8.4). */
export interface ParcelNews {
  /** The desk gets a notification, the customer's other windows an event. */
  placed(parcel: ParcelRecord): Promise<void>;
  /** The customer gets notification and event; the event alone when it was the customer. */
  statusChanged(parcel: ParcelRecord, actor: number | undefined): Promise<void>;
  /** Payment, place or time changed: an event only. */
  moved(parcel: ParcelRecord): Promise<void>;
}

type Deps = { readonly store: Store; readonly events: EventLog; readonly notify: Notify };

export const createParcelNews = ({ store, events, notify }: Deps): ParcelNews => {
  const operators = createKeptValue(store, async () =>
    (await store.database.selectFrom('users').select('id').where('role', '=', 'admin').where('active', '=', true).where('deleted_at', 'is', null).execute()).map(({ id }) => id),
  );
  store.hear('identity', operators.forget);
  const moved = (parcel: ParcelRecord): Promise<void> => events.publish(`user ${parcel.user_id}`, 'parcel', parcelEvent(parcel));

  return {
    moved,

    placed: async (parcel) => {
      await notify(...(await operators()).map((userId) => ({ userId, type: 'new_parcel_order', subject: { kind: 'parcel', id: parcel.id } }) as const));
      await moved(parcel);
    },

    statusChanged: async (parcel, actor) => {
      if (actor !== parcel.user_id) await notify({ userId: parcel.user_id, type: 'status_changed', subject: { kind: 'parcel', id: parcel.id }, args: { status: parcel.status } });
      await moved(parcel);
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
