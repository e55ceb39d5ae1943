import type { TimeZones } from '@domain/calendar/index.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import type { TableHold, WaitFacts, WaitingParty } from '@domain/reservations/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { toTable } from './check-table.ts';
import { toPeriod } from './free-tables.ts';
import { rulesOf, tableHoursOf } from './reservation-hours.ts';
import type { ReservableShops } from './reservations.ports.ts';
import type { WaitRow } from './table-waits.port.ts';
import type { TakenTables } from './taken-tables.ts';

type Range = { readonly from: number; readonly until: number };
/**
 * BOOKING-2d: what is known of the tables of a shop, those taken within a range by anybody; `undefined` where nobody
 * can reserve one.
 */
export type FindWaitFacts = (shopId: number, range: Range | undefined) => Promise<WaitFacts | undefined>;

type Deps = {
  readonly takenTables: TakenTables;
  readonly reservableShops: ReservableShops;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createFindWaitFacts =
  ({ takenTables, reservableShops, reference, shops, zones, clock }: Deps): FindWaitFacts =>
  async (shopId, range) => {
    const { settings } = await reference();
    const shop = (await shops()).find(shopId);
    if (!settings.isReservationActive || !shop) return undefined;
    const hours = (await reservableShops.hoursOf([shopId])).get(shopId);
    const [template] = hours?.templates ?? [];
    const rules = hours && template && rulesOf(template, hours, shop, settings.reservation);
    if (!rules) return undefined;
    const places = await reservableShops.tables([shopId], undefined);
    const ids = places.map(({ id }) => id);
    const rows = range ? await takenTables(ids, range.from, range.until, { userId: undefined }) : [];
    return {
      rules,
      now: clock.now(),
      zones,
      tableHours: tableHoursOf(hours, shop),
      tables: places.map(toTable),
      taken: Object.fromEntries(ids.map((id) => [id, rows.filter((row) => row.table_id === id).map(toPeriod)])),
      sectionOf: Object.fromEntries(places.map(({ id, shop_section_id }) => [id, shop_section_id])),
    };
  };

export const toParty = (row: WaitRow): WaitingParty => ({
  id: row.id,
  joinedAt: instant(row.joined_at),
  guests: row.guests,
  sectionId: row.section_id ?? undefined,
  span: { first: instant(row.first_at), last: instant(row.last_at) },
  offer: toOffer(row),
  isTaken: row.taken,
});

/** A table that is gone was not offered. */
const toOffer = ({ table_id, starts_at, ends_at, offered_until }: WaitRow): TableHold | undefined =>
  table_id === null || starts_at === null || ends_at === null || offered_until === null
    ? undefined
    : { tableId: tableId(table_id), stay: toPeriod({ starts_at, ends_at }), until: instant(offered_until) };
