import { nextReservationStatuses, readReservationStatus, type ReservationStatus } from '@domain/reservations/index.ts';
import type { BookingRecord } from '../../store/index.ts';
import { enveloped, listed, notFound, type Slice } from '../answer/index.ts';
import type { Call, Handlers } from '../call.ts';
import { catalogContext } from '../catalog/index.ts';
import { pageOf } from '../shapes/index.ts';
import { bookingRefused, statusRefused } from './booking-answer.ts';
import type { BookingRouteDeps } from './booking-route-deps.ts';
import { toUserBooking } from './booking.shape.ts';

type Ids =
  | 'listMyBookings' | 'showMyBooking' | 'createBooking' | 'cancelBookings' | 'listAllBookings' | 'showBookingStatus' | 'changeBookingStatus';
type Asked = Pick<Call<'showMyBooking'>, 'origin' | 'language' | 'currency' | 'now'>;
type ListAsked = Asked & { readonly params: Pick<Call<'listAllBookings'>['params'], 'page' | 'perPage' | 'status' | 'search' | 'column' | 'sort'> };

/** Bookings of customers, and of everybody at the desk (contract 3.12, 8.12): somebody else's booking is not found. */
export const bookingsRoutes = ({ reference, zones, shops, bookings: { bookings, placeBooking, cancelBookings, changeBookingStatus } }: BookingRouteDeps): Handlers<Ids> => {
  const shaper = async (asked: Asked) => {
    const context = catalogContext(await reference(), zones, asked);
    const { find } = await shops();
    return (booking: BookingRecord) => toUserBooking(booking, find(booking.shop_id), context);
  };

  const list = async (asked: ListAsked, userId?: number): Promise<Slice<ReturnType<typeof toUserBooking>>> => {
    const { status, search, column = 'id', sort = 'desc' } = asked.params;
    const { page, perPage, offset } = pageOf(asked.params);
    const { items, total } = await bookings.list({
      column, sort, offset, limit: perPage, ...(userId !== undefined && { userId }), ...(search !== undefined && { search }),
      ...(status !== undefined && { status: readReservationStatus(status) ?? status }),
    });
    return { page, perPage, total, items: items.map(await shaper(asked)) };
  };

  return {
    listMyBookings: async (call) => listed(await list(call, call.user.id)),
    listAllBookings: async (call) => listed(await list(call)),

    showMyBooking: async (call) => {
      const booking = await bookings.find(call.params.id, call.user.id);
      return booking ? enveloped((await shaper(call))(booking)) : notFound;
    },

    createBooking: async (call) => {
      const { table_id, booking_id, start_date, end_date, guest = 1, note = '' } = call.params;
      const outcome = await placeBooking(call.user.id, { tableId: table_id, bookingId: booking_id, start: start_date, end: end_date, guests: guest, note });
      if (!outcome.ok) return bookingRefused(outcome.error, (await reference()).settings.reservation);
      return enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },

    cancelBookings: async ({ user, params }) =>
      (await cancelBookings(user.id, params.ids)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

    showBookingStatus: async ({ params }) => {
      const booking = await bookings.find(params.id);
      if (!booking) return notFound;
      const status = booking.status as ReservationStatus;
      return enveloped({ id: booking.id, status, allowed: nextReservationStatuses(status) });
    },

    changeBookingStatus: async (call) => {
      const outcome = await changeBookingStatus(call.params.id, call.params.status);
      if (!outcome.ok) return statusRefused(outcome.error);
      return enveloped((await shaper(call))(outcome.value), 'BOOKING_STATUS_CHANGED');
    },
  };
};
