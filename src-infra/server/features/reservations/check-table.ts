import type { TimeZones } from '@domain/calendar/index.ts';
import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  checkReservation,
  isReservationDay,
  readWall,
  stayFrom,
  type NewReservation,
  type Period,
  type ReservationDraft as WantedTable,
  type ReservationFacts,
  type ReservationFault,
  type Table,
} from '@domain/reservations/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { toPeriod } from './free-tables.ts';
import { rulesOf, tableHoursOf } from './reservation-hours.ts';
import type { ReservableShops, ShopTableRow } from './reservations.ports.ts';
import type { TakenTables, Viewer } from './taken-tables.ts';

/** A reservation draft; both dates are `YYYY-MM-DD HH:mm` in the shop's time zone. */
export type ReservationDraft = {
  readonly tableId: number;
  readonly bookingId: number;
  readonly start: string;
  /** Where the stay of the shop's rules ends, when absent. */
  readonly end: string | undefined;
  readonly guests: number;
  readonly note: string;
};
/** `off`: reservations are turned off. `end`: the end violates the shop's rules. */
export type ReservationDraftFault =
  | ReservationFault
  | { readonly field: 'booking' | 'table'; readonly kind: 'unknown' }
  | { readonly field: 'end'; readonly kind: 'invalid' };
export type ReservationRefusal =
  | { readonly kind: 'off' }
  | { readonly kind: 'faults'; readonly faults: readonly ReservationDraftFault[] };

/** What may be reserved: the moments of the stay, and the table, which stays locked. */
export type CheckedReservation = NewReservation & {
  readonly stay: Period;
  readonly shopId: number;
  readonly sellerId: number;
};

/**
 * BOOKING-1f: locks the table until the end of the caller's transaction, and returns what `check` makes of the draft,
 * or every fault. What the viewer holds is not taken; what they reserved is. With `shopId` only tables of that shop
 * count.
 */
export type CheckTable = <Other extends { readonly kind: string }>(
  draft: ReservationDraft,
  viewer: Viewer & { readonly shopId?: number },
  check: CheckDraft<Other>,
) => Promise<Result<CheckedReservation, ReservationRefusal | Other>>;

type Faults = { readonly kind: 'faults'; readonly faults: readonly ReservationFault[] };
type CheckDraft<Other> = (draft: WantedTable, facts: ReservationFacts) => Result<NewReservation, Faults | Other>;

/** BOOKING-1f: The check of a new reservation. */
export const checkNew: CheckDraft<Faults> = (draft, facts) => {
  const checked = checkReservation(draft, facts);
  return checked.ok ? checked : err({ kind: 'faults', faults: checked.error });
};

/** Longer than any stay. */
const SEARCH_WINDOW_MS = 8 * DAY_MS;

type Deps = {
  readonly takenTables: TakenTables;
  readonly reservableShops: ReservableShops;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createCheckTable =
  ({ takenTables, reservableShops, reference, shops, zones, clock }: Deps): CheckTable =>
  async (draft, { shopId, ...viewer }, check) => {
    const { settings } = await reference();
    if (!settings.isReservationActive) return err({ kind: 'off' });
    const place = await reservableShops.lockTable(draft.tableId);
    if (!place || (shopId !== undefined && place.shop_id !== shopId))
      return refuse({ field: 'table', kind: 'unknown' });
    const shop = (await shops()).find(place.shop_id);
    const hours = (await reservableShops.hoursOf([place.shop_id])).get(place.shop_id);
    if (!shop || !hours) return refuse({ field: 'table', kind: 'unknown' });
    const template = hours.templates.find(({ id }) => id === draft.bookingId);
    if (!template) return refuse({ field: 'booking', kind: 'unknown' });
    const rules = rulesOf(template, hours, shop, settings.reservation);
    if (!rules) return refuse({ field: 'time', kind: 'not-offered' });

    const now = clock.now();
    const start = readWall(draft.start, rules.timeZone, zones);
    const around = start ?? now;
    const taken = (await takenTables([place.id], around - DAY_MS, around + SEARCH_WINDOW_MS, viewer)).map(toPeriod);
    const [date = '', time = ''] = draft.start.split(' ');
    const { guests, note } = draft;
    const checked = check(
      { table: toTable(place), guests, date, time: time.slice(0, 5), note },
      { rules, now, taken, zones },
    );
    if (!checked.ok) return checked;
    if (start === undefined || !isReservationDay(tableHoursOf(hours, shop), start, zones))
      return refuse({ field: 'time', kind: 'not-offered' });
    if (draft.end !== undefined && draft.end.slice(0, WALL_LENGTH) !== checked.value.end)
      return refuse({ field: 'end', kind: 'invalid' });
    return ok({
      ...checked.value,
      stay: stayFrom(start, rules.stayMinutes),
      shopId: shop.id,
      sellerId: shop.userId,
    });
  };

const WALL_LENGTH = 'YYYY-MM-DD HH:mm'.length;

const refuse = (...faults: readonly ReservationDraftFault[]): Result<never, ReservationRefusal> =>
  err({ kind: 'faults', faults });
/** A table as the rules know it. */
export const toTable = ({ id, name, chair_count: chairs, active: isActive }: ShopTableRow): Table => ({
  id: tableId(id),
  name,
  chairs,
  isActive,
});
