import { addDays, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ReservationId, ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type {
  BookableShop,
  BookableShops,
  Reservation,
  ReservationOffer,
  Reservations,
  TableWait,
  TableWaits,
  WaitRequest,
  TakenPeriods,
} from '@domain/reservations/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly reservations: Pick<Reservations, 'offer' | 'taken' | 'list' | 'find'>;
  readonly shops: BookableShops;
  readonly waits: Pick<TableWaits, 'list' | 'ahead'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly scope: () => readonly unknown[];
};

/** The tables of a shop, `undefined` if it takes no reservations; and when they are taken in `DAYS_AHEAD` days. */
export type TablePlan = { readonly offer: ReservationOffer | undefined; readonly taken: TakenPeriods };

/** Tables are taken by others at any time: nothing stays fresh for long. */
export type ReservationQueries = {
  plan(shop: ShopId): Query<TablePlan>;
  one(id: ReservationId): Query<Reservation>;
  list: PageQuery<Reservation>;
  /** Where the customer waits for a table. */
  waits(): Query<readonly TableWait[]>;
  /** How many parties would be before the customer who joins the line of a shop. */
  ahead(shop: ShopId, request: WaitRequest): Query<number>;
  shops: PageQuery<BookableShop>;
};

/** How many days a customer can choose from. */
export const DAYS_AHEAD = 30;
const FRESH_MS = 5000;

export const createReservationQueries = ({
  reservations,
  shops,
  waits,
  clock,
  zones,
  scope,
}: Deps): ReservationQueries => ({
  plan: (shop) => ({
    key: ['table-plans', shop, ...scope()],
    load: async () => {
      const offer = await reservations.offer(shop);
      if (!offer.ok) return offer;
      if (!offer.value) return ok({ offer: undefined, taken: {} });
      const first = localDateOf(clock.now(), offer.value.shop.timeZone, zones);
      // A stay of the last day may end on the next one.
      const taken = await reservations.taken(offer.value, { first, last: addDays(first, DAYS_AHEAD) });
      return taken.ok ? ok({ offer: offer.value, taken: taken.value }) : taken;
    },
    freshMs: FRESH_MS,
  }),
  one: (id) => ({
    key: ['orders', 'reservations', 'one', id, ...scope()],
    load: () => reservations.find(id),
    freshMs: FRESH_MS,
  }),
  list: (page) => ({
    key: ['orders', 'reservations', page, ...scope()],
    load: () => reservations.list(page),
    freshMs: FRESH_MS,
  }),
  waits: () => ({
    key: ['orders', 'reservations', 'waits', ...scope()],
    load: () => waits.list(),
    freshMs: FRESH_MS,
  }),
  ahead: (shop, request) => ({
    key: ['orders', 'reservations', 'ahead', shop, request, ...scope()],
    load: () => waits.ahead(shop, request),
    freshMs: FRESH_MS,
  }),
  shops: (page) => ({
    key: ['bookable-shops', page, ...scope()],
    load: () => shops.list({}, page),
  }),
});
