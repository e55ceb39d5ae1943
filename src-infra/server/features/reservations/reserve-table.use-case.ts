import type { Clock } from '@domain/kernel/clock.port.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { isHoldOf } from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { checkNew, type CheckTable, type ReservationDraft, type ReservationRefusal } from './check-table.ts';
import { toHold } from './hold-table.use-case.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';
import type { ReservationRecord, Reservations, TableHolds } from './reservations.ports.ts';
import type { WaitingLists } from './wait-for-table.use-case.ts';

/** BOOKING-1f: reserves a table or returns every fault; of several simultaneous requests one succeeds. */
export type ReserveTable = (
  userId: number,
  draft: ReservationDraft,
) => Promise<Result<ReservationRecord, ReservationRefusal>>;

type Deps = {
  readonly reservations: Reservations;
  readonly holds: TableHolds;
  readonly waiting: Pick<WaitingLists, 'serve'>;
  readonly transactions: Transactions;
  readonly checkTable: CheckTable;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly news: ReservationNotifier;
};

export const createReserveTable =
  ({ reservations, holds, waiting, transactions, checkTable, clock, news }: Deps): ReserveTable =>
  (userId, draft) =>
    transactions.run(async () => {
      const checked = await checkTable(draft, { userId }, checkNew);
      if (!checked.ok) return checked;
      const { tableId, bookingId, guests, note, stay, shopId, sellerId } = checked.value;
      const now = clock.now();
      const id = await reservations.insert({
        booking_id: bookingId,
        user_id: userId,
        table_id: tableId,
        starts_at: stay.from,
        ends_at: stay.until,
        status: 'new',
        note: note || null,
        guests,
        created_at: now,
        updated_at: now,
      });
      const hold = await holds.of(userId);
      if (hold && isHoldOf(toHold(hold), { tableId, stay })) await holds.remove(userId);
      await waiting.serve(userId, shopId, stay.from);
      await reservations.noteStatus(id, 'new', now);
      const reservation = await reservations.find(id);
      if (!reservation) throw new TypeError(`Reservation ${id} was created but does not exist`);
      await news.placed(reservation, sellerId);
      return ok(reservation);
    });
