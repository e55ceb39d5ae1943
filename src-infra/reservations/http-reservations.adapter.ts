import type { $Fetch } from 'ofetch';
import { isDate, type TimeZones } from '@domain/calendar/index.ts';
import { bookingId } from '@domain/kernel/ids.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type {
  NewReservation,
  ReservationOffer,
  Reservations,
  TableSection,
  TakenPeriods,
} from '@domain/reservations/index.ts';
import { toSchedule, type ReadingContext } from '../catalog/catalog-wire.ts';
import { toPage } from '../drivers/http/page.ts';
import { notFound, readCreated, readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf, type Wire } from '../drivers/http/wire.ts';
import { toChangingFailure, toReservingFailure } from './reserving-failure.ts';
import { toPeriods, toReservation, toReservedShop, toSection, toTable } from './reservation-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  readonly zones: TimeZones;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency') => boolean;
};

const MINE = 'dashboard/user/my-bookings';
const PER_PAGE = 20;
/** A shop has no more sections, and a section no more tables, than one page lists. */
const ALL = 100;

/** Contract 3.12. */
export const createHttpReservations = ({ api, context, zones, announces }: Deps): Reservations => {
  const whole = requireId((item) => toReservation(item, context, zones));
  const keyed = (key: string) => (announces('idempotency') ? { headers: { 'Idempotency-Key': key } } : {});
  const listed = <Item>(path: string, query: Record<string, number>, read: (item: unknown) => Item) =>
    readAnswer(api<unknown>(`rest/booking/${path}`, { query: { ...query, perPage: ALL } }), (body) =>
      ok(listOf(dataOf(body), read)),
    );
  /** A shop that is not among those with tables takes none, if there is one. */
  const takesNone = (shop: number) =>
    readAnswer(api<unknown>(`rest/shops/${shop}`), (body) =>
      asInteger(asRecord(dataOf(body))['id']) > 0 ? ok(undefined) : err(notFound),
    );
  const sectionsOf = async (shop: number): Promise<Result<readonly TableSection[], RemoteFailure>> => {
    const sections = await listed('shop-sections', { shop_id: shop }, asRecord);
    if (!sections.ok) return sections;
    return allOf(
      await Promise.all(
        sections.value.map(async (section) => {
          const tables = await listed('tables', { shop_section_id: asInteger(section['id']) }, toTable);
          return tables.ok ? ok(toSection(section, tables.value)) : tables;
        }),
      ),
    );
  };
  return {
    offer: async (shop) => {
      const [host, templates, sections] = await Promise.all([
        readAnswer(api<unknown>(`rest/booking/shops/${shop}`), (body) => ok(asRecord(dataOf(body)))),
        listed('bookings', { shop_id: shop }, asRecord),
        sectionsOf(shop),
      ]);
      if (!host.ok) return isNotFound(host.error) ? takesNone(shop) : host;
      if (!templates.ok) return templates;
      return sections.ok ? toOffer(host.value, templates.value, sections.value, context) : sections;
    },
    taken: async ({ shop, sections }, { first, last }) => {
      const query = { date_from: first, date_to: last };
      const periods = await Promise.all(
        sections
          .flatMap(({ tables }) => tables)
          .map(({ id }) =>
            readAnswer(api<unknown>(`rest/booking/disable-dates/table/${id}`, { query }), (body) =>
              ok([id, toPeriods(body, shop.timeZone, zones)] as const),
            ),
          ),
      );
      const all = allOf(periods);
      return all.ok ? ok<TakenPeriods>(Object.fromEntries(all.value)) : all;
    },
    reserve: (wanted, key) =>
      api<unknown>(MINE, { method: 'POST', ...keyed(key), body: toBody(wanted) }).then(
        (body) => readCreated(body, whole),
        toReservingFailure,
      ),
    change: ({ id, changes, wanted }, key) =>
      api<unknown>(`${MINE}/${id}`, { method: 'PUT', ...keyed(key), body: { ...toBody(wanted), changes } }).then(
        (body) => readCreated(body, whole),
        toChangingFailure,
      ),
    find: (id) => readAnswer(api<unknown>(`${MINE}/${id}`), (body) => readEntity(body, whole)),
    list: (page) =>
      readAnswer(
        api<unknown>(MINE, { query: { column: 'start_date', sort: 'desc', perPage: PER_PAGE, page } }),
        (body) => ok(toPage(body, (item) => toReservation(item, context, zones))),
      ),
    cancel: (id) =>
      readAnswer(api<unknown>(`${MINE}/delete`, { method: 'DELETE', body: { ids: [id] } }), () => ok(undefined)),
  };
};

const allOf = <Value>(answers: readonly Result<Value, RemoteFailure>[]): Result<readonly Value[], RemoteFailure> => {
  const values: Value[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return ok(values);
};

const toBody = ({ tableId, bookingId: booking, start, end, guests, note }: NewReservation) => ({
  table_id: tableId,
  booking_id: booking,
  start_date: start,
  end_date: end,
  guest: guests,
  ...(note !== '' && { note }),
});

/** A shop without a slot template or without tables takes no reservations. */
const toOffer = (
  host: Wire,
  [template]: readonly Wire[],
  sections: readonly TableSection[],
  context: ReadingContext,
): Result<ReservationOffer | undefined, RemoteFailure> => {
  const shop = toReservedShop(host, context);
  const furnished = sections.filter(({ tables }) => tables.length > 0);
  if (shop.id === 0) return err(notFound);
  if (!template || furnished.length === 0) return ok(undefined);
  const days = host['booking_shop_working_days'];
  const closed = host['booking_shop_closed_date'];
  const hours = toSchedule({ ...host, shop_working_days: days, shop_closed_date: closed }, context.timeZone());
  return ok({
    shop,
    tableHours: Array.isArray(days) && days.length > 0 ? hours : undefined,
    closedDates: hours.closedDates.filter(isDate),
    template: {
      id: bookingId(Math.max(0, asInteger(template['id']))),
      startTime: asText(template['start_time']),
      endTime: asText(template['end_time']),
      maxTimeHours: asInteger(template['max_time']),
    },
    sections: furnished,
  });
};
