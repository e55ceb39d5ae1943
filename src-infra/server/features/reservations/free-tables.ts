import { addDays, instantOfWall, type TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { isFree, readWall, type Period } from '@domain/reservations/index.ts';
import type { TakenRow, ShopTableRow } from './reservations.ports.ts';
import type { TakenTables, Viewer } from './taken-tables.ts';

/**
 * In the time zone of each shop: a day on which the table is available at some time, or a period in which it is free.
 */
export type TableFilter = { readonly day?: string; readonly free?: { readonly from: string; readonly until: string } };
/** The tables that match the filter, in the given order. */
export type FindFreeTables = (
  tables: readonly ShopTableRow[],
  filter: TableFilter,
  timeZoneOf: (shopId: number) => string,
  viewer: Viewer,
) => Promise<readonly ShopTableRow[]>;

type Deps = {
  readonly takenTables: TakenTables;
  readonly zones: TimeZones;
};

export const createFindFreeTables =
  ({ takenTables, zones }: Deps): FindFreeTables =>
  async (tables, { day, free }, timeZoneOf, viewer) => {
    const dayIn = (zone: string): Period | undefined =>
      day === undefined
        ? undefined
        : { from: instantOfWall(day, 0, zone, zones), until: instantOfWall(addDays(day, 1), 0, zone, zones) };
    const timeIn = (zone: string): Period | undefined => {
      const [from, until] = free ? [readWall(free.from, zone, zones), readWall(free.until, zone, zones)] : [];
      return from !== undefined && until !== undefined && from < until ? { from, until } : undefined;
    };
    const wanted = tables.map((table) => {
      const zone = timeZoneOf(table.shop_id);
      return { table, day: dayIn(zone), time: timeIn(zone) };
    });
    const periods = wanted.flatMap((one) => [one.day ?? [], one.time ?? []].flat());
    if (periods.length === 0) return tables;
    const [from, until] = [
      Math.min(...periods.map((period) => period.from)),
      Math.max(...periods.map((period) => period.until)),
    ];
    const taken = await takenTables(
      tables.map(({ id }) => id),
      from,
      until,
      viewer,
    );
    return wanted.flatMap(({ table, day: wholeDay, time }) => {
      const own = taken.filter((row) => row.table_id === table.id).map(toPeriod);
      return (wholeDay && isCovered(wholeDay, own)) || (time && !isFree(time, own)) ? [] : [table];
    });
  };

/** Returns whether the periods, sorted by start, cover it completely. */
const isCovered = ({ from, until }: Period, periods: readonly Period[]): boolean =>
  periods.reduce<number>(
    (reached, period) => (period.from <= reached ? Math.max(reached, period.until) : reached),
    from,
  ) >= until;

export const toPeriod = ({ starts_at, ends_at }: Pick<TakenRow, 'starts_at' | 'ends_at'>): Period => ({
  from: instant(starts_at),
  until: instant(ends_at),
});
