import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { factsFor, holdTable, type TableHold } from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { checkNew, type CheckTable, type ReservationDraft, type ReservationRefusal } from './check-table.ts';
import { toPeriod } from './free-tables.ts';
import type { HoldRow, Reservations, TableHolds } from './reservations.ports.ts';

/**
 * BOOKING-1q: keeps a table for a customer, instead of the one kept before, or returns every fault; of several
 * simultaneous requests one succeeds. With `changeOf`, the table of that reservation of the customer is not taken.
 */
export type HoldTable = (
  userId: number,
  draft: Omit<ReservationDraft, 'end' | 'note'>,
  changeOf?: number,
) => Promise<Result<TableHold & { readonly shopId: number }, ReservationRefusal | { readonly kind: 'not-found' }>>;
/** Gives the table free that is kept for a customer. */
export type ReleaseTable = (userId: number) => Promise<void>;

type Deps = {
  readonly reservations: Pick<Reservations, 'find'>;
  readonly holds: TableHolds;
  readonly transactions: Transactions;
  readonly checkTable: CheckTable;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createHoldTable =
  ({ reservations, holds, transactions, checkTable, clock }: Deps): HoldTable =>
  (userId, draft, changeOf) =>
    transactions.run(async () => {
      const record = changeOf === undefined ? undefined : await reservations.find(changeOf, userId);
      if (changeOf !== undefined && !record) return err({ kind: 'not-found' });
      const own = record && { tableId: tableId(record.table_id), period: toPeriod(record) };
      const wanted = { ...draft, end: undefined, note: '' };
      const checked = await checkTable(wanted, { userId, ...(record && { shopId: record.shop_id }) }, (one, facts) =>
        checkNew(one, own ? factsFor(facts, one, own) : facts),
      );
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
