import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { holdTable, type TableHold } from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CheckTable, ReservationDraft, ReservationRefusal } from './check-table.ts';
import { toPeriod } from './free-tables.ts';
import type { HoldRow, TableHolds } from './reservations.ports.ts';

/**
 * BOOKING-1q: keeps a table for a customer, instead of the one kept before, or returns every fault; of several
 * simultaneous requests one succeeds.
 */
export type HoldTable = (
  userId: number,
  draft: Omit<ReservationDraft, 'end' | 'note'>,
) => Promise<Result<TableHold & { readonly shopId: number }, ReservationRefusal>>;
/** Gives the table free that is kept for a customer. */
export type ReleaseTable = (userId: number) => Promise<void>;

type Deps = {
  readonly holds: TableHolds;
  readonly transactions: Transactions;
  readonly checkTable: CheckTable;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createHoldTable =
  ({ holds, transactions, checkTable, clock }: Deps): HoldTable =>
  (userId, draft) =>
    transactions.run(async () => {
      const checked = await checkTable({ ...draft, end: undefined, note: '' }, { userId });
      if (!checked.ok) return checked;
      const earlier = await holds.of(userId);
      const hold = holdTable(earlier && toHold(earlier), checked.value, clock.now());
      await holds.put({
        user_id: userId,
        table_id: hold.tableId,
        starts_at: hold.stay.from,
        ends_at: hold.stay.until,
        held_until: hold.until,
      });
      return ok({ ...hold, shopId: checked.value.shopId });
    });

export const toHold = (row: HoldRow): TableHold => ({
  tableId: tableId(row.table_id),
  stay: toPeriod(row),
  until: instant(row.held_until),
});
