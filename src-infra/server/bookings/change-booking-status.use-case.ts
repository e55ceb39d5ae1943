import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { TransitionRefusal } from '@domain/orders/index.ts';
import { readReservationStatus, reservationTransition } from '@domain/reservations/index.ts';
import { createUserBookingRepository, type BookingRecord } from '../store/index.ts';
import type { BookingNews } from './booking-news.ts';
import type { BookingsDeps } from './bookings-deps.ts';

export type BookingStatusRefusal = TransitionRefusal | { readonly kind: 'not-found' };

/** BOOKING-1g: takes a booking one step on, to a word of contract 4.3 as it was sent; the customer is told. */
export type ChangeBookingStatus = (id: number, to: string) => Promise<Result<BookingRecord, BookingStatusRefusal>>;
/** BOOKING-1g: a customer gives own bookings back, and the shops are told; false when none of them is the customer's. */
export type CancelBookings = (userId: number, ids: readonly number[]) => Promise<boolean>;

type Deps = BookingsDeps & { readonly news: BookingNews };

/** The change itself, of a locked booking. */
const createStep = ({ store, shops, clock, news }: Deps) => {
  const bookings = createUserBookingRepository(store);
  return async (id: number, from: string, to: string, actor?: number): Promise<Result<BookingRecord, BookingStatusRefusal>> => {
    const status = readReservationStatus(from);
    if (status === undefined) throw new TypeError(`Booking ${id} has the status ${from}`);
    const step = reservationTransition(status, to);
    if (!step.ok) return step;
    const now = clock.now();
    await bookings.setStatus(id, step.value, now);
    await bookings.noteStatus(id, step.value, now);
    const booking = await bookings.find(id);
    if (!booking) throw new TypeError(`Booking ${id} is locked and not there`);
    await news.statusChanged(booking, actor, (await shops()).find(booking.shop_id)?.userId);
    return ok(booking);
  };
};

export const createChangeBookingStatus = (deps: Deps): ChangeBookingStatus => {
  const bookings = createUserBookingRepository(deps.store);
  const step = createStep(deps);
  return (id, to) =>
    deps.store.transaction(async () => {
      const [found] = await bookings.lock([id]);
      return found ? step(id, found.status, to) : err({ kind: 'not-found' });
    });
};

export const createCancelBookings = (deps: Deps): CancelBookings => {
  const bookings = createUserBookingRepository(deps.store);
  const step = createStep(deps);
  return (userId, ids) =>
    deps.store.transaction(async () => {
      const own = await bookings.lock(ids, userId);
      // What is canceled already stays so and is told to nobody again.
      for (const { id, status } of own) if (status !== 'canceled') await step(id, status, 'canceled', userId);
      return own.length > 0;
    });
};
