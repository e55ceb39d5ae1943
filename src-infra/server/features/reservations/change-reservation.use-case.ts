import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  changeReservation,
  checkChange,
  isHoldOf,
  type ChangeRefusal,
  type ReservationStatus,
  type ReservationVersion,
  type ReservedTable,
} from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CheckTable, ReservationDraft, ReservationRefusal } from './check-table.ts';
import { toPeriod } from './free-tables.ts';
import { toHold } from './hold-table.use-case.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';
import type { KnownVersion, OrdersAhead, ReservationRecord, Reservations, TableHolds } from './reservations.ports.ts';
import type { WaitingLists } from './wait-for-table.use-case.ts';

/** `outdated`: the reservation is no longer the version that its customer saw. */
export type ReservationChangeRefusal = ReservationRefusal | ChangeRefusal | { readonly kind: 'not-found' | 'outdated' };

/**
 * BOOKING-1u, BOOKING-1v, BOOKING-1w, BOOKING-1x: changes a reservation of a customer within its shop, or returns every
 * fault; of several simultaneous requests for a table one succeeds. `changes` is that of the version which the customer
 * saw, any when absent.
 */
export type ChangeOwnReservation = (
  userId: number,
  id: number,
  draft: ReservationDraft,
  changes: number | undefined,
) => Promise<Result<ReservationRecord, ReservationChangeRefusal>>;

type Deps = {
  readonly reservations: Reservations;
  readonly ordersAhead: Pick<OrdersAhead, 'move'>;
  readonly holds: TableHolds;
  readonly waiting: Pick<WaitingLists, 'serve'>;
  readonly transactions: Transactions;
  readonly checkTable: CheckTable;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly news: Pick<ReservationNotifier, 'changed'>;
};

export const createChangeOwnReservation =
  ({ reservations, ordersAhead, holds, waiting, transactions, checkTable, clock, news }: Deps): ChangeOwnReservation =>
  (userId, id, draft, changes) =>
    transactions.run(async () => {
      const [locked] = await reservations.lock([id], userId);
      const record = locked && (await reservations.find(id, userId));
      if (!record) return err({ kind: 'not-found' });
      if (changes !== undefined && changes !== record.changes) return err({ kind: 'outdated' });
      const own = toVersion(record);
      const checked = await checkTable(draft, { userId, shopId: record.shop_id }, (wanted, facts) =>
        checkChange(own, wanted, facts),
      );
      if (!checked.ok) return checked;
      const { bookingId, stay: period, sellerId, ...wanted } = checked.value;
      const now = clock.now();
      const next = changeReservation(own, { ...wanted, period }, now);
      await reservations.change(id, {
        booking_id: bookingId,
        table_id: next.tableId,
        starts_at: next.period.from,
        ends_at: next.period.until,
        guests: next.guests,
        note: next.note || null,
        status: next.status,
        changes: next.changes,
        start_asked_at: next.startAskedAt,
        changed_from: next.known && toKnown(next.known),
        updated_at: now,
      });
      const moved = { tableId: next.tableId, bookingId, startsAt: next.period.from, timeZone: record.timezone };
      for (const order of record.orders) await ordersAhead.move(order.id, moved);
      const hold = await holds.of(userId);
      if (hold && isHoldOf(toHold(hold), { tableId: next.tableId, stay: period })) await holds.remove(userId);
      await waiting.serve(userId, record.shop_id, period.from);
      if (next.status !== record.status) await reservations.noteStatus(id, next.status, now);
      const changed = await reservations.find(id);
      if (!changed) throw new TypeError(`Reservation ${id} was changed but does not exist`);
      await news.changed(changed, sellerId);
      return ok(changed);
    });

const toVersion = (record: ReservationRecord): ReservationVersion => ({
  ...toReserved(record),
  status: record.status as ReservationStatus,
  changes: record.changes,
  startAskedAt: instant(record.start_asked_at ?? record.created_at),
  known: record.changed_from ? toReserved(record.changed_from) : undefined,
});

const toReserved = (row: KnownVersion): ReservedTable => ({
  tableId: tableId(row.table_id),
  period: toPeriod(row),
  guests: row.guests,
  note: row.note ?? '',
});

const toKnown = ({ tableId: table_id, period, guests, note }: ReservedTable): KnownVersion => ({
  table_id,
  starts_at: period.from,
  ends_at: period.until,
  guests,
  note: note || null,
});
