import type { DeliveryTime, GeoPoint } from '../catalog/index.ts';
import type { ToldAllergen } from '../dietary/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { CurrencyId, OrderId, ShopId, StockId, UserId, Uuid } from '../kernel/ids.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';
import type { OrderedChoice, Substitution } from '../substitution/index.ts';
import type { RoutePoint } from './courier-route.ts';
import type { Handover } from './handover.ts';
import type { DeliveryType, OrderStatus } from './order-status.ts';

/** A wall-clock moment of the shop: the start of a delivery slot. */
export type Slot = { readonly date: string; readonly time: string };

/** The shop of an order, as the order shows it. */
export type OrderShop = {
  readonly id: ShopId;
  readonly uuid: Uuid | undefined;
  readonly title: string;
  readonly logo: string | undefined;
  readonly phone: string | undefined;
  readonly address: string;
  readonly location: GeoPoint | undefined;
  readonly timeZone: string | undefined;
  /** The delivery time of this shop as shown when ordering. */
  readonly deliveryTime: DeliveryTime | undefined;
};

/**
 * The payment of an order and its status; later tips are not part of it. `fromWallet` is what the wallet paid beside
 * the provider `tag`, in the order's own currency.
 */
export type OrderPayment = {
  readonly tag: string;
  readonly status: PaymentStatus;
  readonly fromWallet?: Money | undefined;
};

/** BOOKING-3: the table that an order is served at, and when. */
export type OrderTable = { readonly name: string; readonly slot: Slot | undefined };

/** An order as lists show it. Amounts are in the order's own currency. */
export type OrderSummary = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly shop: OrderShop;
  readonly createdAt: Instant;
  readonly total: Money;
  readonly priceStyle: PriceStyle;
  /** Of all lines together. */
  readonly pieces: number;
  readonly payment: OrderPayment | undefined;
  /** BOOKING-3: absent for orders without a table. */
  readonly table?: OrderTable | undefined;
};

/**
 * A bought line. `gross` and `total` are for all its pieces with their add-ons, with tax: before and after discounts.
 */
export type OrderLine = {
  readonly id: number;
  readonly stockId: StockId;
  /** The product whose variant was bought, if known. */
  readonly product: Uuid | undefined;
  readonly title: string;
  readonly options: string;
  readonly image: string | undefined;
  readonly quantity: number;
  readonly isBonus: boolean;
  readonly note: string;
  /** ORDER-10: what was chosen for the case that it is missing; absent where the server keeps none. */
  readonly replacement?: OrderedChoice | undefined;
  readonly gross: Money;
  readonly total: Money;
  readonly addons: readonly OrderAddon[];
};

/** An add-on of a line; its quantity is for the whole line. */
export type OrderAddon = { readonly stockId: StockId; readonly title: string; readonly quantity: number };

/** The parts of an order's total; they add up to it. */
export type OrderAmounts = {
  readonly items: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly delivery: Money;
  readonly service: Money;
  /** Service at the table. */
  readonly waiter: Money;
  readonly coupon: Money;
  readonly tips: Money;
  readonly deposit: Money;
};

/** ORDER-12: Returnable boxes of an order, and how many of them its customer has brought back. */
export type OrderBoxes = { readonly boxes: number; readonly returned: number };
/** `open`: how many can still come back, which the order itself tells and a list does not. */
export type OrderPackaging = OrderBoxes & { readonly open: number };

/** The courier of the order and their position. */
export type Courier = {
  /** Where the server names them. */
  readonly id?: UserId;
  readonly name: string;
  readonly phone: string | undefined;
  readonly image: string | undefined;
  readonly position: GeoPoint | undefined;
  readonly seenAt: Instant | undefined;
  /** ORDER-6h: from where they set out to the door, where the server tells it. */
  readonly route?: readonly RoutePoint[] | undefined;
};

/** An order with everything its page shows. */
export type Order = OrderSummary & {
  /** The currency of all amounts, if known. */
  readonly currency: CurrencyId | undefined;
  readonly deliveryType: DeliveryType;
  readonly address: string;
  readonly destination: GeoPoint | undefined;
  readonly slot: Slot | undefined;
  readonly note: string;
  readonly handover: Handover;
  /** CATALOG-5m: what its kitchen was told; absent where the server keeps none. */
  readonly allergens?: readonly ToldAllergen[];
  readonly lines: readonly OrderLine[];
  readonly amounts: OrderAmounts;
  readonly couponCode: string | undefined;
  readonly courier: Courier | undefined;
  readonly eta: Instant | undefined;
  readonly updatedAt: Instant;
  /** The four digits that the customer tells the courier. */
  readonly pin: string | undefined;
  /** ORDER-12: absent without returnable boxes. */
  readonly packaging?: OrderPackaging | undefined;
  /** ORDER-10: dishes that the shop could not deliver, oldest first. */
  readonly substitutions: readonly Substitution[];
};

/** A live update of an order; unchanged members may be absent. */
export type OrderUpdate = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly updatedAt: Instant;
  readonly paymentStatus: PaymentStatus | undefined;
  readonly courier: { readonly position: GeoPoint; readonly at: Instant } | undefined;
  readonly eta: Instant | undefined;
  /** ORDER-10: `contentsOf` of its substitutions; absent where the server does not say. */
  readonly contents?: number | undefined;
};

/** Updates about the customer's orders: a change, or that loaded data may be outdated. */
export type OrderNews = { readonly kind: 'update'; readonly update: OrderUpdate } | { readonly kind: 'stale' };

/** The time of a status of an order. */
export type StatusTime = { readonly status: OrderStatus; readonly at: Instant };
