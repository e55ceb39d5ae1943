import type { Decimal } from './decimal.ts';
import type { Money, Scale } from './money.ts';

/** Contract 8.2: the parts of a total, in the order in which they are listed. */
export const LINE_KINDS = [
  'item',
  'bonus',
  'recipe_discount',
  'shop_tax',
  'delivery',
  'service',
  'waiter',
  'coupon',
  'tips',
  'deposit',
] as const;
/** One of `LINE_KINDS`, or an add-on among the children of its item. */
export type LineKind = (typeof LINE_KINDS)[number] | 'addon';

/** Contract 8.2: The translation key of a line's title. */
export type LineLabel =
  | 'price'
  | 'bonus'
  | 'recipe.discount'
  | 'shop.tax'
  | 'delivery.fee'
  | 'service.fee'
  | 'waiter.fee'
  | 'promo.code'
  | 'tips'
  | 'deposit';
/** Contract 8.2: the translation key that a line of each kind carries. */
export const LINE_LABELS: Readonly<Record<LineKind, LineLabel>> = {
  item: 'price',
  addon: 'price',
  bonus: 'bonus',
  recipe_discount: 'recipe.discount',
  shop_tax: 'shop.tax',
  delivery: 'delivery.fee',
  service: 'service.fee',
  waiter: 'waiter.fee',
  coupon: 'promo.code',
  tips: 'tips',
  deposit: 'deposit',
};
/** The translation key that a part of a line is shown as. */
export type PartLabel = LineLabel | 'tax' | 'discount';

/** How a unit amount was calculated; anyone can recompute it from `args`. */
export type PriceRule = 'price' | 'percent' | 'fixed' | 'distance' | 'free' | 'given';
/** Contract 8.2: The arguments of a rule, with the names of the wire; decimals are text, amounts minor units. */
export type RuleArgs = Readonly<Record<string, string | number | boolean>>;

/** `quantity × unit` minor units; reductions are negative. */
export type PricePart = {
  readonly label: PartLabel;
  readonly quantity: number;
  readonly unit: number;
  readonly rule: PriceRule;
  readonly args: RuleArgs;
};

/** One line of a total with its parts. */
export type PriceLine = {
  readonly kind: LineKind;
  readonly label: LineLabel;
  /** Stock id, recipe id or coupon code. */
  readonly ref: number | string | null;
  /** The group member (user cart id) the line belongs to. */
  readonly member: number | null;
  readonly quantity: number;
  readonly parts: readonly PricePart[];
  /** Σ quantity × unit of the parts, minor units. */
  readonly amount: number;
  readonly children: readonly PriceLine[];
};

/** The requested time of an order on the shop's wall clock: `YYYY-MM-DD`, `HH:mm`. */
export type QuoteSlot = { readonly date: string; readonly time: string };

/** An explained total, bound to its inputs. Equal quotes have equal ids. */
export type Quote = {
  readonly id: string;
  readonly scale: Scale;
  readonly cartId: number;
  readonly shopId: number;
  readonly currencyId: number;
  readonly rate: Decimal;
  /** Delivery distance, two decimals; null unless the order is delivered. */
  readonly km: Decimal | null;
  readonly type: string;
  readonly slot: QuoteSlot | null;
  readonly coupon: string | null;
  readonly lines: readonly PriceLine[];
  /** Minor units; Σ amount of lines and children. */
  readonly total: number;
};

/** The named amounts of contract 5.3, each rounded once, in the requested currency. */
export type Totals = {
  readonly price: Money;
  readonly discount: Money;
  readonly recipeDiscount: Money;
  /** Complete sets of recipes with a discount. */
  readonly recipeCount: number;
  readonly shopTax: Money;
  readonly delivery: Money;
  readonly service: Money;
  readonly waiter: Money;
  readonly coupon: Money;
  readonly tips: Money;
  /** For returnable boxes; nothing else is calculated from it (PRICE-8). */
  readonly deposit: Money;
  /** base + shopTax + delivery + service + waiter + tips + deposit − coupon, with base = price − discount. */
  readonly total: Money;
};
