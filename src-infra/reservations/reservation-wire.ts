import type { TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, reservationId, shopId, tableId } from '@domain/kernel/ids.ts';
import { readOrderStatus } from '@domain/orders/index.ts';
import {
  readPeriod,
  readReservationStatus,
  readWall,
  type OrderAhead,
  type Period,
  type Reservation,
  type ReservedShop,
  type Table,
  type TableSection,
} from '@domain/reservations/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import {
  asBoolean,
  asInteger,
  asRecord,
  asText,
  listOf,
  optionalText,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';

export const toReservedShop = (dto: Wire, context: ReadingContext): ReservedShop => ({
  id: shopId(Math.max(0, asInteger(dto['id']))),
  title: translated(dto, 'title'),
  address: translated(dto, 'address'),
  phone: asText(dto['phone']),
  logo: context.toImage(dto['logo_img']),
  timeZone: optionalText(dto['timezone']) ?? context.timeZone(),
  hasMenu: asInteger(dto['products_count']) > 0,
});

export const toSection = (dto: Wire, tables: readonly Table[]): TableSection => ({
  id: asInteger(dto['id']),
  title: translated(dto, 'title'),
  description: translated(dto, 'description'),
  tables,
});

export const toTable = (item: unknown): Table => {
  const dto = asRecord(item);
  return {
    id: tableId(Math.max(0, asInteger(dto['id']))),
    name: asText(dto['name']),
    chairs: asInteger(dto['chair_count']),
    isActive: asBoolean(dto['active']),
  };
};

/** A period that cannot be read takes nothing: the server checks again. */
export const toPeriods = (body: unknown, zone: string, zones: TimeZones): readonly Period[] =>
  listOf(body, asRecord).flatMap((dto) => {
    const period = readPeriod(asText(dto['start_date']), asText(dto['end_date']), zone, zones);
    return period.ok ? [period.value] : [];
  });

/** A status that is not known is that of an order which its customer can no longer cancel. */
const toOrderAhead = (dto: Wire): readonly OrderAhead[] => {
  const id = asInteger(dto['id']);
  return id > 0 ? [{ id: orderId(id), status: readOrderStatus(asText(dto['status'])) ?? 'accepted' }] : [];
};

export const toReservation = (item: unknown, context: ReadingContext, zones: TimeZones): Reservation => {
  const dto = asRecord(item);
  const table = asRecord(dto['table']);
  const shop = toReservedShop(asRecord(asRecord(dto['booking'])['shop']), context);
  const from = readWall(asText(dto['start_date']), shop.timeZone, zones) ?? instant(0);
  return {
    id: reservationId(Math.max(0, asInteger(dto['id']))),
    status: readReservationStatus(asText(dto['status'])) ?? 'new',
    shop,
    tableId: tableId(Math.max(0, asInteger(dto['table_id']))),
    tableName: asText(table['name']),
    sectionTitle: translated(asRecord(table['shop_section']), 'title'),
    guests: asInteger(dto['guest']),
    note: asText(dto['note']),
    period: { from, until: readWall(asText(dto['end_date']), shop.timeZone, zones) ?? from },
    changes: Math.max(0, asInteger(dto['changes'])),
    orders: listOf(dto['orders'], asRecord).flatMap(toOrderAhead),
  };
};
