import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { cartId, currencyId, paymentId, shopId, type UserId } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { DELIVERY_TYPES, type OrderDraft, type PendingPlacement, type PlacementStore, type Slot } from '@domain/orders/index.ts';
import { money, type Money } from '@domain/pricing/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { TextShelf } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText, optionalNumber, optionalText } from '../drivers/http/wire.ts';
import { toScale } from '../localization/http-localization.adapters.ts';

type Deps = {
  readonly shelf: TextShelf;
  /** Whose placement it is: nobody resumes what another account began in this tab. */
  readonly owner: () => UserId | undefined;
};

/** ORDER-4: the placement under way, in this tab's session storage. What cannot be read there is dropped (L12). */
export const createStoredPlacement = ({ shelf, owner }: Deps): PlacementStore => ({
  read: () => {
    const kept = parse(shelf.get());
    return kept && kept.owner === owner() ? kept.placement : undefined;
  },
  write: (placement) => {
    if (!placement) return shelf.remove();
    const kept = parse(shelf.get());
    // A session that has just ended took its owner along.
    const by = owner() ?? (kept?.placement.key === placement.key ? kept.owner : undefined);
    shelf.set(JSON.stringify({ owner: by, placement }));
  },
});

const parse = (text: string | undefined): { readonly owner: number | undefined; readonly placement: PendingPlacement } | undefined => {
  try {
    const json = asRecord(JSON.parse(text ?? ''));
    const placement = readPlacement(json['placement']);
    return placement && { owner: optionalNumber(json['owner']), placement };
  } catch {
    return undefined;
  }
};

const readPlacement = (json: unknown): PendingPlacement | undefined => {
  const dto = asRecord(json);
  const key = asText(dto['key']);
  const draft = readDraft(dto['draft']);
  return isUuidV4(key) && draft ? { key, cartId: draft.cartId, draft, quoteId: optionalText(dto['quoteId']), awaitsSignIn: dto['awaitsSignIn'] === true } : undefined;
};

/** To the letter as it was written: the key is bound to it. */
const readDraft = (json: unknown): OrderDraft | undefined => {
  const dto = asRecord(json);
  const deliveryType = DELIVERY_TYPES.find((type) => type === dto['deliveryType']);
  const tips = readMoney(dto['tips']);
  if (!deliveryType || !tips || asInteger(dto['cartId']) <= 0) return undefined;
  const payment = optionalNumber(dto['paymentId']);
  return {
    cartId: cartId(asInteger(dto['cartId'])),
    shopId: shopId(asInteger(dto['shopId'])),
    currencyId: currencyId(asInteger(dto['currencyId'])),
    deliveryType,
    address: readAddress(dto['address']),
    slot: readSlot(dto['slot']),
    phone: asText(dto['phone']),
    note: asText(dto['note']),
    coupon: optionalText(dto['coupon']),
    tips,
    paymentId: payment === undefined ? undefined : paymentId(payment),
  };
};

const readAddress = (json: unknown): DeliveryAddress | undefined => {
  const dto = asRecord(json);
  const location = toPoint(dto['location']);
  const text = (name: string): string => asText(dto[name]);
  return location && { text: text('text'), location, floor: text('floor'), house: text('house'), entrance: text('entrance'), comment: text('comment') };
};

export const readSlot = (json: unknown): Slot | undefined => {
  const dto = asRecord(json);
  const [date, time] = [asText(dto['date']), asText(dto['time'])];
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) ? { date, time } : undefined;
};

export const readMoney = (json: unknown): Money | undefined => {
  const dto = asRecord(json);
  const minor = dto['minor'];
  const scale = toScale(dto['scale']);
  return typeof minor === 'number' && Number.isSafeInteger(minor) && minor >= 0 && dto['scale'] === scale ? money(minor, scale) : undefined;
};
