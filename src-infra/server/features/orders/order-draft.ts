import type { ToldAllergen } from '@domain/dietary/index.ts';
import type { Handover } from '@domain/orders/index.ts';
import type { Currency, QuoteSlot, TipsInput } from '@domain/pricing/index.ts';
import type { OrderedChoice } from '@domain/substitution/index.ts';
import type { DeliveryChoice } from '../pricing/index.ts';
import type { PaymentMethod } from '../payment-transactions/index.ts';
import type { Seat } from './seat.ts';

/** A customer's order draft (ORDER-1), syntactically validated. Amounts are computed by the server. */
export type OrderDraft = {
  readonly cartId: number;
  readonly shopId: number;
  readonly currency: Currency;
  readonly delivery: DeliveryChoice;
  readonly deliveryPointId: number | null;
  readonly address: Readonly<Record<'address' | 'office' | 'house' | 'floor', string>> | null;
  /** BOOKING-3: the reservation whose table it goes to, and once it is found what that says. */
  readonly reservationId: number | undefined;
  readonly seat?: Seat;
  /** The start of the slot; null means as soon as possible. */
  readonly slot: QuoteSlot | null;
  readonly phone: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly coupon: string | undefined;
  readonly note: string | null;
  /** By stock id. */
  readonly notes: Readonly<Record<string, string>>;
  /** ORDER-10: by stock id; absent is to be asked. */
  readonly replacements: Readonly<Record<string, OrderedChoice>>;
  readonly handover: Handover;
  /** CATALOG-5m: what the kitchen is told; absent in drafts of earlier versions. */
  readonly allergens?: readonly ToldAllergen[];
  readonly images: readonly string[];
  readonly tips: TipsInput | undefined;
  /** ORDER-12: in returnable boxes, for their deposit. */
  readonly usesReturnableBoxes: boolean;
  /** The payment method, if paid on placement. */
  readonly payment: PaymentMethod | undefined;
  readonly quoteId: string | undefined;
  /** Whether the order waits for a payment that its customer starts next; the shop hears of it once it is paid. */
  readonly isHeld: boolean;
  /** The language of titles in refusals. */
  readonly language: string;
};
/** Who orders. */
export type Customer = {
  readonly id: number;
  readonly uuid: string;
  /** The number that the owner gave; null for none. */
  readonly phone: string | null;
  /** Whether a code has proved that number. */
  readonly isPhoneVerified: boolean;
};
