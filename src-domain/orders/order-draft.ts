import type { DeliveryAddress } from '../addresses/index.ts';
import type { ToldAllergen } from '../dietary/index.ts';
import type { CartId, CurrencyId, PaymentId, ReservationId, ShopId, StockId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { OrderedChoice } from '../substitution/index.ts';
import type { Handover } from './handover.ts';
import type { Slot } from './order.ts';
import type { DeliveryType } from './order-status.ts';

/** All choices of a customer at checkout (ORDER-1). */
export type OrderDraft = {
  readonly cartId: CartId;
  readonly shopId: ShopId;
  readonly currencyId: CurrencyId;
  readonly deliveryType: DeliveryType;
  /** The destination; only for deliveries. */
  readonly address: DeliveryAddress | undefined;
  /** BOOKING-3: the reservation whose table it goes to; only for `dine_in`. */
  readonly reservation?: ReservationId | undefined;
  /** Start of the slot; `undefined` is as soon as possible. */
  readonly slot: Slot | undefined;
  readonly phone: string;
  readonly note: string;
  /** ORDER-9e: the notes of lines by stock, for a server that keeps none of lines. */
  readonly lineNotes: Readonly<Record<StockId, string>> | undefined;
  /** ORDER-10: what to do with missing dishes, by stock; absent for a server that does not ask. */
  readonly replacements?: Readonly<Record<string, OrderedChoice>> | undefined;
  /** CATALOG-5m: what the kitchen is told; absent for nothing. */
  readonly allergens?: readonly ToldAllergen[] | undefined;
  readonly handover: Handover;
  readonly coupon: string | undefined;
  readonly tips: Money;
  /** ORDER-12: in returnable boxes, for their deposit; absent is in what the shop packs anyway. */
  readonly usesReturnableBoxes?: boolean;
  readonly paymentId: PaymentId | undefined;
  /** Keeps the order for a payment on a provider's page or later; the shop hears of it once it is paid. */
  readonly hold?: boolean;
};
