import type { $Fetch } from 'ofetch';
import { isDate, type TimeZones } from '@domain/calendar/index.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { tableId, tableWaitId, type ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  readPeriod,
  type TableWait,
  type TableWaits,
  type WaitRequest,
  type WaitStatus,
} from '@domain/reservations/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf, translated, type Wire } from '../drivers/http/wire.ts';
import { toReservedShop } from './reservation-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

const WAITS = 'dashboard/user/table-waits';
/** Above `TABLE_WAITS_MAX`: places whose time has passed stay in the list for a day. */
const ALL = 100;
const STATUSES: readonly WaitStatus[] = ['waiting', 'offered', 'taken', 'ended'];

/** The extension `reservation_waiting`; offers end at moments of this device's clock. */
export const createHttpTableWaits = ({ api, context, zones, clock }: Deps): TableWaits => {
  const read = (item: unknown): TableWait => {
    const dto = asRecord(item);
    const section = asRecord(dto['shop_section']);
    const shop = toReservedShop(asRecord(dto['shop']), context);
    const date = asText(dto['date']);
    return {
      id: tableWaitId(Math.max(0, asInteger(dto['id']))),
      status: STATUSES.find((status) => status === dto['status']) ?? 'ended',
      shop,
      date: isDate(date) ? date : '1970-01-01',
      from: asText(dto['time_from']),
      to: asText(dto['time_to']),
      guests: asInteger(dto['guest']),
      sectionId: asInteger(section['id']) || undefined,
      sectionTitle: translated(section, 'title'),
      before: Math.max(0, asInteger(dto['parties_before'])),
      offer: toOffer(asRecord(dto['offer']), shop.timeZone),
    };
  };
  const toOffer = (dto: Wire, timeZone: string): TableWait['offer'] => {
    const stay = readPeriod(asText(dto['start_date']), asText(dto['end_date']), timeZone, zones);
    const table = asRecord(dto['table']);
    if (!stay.ok) return undefined;
    return {
      tableId: tableId(Math.max(0, asInteger(table['id']))),
      tableName: asText(table['name']),
      sectionTitle: translated(asRecord(table['shop_section']), 'title'),
      stay: stay.value,
      until: instant(clock.now() + Math.max(0, asInteger(dto['seconds_left'])) * 1000),
    };
  };
  const whole = requireId(read);
  return {
    ahead: (shop, request) =>
      readAnswer(api<unknown>(`${WAITS}/ahead`, { query: requestBody(shop, request) }), (body) =>
        ok(Math.max(0, asInteger(asRecord(dataOf(body))['parties_before']))),
      ),
    join: (shop, request) =>
      readAnswer(api<unknown>(WAITS, { method: 'POST', body: requestBody(shop, request) }), (body) =>
        readCreated(body, whole),
      ),
    list: () => readAnswer(api<unknown>(WAITS, { query: { perPage: ALL } }), (body) => ok(listOf(dataOf(body), read))),
    leave: (id) => readAnswer(api<unknown>(`${WAITS}/${id}`, { method: 'DELETE' }), () => ok(undefined)),
  };
};

const requestBody = (shop: ShopId, { guests, date, from, to, sectionId }: WaitRequest) => ({
  shop_id: shop,
  date,
  time_from: from,
  time_to: to,
  guest: guests,
  ...(sectionId !== undefined && { shop_section_id: sectionId }),
});
