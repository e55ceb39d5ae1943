import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { BookableShops, Reservations, ReservationUpdates, TableWaits } from '@domain/reservations/index.ts';
import { createHttpBookableShops } from '@infra/reservations/http-bookable-shops.adapter.ts';
import { createHttpReservations } from '@infra/reservations/http-reservations.adapter.ts';
import { createHttpTableWaits } from '@infra/reservations/http-table-waits.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { createReservationQueries, type ReservationQueries } from '../../features/reservations/reservations.queries.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, CLOCK, TIME_ZONES } from '../tokens.ts';
import { announcing } from './announcing.ts';
import { bindOnce } from './bind.ts';
import { provideLateNews } from './late-news.module.ts';

export const RESERVATIONS = defineToken<Reservations>('Reservations');
export const RESERVATION_QUERIES = defineToken<ReservationQueries>('ReservationQueries');
export const RESERVATION_UPDATES = defineToken<ReservationUpdates>('ReservationUpdates');
export const TABLE_WAITS = defineToken<TableWaits>('TableWaits');
const BOOKABLE_SHOPS = defineToken<BookableShops>('BookableShops');

type QueryDeps = {
  readonly reservations: Reservations;
  readonly shops: BookableShops;
  readonly waits: TableWaits;
  readonly context: AppContext;
  readonly clock: Clock;
  readonly zones: TimeZones;
};

/** The customer's reservations, for the pages that make or show them. */
export const bindReservations = bindOnce(RESERVATIONS, (options) => {
  provide(options, RESERVATIONS, announcing(createHttpReservations), {
    api: API,
    context: CONTEXT,
    zones: TIME_ZONES,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(options, BOOKABLE_SHOPS, createHttpBookableShops, { api: API, context: CONTEXT });
  provide(options, TABLE_WAITS, createHttpTableWaits, { api: API, context: CONTEXT, zones: TIME_ZONES, clock: CLOCK });
  provide(
    options,
    RESERVATION_QUERIES,
    ({ context, ...deps }: QueryDeps) => createReservationQueries({ ...deps, scope: () => context.scope() }),
    {
      reservations: RESERVATIONS,
      shops: BOOKABLE_SHOPS,
      waits: TABLE_WAITS,
      context: CONTEXT,
      clock: CLOCK,
      zones: TIME_ZONES,
    },
  );
  provideLateNews(options, RESERVATION_UPDATES, () => import('./live-reservations.module.ts'));
});
