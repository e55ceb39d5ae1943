import { readToldAllergens } from '@domain/dietary/index.ts';
import { orderId, shopId, uuid } from '@domain/kernel/ids.ts';
import {
  DELIVERY_TYPES,
  readOrderStatus,
  type Order,
  type OrderNews,
  type OrderShop,
  type OrderStatus,
  type OrderSummary,
} from '@domain/orders/index.ts';
import { readPaymentStatus } from '@domain/payments/index.ts';
import { toDeliveryTime, type ReadingContext } from '../catalog/catalog-wire.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import {
  asInteger,
  asMoney,
  asRecord,
  asText,
  listOf,
  optionalNumber,
  optionalText,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';
import { toHandover } from './handover-wire.ts';
import { toAmounts, toLines } from './order-lines-wire.ts';
import { scaleOf, toCourier, toCurrencyId, toPayment, toPriceStyle, toSlot } from './order-parts-wire.ts';
import { toSubstitutions } from './substitutions-wire.ts';

/** ORDER-6: treats an unknown status as that of an order in progress that can no longer be canceled. */
const toStatus = (value: unknown): OrderStatus => readOrderStatus(asText(value)) ?? 'accepted';

/** A server that tells neither counts lines at least. */
const piecesOf = (dto: Record<string, unknown>): number =>
  asInteger(dto['order_details_sum_quantity']) ||
  listOf(dto['details'], asRecord).reduce((pieces, line) => pieces + asInteger(line['quantity']), 0) ||
  asInteger(dto['order_details_count']);

export const toOrderSummary = (item: unknown, context: ReadingContext): OrderSummary => {
  const dto = asRecord(item);
  const scale = scaleOf(dto, context);
  return {
    id: orderId(asInteger(dto['id'])),
    status: toStatus(dto['status']),
    shop: toOrderShop(asRecord(dto['shop']), context),
    createdAt: asInstant(dto['created_at']),
    total: asMoney(dto['total_price'], scale),
    priceStyle: toPriceStyle(asRecord(dto['currency'])),
    pieces: piecesOf(dto),
    payment: toPayment(dto, scale),
    ...toOrderTable(dto),
  };
};

export const toOrder = (item: unknown, context: ReadingContext): Order => {
  const dto = asRecord(item);
  const scale = scaleOf(dto, context);
  return {
    ...toOrderSummary(dto, context),
    currency: toCurrencyId(dto['currency']),
    deliveryType: DELIVERY_TYPES.find((type) => type === dto['delivery_type']) ?? 'delivery',
    address: asText(asRecord(dto['address'])['address']),
    destination: toPoint(dto['location']),
    slot: toSlot(dto),
    note: asText(dto['note']),
    handover: toHandover(dto['handover']),
    allergens: readToldAllergens(dto['allergens']),
    lines: toLines(dto['details'], scale, context.toImage),
    amounts: toAmounts(dto, scale),
    couponCode: optionalText(asRecord(dto['coupon'])['name']),
    courier: toCourier(dto, context.toImage),
    eta: optionalInstant(dto['eta']),
    updatedAt: optionalInstant(dto['updated_at']) ?? asInstant(dto['created_at']),
    pin: toPin(dto['otp']),
    packaging: toBoxes(dto),
    substitutions: toSubstitutions(dto['substitutions'], scale, context.toImage),
  };
};

/** Contract 8.4. An unreadable update still signals a change. */
export const toOrderNews = (data: unknown): OrderNews => {
  const dto = asRecord(data);
  const status = readOrderStatus(asText(dto['status']));
  const updatedAt = optionalInstant(dto['updated_at']);
  if (!status || updatedAt === undefined) return { kind: 'stale' };
  const position = toPoint(dto['courier']);
  const update = {
    id: orderId(asInteger(dto['id'])),
    status,
    updatedAt,
    paymentStatus: readPaymentStatus(asText(dto['transaction_status'])),
    courier: position && { position, at: optionalInstant(asRecord(dto['courier'])['at']) ?? updatedAt },
    eta: optionalInstant(dto['eta']),
    contents: optionalNumber(dto['contents']),
  };
  return { kind: 'update', update };
};

const toOrderShop = (dto: Wire, context: ReadingContext): OrderShop => {
  const key = optionalText(dto['uuid']);
  return {
    id: shopId(asInteger(dto['id'])),
    uuid: key === undefined ? undefined : uuid(key),
    title: translated(dto, 'title'),
    logo: context.toImage(dto['logo_img']),
    phone: optionalText(dto['phone']),
    address: translated(dto, 'address'),
    location: toPoint(dto['location']),
    timeZone: optionalText(dto['timezone']) ?? context.timeZone(),
    deliveryTime: toDeliveryTime(dto['delivery_time']),
  };
};

/** Extension `table_orders`. */
const toOrderTable = (dto: Wire): Pick<OrderSummary, 'table'> => {
  const name = asText(asRecord(dto['table'])['name']);
  return name === '' ? {} : { table: { name, slot: toSlot(dto) } };
};

/** Extension `returnable_packaging`. */
const toBoxes = (dto: Wire): Order['packaging'] => {
  const boxes = asInteger(dto['boxes']);
  return boxes > 0
    ? { boxes, returned: asInteger(dto['boxes_returned']), open: asInteger(dto['boxes_open']) }
    : undefined;
};

const toPin = (value: unknown): string | undefined => {
  const code = asInteger(value);
  return code > 0 ? String(code).padStart(4, '0') : undefined;
};
