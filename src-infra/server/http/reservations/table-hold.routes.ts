import { catalogContext } from '../catalog/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, notFound } from '../response/index.ts';
import { reservationRefused } from './reservation-refusal.ts';
import type { ReservationRouteDeps } from './reservation-route-deps.ts';
import { toTableHold } from './reservation.shape.ts';

/** The extension `table_hold`: a table is kept for a customer who decides. */
export const tableHoldRoutes = ({
  reference,
  zones,
  shops,
  reservationDesk: { holdTable, releaseTable },
}: ReservationRouteDeps): Handlers<'holdTable' | 'releaseTable'> => ({
  holdTable: async (call) => {
    const { table_id: tableId, booking_id: bookingId, start_date: start, guest: guests = 1, change_of } = call.params;
    const outcome = await holdTable(call.user.id, { tableId, bookingId, start, guests }, change_of);
    const source = await reference();
    if (!outcome.ok)
      return outcome.error.kind === 'not-found'
        ? notFound
        : reservationRefused(outcome.error, source.settings.reservation);
    const timeZone = (await shops()).find(outcome.value.shopId)?.schedule.timeZone ?? 'UTC';
    return enveloped(toTableHold(outcome.value, timeZone, call.now, catalogContext(source, zones, call)));
  },

  releaseTable: async ({ user }) => {
    await releaseTable(user.id);
    return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
  },
});
