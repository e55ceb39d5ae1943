import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { holdLeft, wallText, type ReservationStatus, type TableHold } from '@domain/reservations/index.ts';
import type { ShopRecord } from '../../features/catalog/index.ts';
import type {
  ReservationHours,
  ReservationOfferRow,
  SectionRow,
  ShopTableRow,
  ReservationRecord,
} from '../../features/reservations/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toShopBrief, toShopHours, toShopRow, type CatalogContext } from '../catalog/index.ts';
import { toGalleries } from '../shapes/index.ts';

/** Renders the BookingShop of contract 2.2, with reservation days instead of delivery days. */
export const toBookingShop = (shop: ShopRecord, hours: ReservationHours | undefined, context: CatalogContext) => {
  const { shop_working_days: _days, shop_closed_date: _dates, ...row } = toShopRow(shop, context);
  return {
    ...row,
    booking_shop_working_days: (hours?.workingDays ?? []).map(toShopHours),
    booking_shop_closed_date: hours?.closedDates ?? [],
  };
};

/** Renders the Booking of contract 2.8, the reservation hours, with the number at which its shop answers guests. */
export const toBookingTemplate = (
  { id, max_time, start_time, end_time }: Pick<ReservationOfferRow, 'id' | 'max_time' | 'start_time' | 'end_time'>,
  shop: ShopRecord | undefined,
  context: CatalogContext,
) => ({
  id,
  max_time,
  start_time,
  end_time,
  shop: shop ? { ...toShopBrief(shop, context), phone: shop.phone, products_count: shop.productsCount } : null,
});

export const toSection = (
  { id, shop_id, area, img, texts }: Pick<SectionRow, 'id' | 'shop_id' | 'area' | 'img' | 'texts'>,
  { picture, translation }: CatalogContext,
) => ({
  id,
  shop_id,
  area,
  img: picture(img),
  translation: translation(id, texts),
});

/** Renders a section with its shop and pictures. */
export const toWholeSection = (section: SectionRow, shop: ShopRecord, context: CatalogContext) => ({
  ...toSection(section, context),
  translations: context.translations(section.id, section.texts),
  locales: Object.keys(section.texts),
  shop: toShopBrief(shop, context),
  galleries: toGalleries(section.id, 'shop-galleries', section.galleries, context.origin),
  created_at: wireTime(section.created_at),
  updated_at: wireTime(section.updated_at),
});

export const toTable = ({
  id,
  name,
  shop_section_id,
  tax,
  chair_count,
  active,
}: Pick<ShopTableRow, 'id' | 'name' | 'shop_section_id' | 'chair_count' | 'active'> & {
  readonly tax: string | number;
}) => ({
  id,
  name,
  shop_section_id,
  tax: Number(tax),
  chair_count,
  active,
});

/** A table with its section. */
export const toSeatedTable = (
  place: Parameters<typeof toTable>[0] & { readonly section: Parameters<typeof toSection>[0] },
  context: CatalogContext,
) => ({ ...toTable(place), shop_section: toSection(place.section, context) });

/** Contract 1.7: a moment on the shop's wall clock, with its seconds. */
export const wallTime = (at: number, timeZone: string, { zones }: Pick<CatalogContext, 'zones'>): string =>
  `${wallText(instant(at), timeZone, zones)}:00`;

/** A kept table, with the time left by the server's clock. */
export const toTableHold = (
  { tableId, stay, until }: TableHold,
  timeZone: string,
  now: Instant,
  context: CatalogContext,
) => ({
  table_id: tableId,
  start_date: wallTime(stay.from, timeZone, context),
  end_date: wallTime(stay.until, timeZone, context),
  seconds_left: Math.floor(holdLeft({ until }, now) / 1000),
});

/** UserBooking of contract 2.8; without the shop where customers no longer see it. */
export const toUserBooking = (
  reservation: ReservationRecord,
  shop: ShopRecord | undefined,
  context: CatalogContext,
) => ({
  id: reservation.id,
  booking_id: reservation.booking_id,
  user_id: reservation.user_id,
  table_id: reservation.table_id,
  start_date: wallTime(reservation.starts_at, reservation.timezone, context),
  end_date: wallTime(reservation.ends_at, reservation.timezone, context),
  status: reservation.status as ReservationStatus,
  note: reservation.note,
  guest: reservation.guests,
  booking: toBookingTemplate(reservation.template, shop, context),
  user: { ...reservation.customer, img: context.picture(reservation.customer.img) },
  table: { ...toTable(reservation.place), shop_section: toSection(reservation.section, context) },
  orders: reservation.orders,
  changes: reservation.changes,
  changed_from: toKnown(reservation, context),
  created_at: wireTime(reservation.created_at),
  updated_at: wireTime(reservation.updated_at),
});

/** What the restaurant knew before, while it has not confirmed the change. */
const toKnown = (
  { status, changed_from, known_place, known_section, timezone }: ReservationRecord,
  context: CatalogContext,
) =>
  status === 'new' && changed_from
    ? {
        start_date: wallTime(changed_from.starts_at, timezone, context),
        end_date: wallTime(changed_from.ends_at, timezone, context),
        guest: changed_from.guests,
        note: changed_from.note,
        table:
          known_place && known_section
            ? { ...toTable(known_place), shop_section: toSection(known_section, context) }
            : null,
      }
    : null;
