import { tableId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkReservation, readWall, stayFrom, type NewReservation, type Period, type ReservationFault, type Table } from '@domain/reservations/index.ts';
import { createBookingHouseRepository, createUserBookingRepository, type BookingRecord, type ShopTableRow } from '../store/index.ts';
import { isBookingDay, rulesOf } from './booking-hours.ts';
import type { BookingNews } from './booking-news.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { toPeriod } from './free-tables.ts';

/** What a customer asks for; both dates are `YYYY-MM-DD HH:mm` on the shop's wall clock. */
export type BookingDraft = {
  readonly tableId: number; readonly bookingId: number; readonly start: string; readonly end: string; readonly guests: number; readonly note: string;
};
/** `off`: the marketplace takes no bookings. `end`: not when the shop's rules let the stay end. */
export type BookingFault = ReservationFault | { readonly field: 'booking' | 'table'; readonly kind: 'unknown' } | { readonly field: 'end'; readonly kind: 'invalid' };
export type BookingRefusal = { readonly kind: 'off' } | { readonly kind: 'faults'; readonly faults: readonly BookingFault[] };

/** BOOKING-1f: books a table, or tells everything that is wrong; of several who want it at one time one gets it. */
export type PlaceBooking = (userId: number, draft: BookingDraft) => Promise<Result<BookingRecord, BookingRefusal>>;

const DAY_MS = 86_400_000;
/** Longer than any stay. */
const AROUND_MS = 8 * DAY_MS;

export const createPlaceBooking = ({ store, reference, shops, zones, clock, news }: BookingsDeps & { readonly news: BookingNews }): PlaceBooking => {
  const houses = createBookingHouseRepository(store);
  const bookings = createUserBookingRepository(store);

  /** The booking that may be made, with its moments. */
  const check = async (draft: BookingDraft, place: ShopTableRow): Promise<Result<NewReservation & { readonly stay: Period; readonly sellerId: number }, BookingRefusal>> => {
    const shop = (await shops()).find(place.shop_id);
    const hours = (await houses.hoursOf([place.shop_id])).get(place.shop_id);
    if (!shop || !hours) return refuse({ field: 'table', kind: 'unknown' });
    const template = hours.templates.find(({ id }) => id === draft.bookingId);
    if (!template) return refuse({ field: 'booking', kind: 'unknown' });
    const rules = rulesOf(template, hours, shop, (await reference()).settings.reservation);
    if (!rules) return refuse({ field: 'time', kind: 'not-offered' });

    const now = clock.now();
    const start = readWall(draft.start, rules.timeZone, zones);
    const around = start ?? now;
    const taken = (await bookings.taken([place.id], around - DAY_MS, around + AROUND_MS)).map(toPeriod);
    const [date = '', time = ''] = draft.start.split(' ');
    const { guests, note } = draft;
    const checked = checkReservation({ table: toTable(place), guests, date, time: time.slice(0, 5), note }, { rules, now, taken, zones });
    if (!checked.ok) return refuse(...checked.error);
    if (start === undefined || !isBookingDay(hours, shop, start, zones)) return refuse({ field: 'time', kind: 'not-offered' });
    if (draft.end.slice(0, WALL_LENGTH) !== checked.value.end) return refuse({ field: 'end', kind: 'invalid' });
    return ok({ ...checked.value, stay: stayFrom(start, rules.stayMinutes), sellerId: shop.userId });
  };

  return (userId, draft) =>
    store.transaction(async () => {
      if (!(await reference()).settings.isReservationActive) return err({ kind: 'off' });
      const place = await houses.lockTable(draft.tableId);
      if (!place) return refuse({ field: 'table', kind: 'unknown' });
      const checked = await check(draft, place);
      if (!checked.ok) return checked;
      const { bookingId, guests, note, stay, sellerId } = checked.value;
      const now = clock.now();
      const id = await bookings.insert({
        booking_id: bookingId, user_id: userId, table_id: place.id, starts_at: stay.from, ends_at: stay.until, status: 'new', note: note || null, guests,
        created_at: now, updated_at: now,
      });
      await bookings.noteStatus(id, 'new', now);
      const booking = await bookings.find(id);
      if (!booking) throw new TypeError(`Booking ${id} is made and not there`);
      await news.placed(booking, sellerId);
      return ok(booking);
    });
};

const WALL_LENGTH = 'YYYY-MM-DD HH:mm'.length;

const refuse = (...faults: readonly BookingFault[]): Result<never, BookingRefusal> => err({ kind: 'faults', faults });
const toTable = ({ id, name, chair_count: chairs, active: isActive }: ShopTableRow): Table => ({ id: tableId(id), name, chairs, isActive });
