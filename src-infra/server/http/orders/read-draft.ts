import { checkLineNote } from '@domain/cart/index.ts';
import { readToldAllergens } from '@domain/dietary/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { readOrderedChoices } from '@domain/substitution/index.ts';
import { isDirect, paymentsOf } from '../../features/payments/index.ts';
import type { OrderDraft } from '../../features/orders/index.ts';
import type { ShopRecord } from '../../features/catalog/index.ts';
import { readHandover } from './read-handover.ts';
import { readTips } from '../../features/pricing/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';
import { storedPicture } from '../shapes/index.ts';
import type { PaymentMethod } from '../../features/payment-transactions/index.ts';

/** Reads the fields of contract 3.10 as a draft, or the invalid ones. */
export const readDraft = (
  call: Pick<ApiCall<'placeOrder'>, 'params' | 'currency' | 'language' | 'origin'>,
  shop: ShopRecord | undefined,
  reference: Reference,
): Result<OrderDraft, Refusal> => {
  const { params, currency, language } = call;
  const type = params.delivery_type;
  if ((params.delivery_date === undefined) !== (params.delivery_time === undefined))
    return err(fieldRefused('delivery_time', 'FIELD_REQUIRED'));
  // No place lets orders be fetched from a point, so no point is known.
  if (type === 'point') return err(fieldRefused('delivery_point_id', 'FIELD_UNKNOWN'));
  if (type === 'delivery' && !params.location) return err(fieldRefused('location', 'FIELD_REQUIRED'));
  const tips = readTips(params, currency.scale);
  if (!tips.ok) return err(fieldRefused('tips', 'FIELD_INVALID'));
  const payment = readPayment(params.payment_id, shop, reference);
  if (!payment.ok) return payment;
  const notes = readNotes(params.notes ?? {});
  if (!notes.ok) return notes;
  const handover = readHandover(params.handover, type === 'delivery');
  if (!handover.ok) return handover;
  const { address = '', office = '', house = '', floor = '' } = params.address ?? {};
  return ok({
    cartId: params.cart_id,
    shopId: params.shop_id,
    currency,
    delivery: { type, place: type === 'delivery' ? params.location : undefined, pointPrice: undefined },
    deliveryPointId: params.delivery_point_id ?? null,
    reservationId: type === 'dine_in' ? params.user_booking_id : undefined,
    address: type === 'delivery' ? { address, office, house, floor } : null,
    slot:
      params.delivery_date !== undefined && params.delivery_time !== undefined
        ? { date: params.delivery_date, time: params.delivery_time }
        : null,
    phone: digits(params.phone),
    username: params.username ?? null,
    email: params.email ?? null,
    coupon: params.coupon?.trim() || undefined,
    note: params.note ?? null,
    notes: notes.value,
    replacements: readOrderedChoices(params.replacements ?? {}),
    handover: handover.value,
    allergens: readToldAllergens(params.allergens),
    images: (params.images ?? []).map((text) => storedPicture(call.origin, text)),
    tips: tips.value,
    usesReturnableBoxes: params.returnable_packaging === true,
    payment: payment.value,
    quoteId: params.quote_id,
    isHeld: params.hold === true && payment.value === undefined,
    language,
  });
};

/** ORDER-9c: notes as they are kept, without empty ones. */
const readNotes = (typed: Readonly<Record<string, string>>): Result<OrderDraft['notes'], Refusal> => {
  const notes: Record<string, string> = {};
  for (const [stock, text] of Object.entries(typed)) {
    const checked = checkLineNote(text);
    if (!checked.ok) return err(fieldRefused(`notes.${stock}`, 'FIELD_LONG', { limit: checked.error.most }));
    if (checked.value !== undefined) notes[stock] = checked.value;
  }
  return ok(notes);
};

/** Reads a payment method without a provider; others have payment processes. */
export const readPayment = (
  id: number | undefined,
  shop: ShopRecord | undefined,
  reference: Reference,
): Result<PaymentMethod | undefined, Refusal> => {
  if (id === undefined) return ok(undefined);
  const payment = (shop ? paymentsOf(shop, reference) : reference.payments).find((known) => known.id === id);
  return payment && isDirect(payment)
    ? ok({ id: payment.id, tag: payment.tag })
    : err(fieldRefused('payment_id', 'FIELD_UNKNOWN'));
};

const digits = (phone: string | undefined): string | null => phone?.replace(/\D/g, '') || null;
