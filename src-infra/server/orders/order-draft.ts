import type { Currency, QuoteSlot, TipsInput } from '@domain/pricing/index.ts';
import type { DeliveryChoice } from '../pricing/index.ts';
import type { PaymentWay } from './payment-rows.ts';

/** What a customer decides (ORDER-1), read and checked for form. Amounts are the server's own business. */
export type OrderDraft = {
  readonly cartId: number;
  readonly shopId: number;
  readonly currency: Currency;
  readonly delivery: DeliveryChoice;
  readonly deliveryPointId: number | null;
  readonly address: Readonly<Record<'address' | 'office' | 'house' | 'floor', string>> | null;
  /** Start of the slot; null is as soon as possible. */
  readonly slot: QuoteSlot | null;
  readonly phone: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly coupon: string | undefined;
  readonly note: string | null;
  /** By stock id. */
  readonly notes: Readonly<Record<string, string>>;
  readonly images: readonly string[];
  readonly tips: TipsInput | undefined;
  /** How it is paid, when that is part of ordering. */
  readonly payment: PaymentWay | undefined;
  readonly quoteId: string | undefined;
  /** For the titles that refusals name. */
  readonly language: string;
};
export type Customer = { readonly id: number; readonly uuid: string; readonly phone: string | null };
