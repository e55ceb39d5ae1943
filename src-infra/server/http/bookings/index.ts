import type { Handlers } from '../call.ts';
import type { BookingRouteDeps } from './booking-route-deps.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { placesRoutes } from './places.routes.ts';

export type { BookingRouteDeps } from './booking-route-deps.ts';

/** Everything about tables: where they stand, and who has booked them. */
export const tableRoutes = (deps: BookingRouteDeps) => ({ ...placesRoutes(deps), ...bookingsRoutes(deps) }) satisfies Partial<Handlers>;
