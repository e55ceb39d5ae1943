import { wireTime } from '../../foundation/time/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import type { OrderRecord } from './order-record.ts';
import type { Staff } from './orders.ports.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Notify } from '../notifications/index.ts';

/** The body of a live event about an order (contract 8.4). */
export const orderEvent = (
  order: Pick<
    OrderRecord,
    'id' | 'status' | 'updated_at' | 'delivery_date' | 'delivery_time' | 'transactions' | 'courier' | 'eta'
  >,
) => ({
  id: order.id,
  status: order.status,
  updated_at: wireTime(order.updated_at),
  delivery_date: order.delivery_date,
  delivery_time: order.delivery_time,
  transaction_status: mainTransaction(order)?.status ?? null,
  courier: courierPlace(order),
  eta: wireTime(order.eta),
});

/** Returns the last known position of the courier of an order under way. */
export const courierPlace = ({ status, courier }: Pick<OrderRecord, 'status' | 'courier'>) =>
  status === 'on_a_way' &&
  courier &&
  courier.latitude !== null &&
  courier.longitude !== null &&
  courier.seen_at !== null
    ? { latitude: courier.latitude, longitude: courier.longitude, at: wireTime(courier.seen_at) }
    : null;

/** Notifies people about orders, with the caller's transaction. */
export interface OrderNotifier {
  /** Sends a notification to the seller and the operators, and an event to the customer's other windows. */
  placed(order: OrderRecord, sellerId: number): Promise<void>;
  /** Sends notification and event to the customer, or the notification to the seller if `actor` is the customer. */
  statusChanged(order: OrderRecord, actor: number | undefined, sellerId: number | undefined): Promise<void>;
  /** Sends an event only: payment, place or time changed. */
  changed(order: OrderRecord): Promise<void>;
}

type Deps = { readonly staff: Pick<Staff, 'operators'>; readonly events: EventLog; readonly notify: Notify };

export const createOrderNotifier = ({ staff, events, notify }: Deps): OrderNotifier => {
  const changed = (order: OrderRecord): Promise<void> =>
    events.publish(`user ${order.user_id}`, 'order', orderEvent(order));

  return {
    changed,

    placed: async (order, sellerId) => {
      const notified = new Set([sellerId, ...(await staff.operators())]);
      await notify(
        ...[...notified].map(
          (userId) => ({ userId, type: 'new_order', subject: { kind: 'order', id: order.id } }) as const,
        ),
      );
      await changed(order);
    },

    statusChanged: async (order, actor, sellerId) => {
      const userId = actor === order.user_id ? sellerId : order.user_id;
      if (userId !== undefined)
        await notify({
          userId,
          type: 'status_changed',
          subject: { kind: 'order', id: order.id },
          args: { status: order.status },
        });
      await changed(order);
    },
  };
};
