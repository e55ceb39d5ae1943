import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { readToldAllergens } from '@domain/dietary/index.ts';
import { cartId, currencyId, paymentId, reservationId, shopId, type StockId, type UserId } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import {
  DELIVERY_TYPES,
  type OrderDraft,
  type PendingPlacement,
  type PlacementStore,
  type Slot,
} from '@domain/orders/index.ts';
import { readOrderedChoices } from '@domain/substitution/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText, optionalNumber, optionalText } from '../drivers/http/wire.ts';
import { toHandover } from './handover-wire.ts';
import { readMoney } from '../localization/stored-money.ts';

type Deps = {
  readonly store: TextStore;
  /** The account that owns the placement: another account in this tab must not resume it. */
  readonly owner: () => UserId | undefined;
};

/** ORDER-4: the pending placement, in this tab's session storage. Drops what cannot be read (L12). */
export const createStoredPlacement = ({ store, owner }: Deps): PlacementStore => ({
  read: () => {
    const stored = parse(store.get());
    return stored && stored.owner === owner() ? stored.placement : undefined;
  },
  write: (placement) => {
    if (!placement) return store.remove();
    const stored = parse(store.get());
    // A session that has just ended has no owner any more.
    const by = owner() ?? (stored?.placement.key === placement.key ? stored.owner : undefined);
    store.set(JSON.stringify({ owner: by, placement }));
  },
});

const parse = (
  text: string | undefined,
): { readonly owner: number | undefined; readonly placement: PendingPlacement } | undefined => {
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
  return isUuidV4(key) && draft
    ? {
        key,
        cartId: draft.cartId,
        draft,
        quoteId: optionalText(dto['quoteId']),
        awaitsSignIn: dto['awaitsSignIn'] === true,
      }
    : undefined;
};

/** Returns the text exactly as written: the idempotency key is bound to it. */
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
    ...(asInteger(dto['reservation']) > 0 && { reservation: reservationId(asInteger(dto['reservation'])) }),
    slot: readSlot(dto['slot']),
    phone: asText(dto['phone']),
    note: asText(dto['note']),
    lineNotes: readNotes(dto['lineNotes']),
    ...(dto['replacements'] !== undefined && {
      replacements: readOrderedChoices(asRecord(dto['replacements'])),
    }),
    ...(dto['allergens'] !== undefined && { allergens: readToldAllergens(dto['allergens']) }),
    handover: toHandover(dto['handover']),
    coupon: optionalText(dto['coupon']),
    tips,
    paymentId: payment === undefined ? undefined : paymentId(payment),
    ...(dto['usesReturnableBoxes'] === true && { usesReturnableBoxes: true }),
    ...(dto['hold'] === true && { hold: true }),
  };
};

const readNotes = (json: unknown): OrderDraft['lineNotes'] =>
  json === undefined ? undefined : (asRecord(json) as Record<StockId, string>);

const readAddress = (json: unknown): DeliveryAddress | undefined => {
  const dto = asRecord(json);
  const location = toPoint(dto['location']);
  const text = (name: string): string => asText(dto[name]);
  return (
    location && {
      text: text('text'),
      location,
      floor: text('floor'),
      house: text('house'),
      entrance: text('entrance'),
      comment: text('comment'),
    }
  );
};

export const readSlot = (json: unknown): Slot | undefined => {
  const dto = asRecord(json);
  const [date, time] = [asText(dto['date']), asText(dto['time'])];
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) ? { date, time } : undefined;
};
