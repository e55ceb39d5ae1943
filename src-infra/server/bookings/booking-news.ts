import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import { createUserRepository, type BookingRecord, type Store } from '../store/index.ts';
import { wireTime } from '../time/index.ts';

/** What a live event tells of a booking (contract 8.4). */
export const bookingEvent = ({ id, status, updated_at }: Pick<BookingRecord, 'id' | 'status' | 'updated_at'>) => ({ id, status, updated_at: wireTime(updated_at) });

/** Tells people of bookings, with the transaction in which it happens. */
export interface BookingNews {
  /** Seller and desk get a notification, the customer's other windows an event. */
  placed(booking: BookingRecord, sellerId: number): Promise<void>;
  /** The customer gets notification and event, unless `actor` is the customer; then the seller is told. */
  statusChanged(booking: BookingRecord, actor: number | undefined, sellerId: number | undefined): Promise<void>;
}

type Deps = { readonly store: Store; readonly events: EventLog; readonly notify: Notify };

export const createBookingNews = ({ store, events, notify }: Deps): BookingNews => {
  const users = createUserRepository(store);
  const tell = (booking: BookingRecord): Promise<void> => events.publish(`user ${booking.user_id}`, 'booking', bookingEvent(booking));
  return {
    placed: async (booking, sellerId) => {
      const operators = await users.operators();
      await notify(...[...new Set([sellerId, ...operators])].map((userId) => ({ userId, type: 'new_booking', subject: { kind: 'booking', id: booking.id } }) as const));
      await tell(booking);
    },

    statusChanged: async (booking, actor, sellerId) => {
      const userId = actor === booking.user_id ? sellerId : booking.user_id;
      if (userId !== undefined) await notify({ userId, type: 'booking_status', subject: { kind: 'booking', id: booking.id }, args: { status: booking.status } });
      await tell(booking);
    },
  };
};
