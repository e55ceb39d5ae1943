import { currencyId, userId, type CurrencyId } from '@domain/kernel/ids.ts';
import type { Courier, OrderPayment, Slot, RoutePoint } from '@domain/orders/index.ts';
import { readPaymentStatus } from '@domain/payments/index.ts';
import { convertMoney, DEFAULT_SYMBOL, type PriceStyle, type Scale } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asDecimal, asInteger, asRecord, asText, listOf, optionalText, type Wire } from '../drivers/http/wire.ts';
import { toScale } from '../localization/scale-wire.ts';

// Orders and parcels write these parts alike.

/** An order keeps the currency in which it was placed; servers that leave it out mean the current one. */
export const scaleOf = (dto: Wire, context: ReadingContext): Scale => {
  const { currency } = dto;
  return currency === undefined || currency === null ? context.scale() : toScale(asRecord(currency)['decimals']);
};

export const toPriceStyle = (currency: Wire): PriceStyle => ({
  symbol: asText(currency['symbol']) || DEFAULT_SYMBOL,
  position: currency['position'] === 'after' ? 'after' : 'before',
});

/**
 * The payment of the order itself; later tips are transactions of their own. Amounts of transactions are in the base
 * currency: `scale` is that of the order.
 */
export const toPayment = (dto: Wire, scale: Scale): OrderPayment | undefined => {
  const all = [dto['transaction'], ...listOf(dto['transactions'], (item) => item)].map(asRecord);
  const own = all.find((transaction) => transaction['id'] !== undefined && transaction['type'] !== 'tip');
  if (!own) return undefined;
  const tag = tagOf(own);
  const status = readPaymentStatus(asText(own['status'])) ?? 'progress';
  const isDone = status === 'paid' || status === 'refund';
  const share = all.find(
    (other) => tagOf(other) === 'wallet' && other['type'] !== 'tip' && other['status'] === own['status'],
  );
  const rate = asDecimal(dto['rate'] ?? asRecord(dto['currency'])['rate'] ?? 1);
  return tag !== 'wallet' && isDone && share
    ? { tag, status, fromWallet: convertMoney(asDecimal(share['price']), rate, scale) }
    : { tag, status };
};

const tagOf = (transaction: Wire): string => asText(asRecord(transaction['payment_system'])['tag']);

/** Date and time on the shop's clock; both or none. */
export const toSlot = (dto: Wire): Slot | undefined => {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(asText(dto['delivery_date']))?.[0];
  const time = /^\d{2}:\d{2}/.exec(asText(dto['delivery_time']))?.[0];
  return date && time ? { date, time } : undefined;
};

export const toCourier = (dto: Wire, toImage: ToImage): Courier | undefined => {
  const person = asRecord(dto['deliveryman']);
  const place = asRecord(dto['courier']);
  if (person['id'] === undefined && place['latitude'] === undefined) return undefined;
  const id = asInteger(person['id']);
  const route = toRoute(dto['courier_route']);
  return {
    ...(id > 0 && { id: userId(id) }),
    name: [person['firstname'], person['lastname']].map(asText).filter(Boolean).join(' '),
    phone: optionalText(person['phone']),
    image: toImage(person['img']),
    position: toPoint(place),
    seenAt: optionalInstant(place['at']),
    ...(route.length > 1 && { route }),
  };
};

/** Extension `courier_route`; one unreadable point makes the route unusable. */
export const toRoute = (value: unknown): readonly RoutePoint[] => {
  const points = listOf(value, (item) => {
    const at = toPoint(item);
    return at && { ...at, street: optionalText(asRecord(item)['street']) };
  });
  return points.every((point) => point !== undefined) ? points : [];
};

/** The currency of the amounts of an order or a parcel, if the server tells it. */
export const toCurrencyId = (value: unknown): CurrencyId | undefined => {
  const id = asInteger(asRecord(value)['id']);
  return id > 0 ? currencyId(id) : undefined;
};
