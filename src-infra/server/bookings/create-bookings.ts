import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import { createBookingHouseRepository, createUserBookingRepository } from '../store/index.ts';
import { createBookingNews } from './booking-news.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { createCancelBookings, createChangeBookingStatus } from './change-booking-status.use-case.ts';
import { createFindFreeTables } from './free-tables.ts';
import { createPlaceBooking } from './place-booking.use-case.ts';

type Deps = BookingsDeps & { readonly events: EventLog; readonly notify: Notify };

/** Table bookings, wired. */
export const createBookings = (deps: Deps) => {
  const parts = { ...deps, news: createBookingNews(deps) };
  const bookings = createUserBookingRepository(deps.store);
  return {
    houses: createBookingHouseRepository(deps.store),
    bookings,
    findFreeTables: createFindFreeTables({ bookings, zones: deps.zones }),
    placeBooking: createPlaceBooking(parts),
    changeBookingStatus: createChangeBookingStatus(parts),
    cancelBookings: createCancelBookings(parts),
  };
};
export type Bookings = ReturnType<typeof createBookings>;
