import { instant } from '@domain/kernel/clock.port.ts';
import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import { wallText, type TableHold } from '@domain/reservations/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import { BOOKING_CHANGE, BOOKING_REMINDER, TABLE_FREE, type Notify } from '../notifications/index.ts';
import type { Operators, ReservationRecord } from './reservations.ports.ts';
import { wireTime } from '../../foundation/time/index.ts';

/** The payload of a live event about a reservation (contract 8.4). */
export const reservationEvent = ({
  id,
  status,
  updated_at,
}: Pick<ReservationRecord, 'id' | 'status' | 'updated_at'>) => ({
  id,
  status,
  updated_at: wireTime(updated_at),
});

/** Notifies people about reservations, in the caller's transaction. */
export interface ReservationNotifier {
  /** Sends a notification to seller and operators, and an event to the customer's other windows. */
  placed(reservation: ReservationRecord, sellerId: number): Promise<void>;
  /** The same for a change, which the restaurant is to confirm. */
  changed(reservation: ReservationRecord, sellerId: number): Promise<void>;
  /** Reminds the customer of a table. */
  comingSoon(reservation: ReservationRecord): Promise<void>;
  /** Offers a table to somebody who waits for it. */
  tableFree(
    place: { readonly userId: number; readonly shopId: number; readonly id: number },
    offer: TableHold,
  ): Promise<void>;
  /** Sends notification and event to the customer; if `actor` is the customer, the notification goes to the seller. */
  statusChanged(reservation: ReservationRecord, actor: number | undefined, sellerId: number | undefined): Promise<void>;
}

type Deps = {
  readonly operators: Operators;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly shops: ShopDirectory;
  readonly zones: TimeZones;
};

export const createReservationNotifier = ({
  operators: desk,
  events,
  notify,
  shops,
  zones,
}: Deps): ReservationNotifier => {
  const notifyCustomer = (reservation: ReservationRecord): Promise<void> =>
    events.publish(`user ${reservation.user_id}`, 'booking', reservationEvent(reservation));
  const notifyRestaurant = async (
    { id }: ReservationRecord,
    sellerId: number,
    news: { readonly type: 'new_booking' | 'booking_status'; readonly args?: Readonly<Record<string, string>> },
  ): Promise<void> => {
    const people = [...new Set([sellerId, ...(await desk.operators())])];
    await notify(...people.map((userId) => ({ userId, subject: { kind: 'booking', id } as const, ...news })));
  };
  return {
    placed: async (reservation, sellerId) => {
      await notifyRestaurant(reservation, sellerId, { type: 'new_booking' });
      await notifyCustomer(reservation);
    },

    changed: async (reservation, sellerId) => {
      await notifyRestaurant(reservation, sellerId, { type: 'booking_status', args: { status: BOOKING_CHANGE } });
      await notifyCustomer(reservation);
    },

    comingSoon: (reservation) =>
      notify({
        userId: reservation.user_id,
        type: 'booking_status',
        subject: { kind: 'booking', id: reservation.id },
        args: {
          status: BOOKING_REMINDER,
          time: wallText(instant(reservation.starts_at), reservation.timezone, zones).slice('YYYY-MM-DD '.length),
        },
      }),

    tableFree: async ({ userId, shopId, id }, { stay, until }) => {
      const timeZone = (await shops()).find(shopId)?.schedule.timeZone ?? 'UTC';
      await notify({
        userId,
        type: 'booking_status',
        subject: { kind: 'booking', id },
        args: {
          status: TABLE_FREE,
          day: dateText(localDateOf(stay.from, timeZone, zones)),
          time: localTimeOf(stay.from, timeZone, zones),
          until: localTimeOf(until, timeZone, zones),
        },
      });
      await events.publish(`user ${userId}`, 'table_wait', { id });
    },

    statusChanged: async (reservation, actor, sellerId) => {
      const userId = actor === reservation.user_id ? sellerId : reservation.user_id;
      if (userId !== undefined)
        await notify({
          userId,
          type: 'booking_status',
          subject: { kind: 'booking', id: reservation.id },
          args: { status: reservation.status },
        });
      await notifyCustomer(reservation);
    },
  };
};
