import { instant } from '@domain/kernel/clock.port.ts';
import { wallText, type ReservationStatus } from '@domain/reservations/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { BookingHours, BookingRecord, BookingTemplateRow, SectionRow, ShopTableRow } from '../../store/index.ts';
import { wireTime } from '../../time/index.ts';
import { toShopBrief, toShopRow, type CatalogContext } from '../catalog/index.ts';
import { toGalleries } from '../shapes/index.ts';

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** BookingShop of contract 2.2: the days of bookings in place of those of delivery. */
export const toBookingShop = (shop: ShopRecord, hours: BookingHours | undefined, context: CatalogContext) => {
  const { shop_working_days: _days, shop_closed_date: _dates, ...row } = toShopRow(shop, context);
  return {
    ...row,
    booking_shop_working_days: (hours?.workingDays ?? []).map(({ id, day, opens, closes, disabled }) => ({ id, day: day as Weekday, from: opens, to: closes, disabled })),
    booking_shop_closed_date: hours?.closedDates ?? [],
  };
};

/** Booking of contract 2.8: when tables can be had. */
export const toBookingTemplate = (
  { id, max_time, start_time, end_time }: Pick<BookingTemplateRow, 'id' | 'max_time' | 'start_time' | 'end_time'>,
  shop: ShopRecord | undefined,
  context: CatalogContext,
) => ({ id, max_time, start_time, end_time, shop: shop ? toShopBrief(shop, context) : null });

export const toSection = ({ id, shop_id, area, img, texts }: Pick<SectionRow, 'id' | 'shop_id' | 'area' | 'img' | 'texts'>, { picture, translation }: CatalogContext) => ({
  id, shop_id, area, img: picture(img), translation: translation(id, texts),
});

/** A zone on its own page and in lists: with its shop and its pictures. */
export const toWholeSection = (section: SectionRow, shop: ShopRecord, context: CatalogContext) => ({
  ...toSection(section, context),
  translations: context.translations(section.id, section.texts),
  locales: Object.keys(section.texts),
  shop: toShopBrief(shop, context),
  galleries: toGalleries(section.id, 'shop-galleries', section.galleries, context.origin),
  created_at: wireTime(section.created_at),
  updated_at: wireTime(section.updated_at),
});

export const toTable = ({ id, name, shop_section_id, tax, chair_count, active }: Pick<ShopTableRow, 'id' | 'name' | 'shop_section_id' | 'chair_count' | 'active'> & { readonly tax: string | number }) => ({
  id, name, shop_section_id, tax: Number(tax), chair_count, active,
});

/** Contract 1.7: a moment on the shop's wall clock, with its seconds. */
export const wallTime = (at: number, timeZone: string, { zones }: Pick<CatalogContext, 'zones'>): string => `${wallText(instant(at), timeZone, zones)}:00`;

/** UserBooking of contract 2.8; without the shop where customers no longer see it. */
export const toUserBooking = (booking: BookingRecord, shop: ShopRecord | undefined, context: CatalogContext) => ({
  id: booking.id,
  booking_id: booking.booking_id,
  user_id: booking.user_id,
  table_id: booking.table_id,
  start_date: wallTime(booking.starts_at, booking.timezone, context),
  end_date: wallTime(booking.ends_at, booking.timezone, context),
  status: booking.status as ReservationStatus,
  note: booking.note,
  guest: booking.guests,
  booking: toBookingTemplate(booking.template, shop, context),
  user: { ...booking.customer, img: context.picture(booking.customer.img) },
  table: { ...toTable(booking.place), shop_section: toSection(booking.section, context) },
  created_at: wireTime(booking.created_at),
  updated_at: wireTime(booking.updated_at),
});
