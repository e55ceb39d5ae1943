import type { $Fetch } from 'ofetch';
import { DELIVERY_TYPES, readOrderStatus, type FollowedOrder, type FollowedOrders } from '@domain/orders/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asRecord, asText, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

/** Extension `order_follow`. */
export const createHttpFollowedOrders = ({ api, context }: Deps): FollowedOrders => ({
  load: (secret) =>
    readAnswer(api<unknown>(`rest/follow/${secret}`), (body) =>
      readEntity(body, (item) => toFollowedOrder(item, context.toImage)),
    ),
});

/** `undefined` without a status that is known, or the time of it. */
const toFollowedOrder = (item: unknown, toImage: ToImage): FollowedOrder | undefined => {
  const dto = asRecord(item);
  const status = readOrderStatus(asText(dto['status']));
  const updatedAt = optionalInstant(dto['updated_at']);
  if (!status || updatedAt === undefined) return undefined;
  const [shop, slot] = [asRecord(dto['shop']), asRecord(dto['slot'])];
  const name = optionalText(asRecord(dto['courier'])['firstname']);
  const [date, time] = [optionalText(slot['date']), optionalText(slot['time'])];
  return {
    shop: { title: asText(shop['title']), image: toImage(shop['img']), location: toPoint(shop['location']) },
    status,
    deliveryType: DELIVERY_TYPES.find((type) => type === dto['delivery_type']) ?? 'delivery',
    updatedAt,
    arrival: toArrival(dto['arrival']),
    slot: date !== undefined && time !== undefined ? { date, time } : undefined,
    timeZone: optionalText(dto['timezone']),
    courier: name === undefined ? undefined : { name, position: toPoint(asRecord(dto['courier'])['place']) },
    area: toPoint(dto['area']),
  };
};

const toArrival = (value: unknown): FollowedOrder['arrival'] => {
  const dto = asRecord(value);
  const [from, to] = [optionalInstant(dto['from']), optionalInstant(dto['to'])];
  return from === undefined || to === undefined
    ? undefined
    : { from, to, latest: optionalInstant(dto['latest']), isLate: asBoolean(dto['late']) };
};
