import { checkPhone } from '@domain/identity/index.ts';
import { hasHandover, storedHandover, type OrderDraft } from '@domain/orders/index.ts';
import { majorOf } from '@domain/pricing/index.ts';

/** The request body of the calculation (contract 3.9). */
export const calculationBody = (draft: OrderDraft) => ({
  type: draft.deliveryType,
  ...(isDelivered(draft) && { address: draft.address.location }),
  currency_id: draft.currencyId,
  ...shared(draft),
});

/**
 * The request body of the order (contract 3.10). The same draft gives exactly the same body, because its idempotency
 * key stands for it.
 */
export const orderBody = (
  draft: OrderDraft,
  quoteId: string | undefined,
  { takesHandover }: { readonly takesHandover: boolean },
) => ({
  cart_id: draft.cartId,
  shop_id: draft.shopId,
  currency_id: draft.currencyId,
  delivery_type: draft.deliveryType,
  ...(isDelivered(draft) && {
    location: draft.address.location,
    address: {
      address: draft.address.text,
      office: draft.address.entrance,
      house: draft.address.house,
      floor: draft.address.floor,
    },
  }),
  ...shared(draft),
  ...(draft.phone.trim() !== '' && { phone: digitsOf(draft.phone) }),
  ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  ...(draft.lineNotes && { notes: draft.lineNotes }),
  ...(draft.replacements && { replacements: draft.replacements }),
  ...(draft.allergens && { allergens: draft.allergens }),
  ...(takesHandover && hasHandover(draft.handover) && { handover: handoverBody(draft) }),
  ...(draft.paymentId !== undefined && { payment_id: draft.paymentId }),
  ...(draft.hold === true && { hold: true }),
  ...(quoteId !== undefined && { quote_id: quoteId }),
});

const handoverBody = ({ handover }: OrderDraft) => {
  const { recipient, ...rest } = storedHandover(handover);
  return { ...rest, ...(recipient && { recipient }) };
};

const shared = ({ reservation, slot, coupon, tips, usesReturnableBoxes }: OrderDraft) => ({
  ...(reservation !== undefined && { user_booking_id: reservation }),
  ...(slot && { delivery_date: slot.date, delivery_time: slot.time }),
  ...(coupon !== undefined && { coupon }),
  ...(tips.minor > 0 && { tips: Number(majorOf(tips)) }),
  ...(usesReturnableBoxes === true && { returnable_packaging: true }),
});

type Delivered = OrderDraft & { readonly address: NonNullable<OrderDraft['address']> };
const isDelivered = (draft: OrderDraft): draft is Delivered =>
  draft.deliveryType === 'delivery' && draft.address !== undefined;

/** The wire takes digits only; a text that is no number goes unchanged, for the server to reject. */
const digitsOf = (phone: string): string => {
  const checked = checkPhone(phone);
  return checked.ok ? checked.value : phone.trim();
};
