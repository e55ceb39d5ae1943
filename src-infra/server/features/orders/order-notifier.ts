import { contentsOf } from '@domain/substitution/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import type { AnnouncedOrder, OrderRecord } from './order-record.ts';
import type { Staff } from './orders.ports.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Notify } from '../notifications/index.ts';

/** The body of a live event about an order (contract 8.4). */
export const orderEvent = (order: Omit<AnnouncedOrder, 'user_id'>) => ({
  id: order.id,
  status: order.status,
  updated_at: wireTime(order.updated_at),
  delivery_date: order.delivery_date,
  delivery_time: order.delivery_time,
  transaction_status: mainTransaction(order)?.status ?? null,
  courier: courierPlace(order),
  eta: wireTime(order.eta),
  contents: contentsOf(order.substitutions ?? []),
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

export type PlacedOrder = { readonly order: AnnouncedOrder; readonly sellerId: number };

/** Notifies people about orders, with the caller's transaction. */
export interface OrderNotifier {
  /** Sends notifications to sellers and operators, and events to the other windows of the customers. */
  placed(orders: readonly PlacedOrder[]): Promise<void>;
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

    placed: async (orders) => {
      const operators = await staff.operators();
      await notify(
        ...orders.flatMap(({ order, sellerId }) =>
          [...new Set([sellerId, ...operators])].map(
            (userId) => ({ userId, type: 'new_order', subject: { kind: 'order', id: order.id } }) as const,
          ),
        ),
      );
      await events.publishAll(
        orders.map(({ order }) => ({ stream: `user ${order.user_id}`, event: 'order', data: orderEvent(order) })),
      );
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
