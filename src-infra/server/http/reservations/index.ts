import type { Handlers } from '../handler.ts';
import type { ReservationRouteDeps } from './reservation-route-deps.ts';
import { reservationsRoutes } from './reservations.routes.ts';
import { tableHoldRoutes } from './table-hold.routes.ts';
import { tableWaitRoutes } from './table-wait.routes.ts';
import { reservableShopsRoutes } from './reservable-shops.routes.ts';

export { toSeatedTable } from './reservation.shape.ts';
export type { ReservationRouteDeps } from './reservation-route-deps.ts';

/** The routes of tables and reservations. */
export const reservationRoutes = (deps: ReservationRouteDeps) =>
  ({
    ...reservableShopsRoutes(deps),
    ...reservationsRoutes(deps),
    ...tableHoldRoutes(deps),
    ...tableWaitRoutes(deps),
  }) satisfies Partial<Handlers>;
