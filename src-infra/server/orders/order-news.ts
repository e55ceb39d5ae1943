import { createKeptValue, type Store } from '../store/index.ts';
import { wireTime } from '../time/index.ts';
import { mainTransaction, type OrderRecord } from './order-record.ts';
import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';

/** What a live event tells of an order (contract 8.4). */
export const orderEvent = (order: Pick<OrderRecord, 'id' | 'status' | 'updated_at' | 'delivery_date' | 'delivery_time' | 'transactions' | 'courier' | 'eta'>) => ({
  id: order.id,
  status: order.status,
  updated_at: wireTime(order.updated_at),
  delivery_date: order.delivery_date,
  delivery_time: order.delivery_time,
  transaction_status: mainTransaction(order)?.status ?? null,
  courier: courierPlace(order),
  eta: wireTime(order.eta),
});

/** Where the courier of an order on its way was last seen. */
export const courierPlace = ({ status, courier }: Pick<OrderRecord, 'status' | 'courier'>) =>
  status === 'on_a_way' && courier && courier.latitude !== null && courier.longitude !== null && courier.seen_at !== null
    ? { latitude: courier.latitude, longitude: courier.longitude, at: wireTime(courier.seen_at) }
    : null;

/** Tells people of orders, with the transaction in which it happens. */
export interface OrderNews {
  /** Seller and desk get a notification, the customer's other windows an event. */
  placed(order: OrderRecord, sellerId: number): Promise<void>;
  /** The customer gets notification and event, unless `actor` is the customer; then the seller is told. */
  statusChanged(order: OrderRecord, actor: number | undefined, sellerId: number | undefined): Promise<void>;
  /** Payment, place or time changed: an event only. */
  moved(order: OrderRecord): Promise<void>;
}

type Deps = { readonly store: Store; readonly events: EventLog; readonly notify: Notify };

export const createOrderNews = ({ store, events, notify }: Deps): OrderNews => {
  const operators = createKeptValue(store, async () =>
    (await store.database.selectFrom('users').select('id').where('role', '=', 'admin').where('active', '=', true).where('deleted_at', 'is', null).execute()).map(({ id }) => id),
  );
  store.hear('identity', operators.forget);

  const moved = (order: OrderRecord): Promise<void> => events.publish(`user ${order.user_id}`, 'order', orderEvent(order));

  return {
    moved,

    placed: async (order, sellerId) => {
      const told = new Set([sellerId, ...(await operators())]);
      await notify(...[...told].map((userId) => ({ userId, type: 'new_order', subject: { kind: 'order', id: order.id } }) as const));
      await moved(order);
    },

    statusChanged: async (order, actor, sellerId) => {
      const userId = actor === order.user_id ? sellerId : order.user_id;
      if (userId !== undefined) await notify({ userId, type: 'status_changed', subject: { kind: 'order', id: order.id }, args: { status: order.status } });
      await moved(order);
    },
  };
};
