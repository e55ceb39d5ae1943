import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { holdsAgainst } from '@domain/reservations/index.ts';
import type { Reservations, TableHolds, TakenRow } from './reservations.ports.ts';
import type { TableWaits } from './table-waits.port.ts';

/** Who asks: what is kept for the customer is not taken for them. */
export type Viewer = { readonly userId: number | undefined };

/**
 * BOOKING-1r, BOOKING-2d: returns the periods, overlapping a range, in which tables are reserved, closed, kept for or
 * offered to anybody but the viewer; in order.
 */
export type TakenTables = (
  tableIds: readonly number[],
  from: number,
  until: number,
  viewer: Viewer,
) => Promise<readonly TakenRow[]>;

type Deps = {
  readonly reservations: Pick<Reservations, 'taken'>;
  readonly holds: Pick<TableHolds, 'around'>;
  readonly waits: Pick<TableWaits, 'offersAround'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createTakenTables =
  ({ reservations, holds, waits, clock }: Deps): TakenTables =>
  async (tableIds, from, until, { userId }) => {
    const taken = await reservations.taken(tableIds, from, until);
    const kept = await holds.around(tableIds, from, until);
    const offered = await waits.offersAround(tableIds, from, until);
    const all = [...kept, ...offered].map(({ user_id, held_until, ...row }) => ({
      ...row,
      holder: user_id,
      until: instant(held_until),
    }));
    const held = holdsAgainst(all, userId, clock.now()).map(({ table_id, starts_at, ends_at }) => ({
      table_id,
      starts_at,
      ends_at,
    }));
    return held.length === 0 ? taken : [...taken, ...held].toSorted(inOrder);
  };

const inOrder = (one: TakenRow, other: TakenRow): number =>
  one.starts_at - other.starts_at || one.ends_at - other.ends_at || one.table_id - other.table_id;
