import type { TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import { orderAheadSlot } from '@domain/reservations/index.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import type { ReservedTables } from './reserved-tables.port.ts';

/** The table of a reservation that was changed, and its start on the clock of this zone. */
type MovedTable = {
  readonly tableId: number;
  readonly bookingId: number;
  readonly startsAt: number;
  readonly timeZone: string;
};

/** BOOKING-3b: Moves an order ahead with its reservation, unless it is over. Runs in the caller's transaction. */
export type MoveOrder = (orderId: number, to: MovedTable) => Promise<void>;

type Deps = Pick<OrderCollaborators, 'orders' | 'notifier' | 'clock'> & {
  readonly reservedTables: Pick<ReservedTables, 'setSeat'>;
  readonly zones: TimeZones;
};

export const createMoveOrder =
  ({ orders, reservedTables, notifier, zones, clock }: Deps): MoveOrder =>
  async (orderId, { tableId, bookingId, startsAt, timeZone }) => {
    const locked = await orders.lock(orderId);
    if (!locked || !isActiveStatus(locked.status as OrderStatus)) return;
    const slot = orderAheadSlot(instant(startsAt), timeZone, zones);
    await reservedTables.setSeat(orderId, { tableId, bookingId, slot, startsAt, at: clock.now() });
    const order = await orders.find(orderId);
    if (order) await notifier.changed(order);
  };
