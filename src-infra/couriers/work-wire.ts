import type {
  CarriedDelivery,
  CourierWork,
  DeliveryKey,
  DeliveryLoad,
  DeliveryOffer,
  DeliveryStatus,
  DeliveryStop,
  DoneDelivery,
} from '@domain/couriers/index.ts';
import { orderId, parcelId, userId } from '@domain/kernel/ids.ts';
import { readOrderStatus } from '@domain/orders/index.ts';
import { readParcelStatus } from '@domain/parcels/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import {
  asBoolean,
  asInteger,
  asMoney,
  asNumber,
  asRecord,
  asText,
  listOf,
  optionalNumber,
  optionalText,
  type Wire,
} from '../drivers/http/wire.ts';
import { scaleOf, toPriceStyle, toRoute } from '../orders/order-parts-wire.ts';

/** Entries without id, status or place that is known are left out. */
export const toCourierWork = (item: unknown, context: ReadingContext): CourierWork => {
  const dto = asRecord(item);
  return {
    isOnline: asBoolean(dto['online']),
    place: toPoint(dto['place']),
    carried: listOf(dto['carried'], (entry) => toCarried(asRecord(entry), context)).filter(isKnown),
    offers: listOf(dto['offers'], (entry) => toOffer(asRecord(entry))).filter(isKnown),
    done: listOf(dto['done'], (entry) => toDone(asRecord(entry))).filter(isKnown),
    timeZone: optionalText(dto['timezone']) ?? context.timeZone(),
  };
};

const isKnown = <Entry>(entry: Entry | undefined): entry is Entry => entry !== undefined;

const toKey = (dto: Wire): DeliveryKey | undefined => {
  const id = asInteger(dto['id']);
  if (id <= 0) return undefined;
  return dto['kind'] === 'parcel' ? { kind: 'parcel', id: parcelId(id) } : { kind: 'order', id: orderId(id) };
};

const toStatus = (dto: Wire): DeliveryStatus | undefined =>
  (dto['kind'] === 'parcel' ? readParcelStatus : readOrderStatus)(asText(dto['status']));

const toOffer = (dto: Wire): DeliveryOffer | undefined => {
  const [key, status, start, area] = [toKey(dto), toStatus(dto), toPoint(dto['start']), toPoint(dto['area'])];
  if (!key || !status || !start || !area) return undefined;
  return {
    key,
    status,
    from: asText(dto['from']),
    start,
    area,
    kilometresToStart: Math.max(0, asNumber(dto['km_to_start'])),
    kilometresToDoor: Math.max(0, asNumber(dto['km_to_door'])),
    load: toLoad(dto['load']),
    isCash: asBoolean(dto['cash']),
  };
};

const toCarried = (dto: Wire, context: ReadingContext): CarriedDelivery | undefined => {
  const [key, status] = [toKey(dto), toStatus(dto)];
  if (!key || !status) return undefined;
  const { collects } = dto;
  const route = toRoute(dto['route']);
  return {
    key,
    status,
    customer: toCustomer(asRecord(dto['customer'])),
    start: toStop(dto['start']),
    door: toStop(dto['door']),
    note: asText(dto['note']),
    way: dto['way'] === 'door' ? 'door' : 'hand',
    load: toLoad(dto['load']),
    collects: optionalNumber(collects) === undefined ? undefined : asMoney(collects, scaleOf(dto, context)),
    priceStyle: toPriceStyle(asRecord(dto['currency'])),
    asksCode: asBoolean(dto['asks_code']),
    codeWaitsUntil: optionalInstant(dto['code_wait_until']),
    isCodeLocked: asBoolean(dto['code_locked']),
    route: route.length > 1 ? route : undefined,
  };
};

const toCustomer = (dto: Wire): CarriedDelivery['customer'] => {
  const id = asInteger(dto['id']);
  return id > 0 ? { id: userId(id), name: asText(dto['name']) } : undefined;
};

const toStop = (value: unknown): DeliveryStop => {
  const dto = asRecord(value);
  return {
    name: asText(dto['name']),
    phone: optionalText(dto['phone']),
    address: asText(dto['address']),
    at: toPoint(dto['place']),
  };
};

const toLoad = (value: unknown): DeliveryLoad => {
  const dto = asRecord(value);
  const pieces = optionalNumber(dto['pieces']);
  return pieces === undefined
    ? { kind: 'parcel', title: asText(dto['type']), grams: optionalNumber(dto['grams']) }
    : { kind: 'pieces', count: Math.max(0, Math.trunc(pieces)) };
};

const toDone = (dto: Wire): DoneDelivery | undefined => {
  const key = toKey(dto);
  return key && { key, from: asText(dto['from']), deliveredAt: asInstant(dto['delivered_at']) };
};
