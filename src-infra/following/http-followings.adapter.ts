import type { $Fetch } from 'ofetch';
import type { FollowedOrder, FollowedParcel, Followings } from '@domain/following/index.ts';
import { DELIVERY_TYPES, readOrderStatus } from '@domain/orders/index.ts';
import { readParcelStatus } from '@domain/parcels/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asRecord, asText, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };
type Wire = Readonly<Record<string, unknown>>;

/** Extensions `order_follow` and `parcel_follow`. */
export const createHttpFollowings = ({ api, context }: Deps): Followings => ({
  load: (secret) =>
    readAnswer(api<unknown>(`rest/follow/${secret}`), (body) =>
      readEntity(body, (item) => {
        const dto = asRecord(item);
        return dto['kind'] === 'parcel' ? toFollowedParcel(dto) : toFollowedOrder(dto, context.toImage);
      }),
    ),
});

/** `undefined` without a status that is known, or the time of it. */
const toFollowedOrder = (dto: Wire, toImage: ToImage): FollowedOrder | undefined => {
  const status = readOrderStatus(asText(dto['status']));
  const common = toFollowed(dto);
  if (!status || !common) return undefined;
  const shop = asRecord(dto['shop']);
  return {
    kind: 'order',
    ...common,
    shop: { title: asText(shop['title']), image: toImage(shop['img']), location: toPoint(shop['location']) },
    status,
    deliveryType: DELIVERY_TYPES.find((type) => type === dto['delivery_type']) ?? 'delivery',
  };
};

const toFollowedParcel = (dto: Wire): FollowedParcel | undefined => {
  const status = readParcelStatus(asText(dto['status']));
  const common = toFollowed(dto);
  if (!status || !common) return undefined;
  return { kind: 'parcel', ...common, sender: asText(dto['sender']), start: toPoint(dto['start']), status };
};

const toFollowed = (dto: Wire) => {
  const updatedAt = optionalInstant(dto['updated_at']);
  if (updatedAt === undefined) return undefined;
  const slot = asRecord(dto['slot']);
  const name = optionalText(asRecord(dto['courier'])['firstname']);
  const [date, time] = [optionalText(slot['date']), optionalText(slot['time'])];
  return {
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
