import { nextReservationStatuses, readReservationStatus, type ReservationStatus } from '@domain/reservations/index.ts';
import type { ReservationRecord } from '../../features/reservations/index.ts';
import { enveloped, listed, notFound, type Slice } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext } from '../catalog/index.ts';
import { pageOf } from '../shapes/index.ts';
import { cancelRefused, changeRefused, reservationRefused, statusRefused } from './reservation-refusal.ts';
import type { ReservationRouteDeps } from './reservation-route-deps.ts';
import { toUserBooking } from './reservation.shape.ts';

type Ids =
  | 'listMyBookings'
  | 'showMyBooking'
  | 'createBooking'
  | 'changeBooking'
  | 'cancelBookings'
  | 'listAllBookings'
  | 'showBookingStatus'
  | 'changeBookingStatus';
type CallContext = Pick<ApiCall<'showMyBooking'>, 'origin' | 'language' | 'currency' | 'now'>;
type ListContext = CallContext & {
  readonly params: Pick<
    ApiCall<'listAllBookings'>['params'],
    'page' | 'perPage' | 'status' | 'search' | 'column' | 'sort'
  >;
};

/** Contract 3.12, 8.12: reservations of customers and, for operators, of everybody; another customer's is not found. */
export const reservationsRoutes = ({
  reference,
  zones,
  shops,
  reservationDesk: { reservations, reserveTable, changeOwnReservation, cancelReservations, changeReservationStatus },
}: ReservationRouteDeps): Handlers<Ids> => {
  const shaper = async (call: CallContext) => {
    const context = catalogContext(await reference(), zones, call);
    const { find } = await shops();
    return (reservation: ReservationRecord) => toUserBooking(reservation, find(reservation.shop_id), context);
  };

  const list = async (call: ListContext, userId?: number): Promise<Slice<ReturnType<typeof toUserBooking>>> => {
    const { status, search, column = 'id', sort = 'desc' } = call.params;
    const { page, perPage, offset } = pageOf(call.params);
    const { items, total } = await reservations.list({
      column,
      sort,
      offset,
      limit: perPage,
      ...(userId !== undefined && { userId }),
      ...(search !== undefined && { search }),
      ...(status !== undefined && { status: readReservationStatus(status) ?? status }),
    });
    return { page, perPage, total, items: items.map(await shaper(call)) };
  };

  return {
    listMyBookings: async (call) => listed(await list(call, call.user.id)),
    listAllBookings: async (call) => listed(await list(call)),

    showMyBooking: async (call) => {
      const reservation = await reservations.find(call.params.id, call.user.id);
      return reservation ? enveloped((await shaper(call))(reservation)) : notFound;
    },

    createBooking: async (call) => {
      const outcome = await reserveTable(call.user.id, toDraft(call.params));
      if (!outcome.ok) return reservationRefused(outcome.error, (await reference()).settings.reservation);
      return enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },

    changeBooking: async (call) => {
      const { id, changes } = call.params;
      const outcome = await changeOwnReservation(call.user.id, id, toDraft(call.params), changes);
      if (!outcome.ok) return changeRefused(outcome.error, (await reference()).settings.reservation);
      return enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    cancelBookings: async ({ user, params }) =>
      cancelRefused(await cancelReservations(user.id, params.ids)) ??
      enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED'),

    showBookingStatus: async ({ params }) => {
      const reservation = await reservations.find(params.id);
      if (!reservation) return notFound;
      const status = reservation.status as ReservationStatus;
      return enveloped({ id: reservation.id, status, allowed: nextReservationStatuses(status) });
    },

    changeBookingStatus: async (call) => {
      const outcome = await changeReservationStatus(call.params.id, call.params.status);
      if (!outcome.ok) return statusRefused(outcome.error);
      return enveloped((await shaper(call))(outcome.value), 'RESERVATION_STATUS_CHANGED');
    },
  };
};

const toDraft = ({
  table_id: tableId,
  booking_id: bookingId,
  start_date: start,
  end_date: end,
  guest: guests = 1,
  note = '',
}: ApiCall<'createBooking'>['params']) => ({ tableId, bookingId, start, end, guests, note });
