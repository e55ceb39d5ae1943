import { localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { contentsOf } from '@domain/substitution/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import { orderArrival } from './order-arrival.ts';
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
  /**
   * Sends notification and event to the customer, or the notification to the shop if `actor` is the customer; `shop` is
   * `undefined` if it never heard of the order.
   */
  statusChanged(order: OrderRecord, actor: number | undefined, shop: ShopRecord | undefined): Promise<void>;
  /** Sends an event only: payment, place or time changed. */
  changed(order: OrderRecord): Promise<void>;
}

type Deps = {
  readonly staff: Pick<Staff, 'operators'>;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

export const createOrderNotifier = ({ staff, events, notify, zones, clock }: Deps): OrderNotifier => {
  const changed = (order: OrderRecord): Promise<void> =>
    events.publish(`user ${order.user_id}`, 'order', orderEvent(order));

  /** NOTIFY-6g: the latest time at which a delivery arrives, on the wall clock of its shop. */
  const arrival = (order: OrderRecord, shop: ShopRecord | undefined): Readonly<Record<string, string>> => {
    const expected = order.delivery_type === 'delivery' ? orderArrival(order, shop, clock.now()) : undefined;
    return shop && expected ? { by: localTimeOf(expected.to, shop.schedule.timeZone, zones) } : {};
  };

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

    statusChanged: async (order, actor, shop) => {
      const userId = actor === order.user_id ? shop?.userId : order.user_id;
      if (userId !== undefined)
        await notify({
          userId,
          type: 'status_changed',
          subject: { kind: 'order', id: order.id },
          args: { status: order.status, ...arrival(order, shop) },
        });
      await changed(order);
    },
  };
};
