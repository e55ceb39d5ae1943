import type { Decimal } from './decimal.ts';
import type { Scale } from './money.ts';
import type { Discount } from './stock-price.ts';

/** The price input of one piece of a stock. */
export type PricedStock = {
  readonly id: number;
  /** Price of one piece in the base currency. */
  readonly base: Decimal;
  readonly taxPercent: Decimal;
  /** The discount that runs today. */
  readonly discount: Discount | undefined;
};

/** An add-on of a line; its quantity is the line's own, not per piece. */
export type PricedAddon = { readonly stock: PricedStock; readonly quantity: number };

/** One line of a cart with its price input. */
export type PricedItem = {
  /** User cart id of the member who ordered it. */
  readonly member: number;
  readonly stock: PricedStock;
  readonly quantity: number;
  readonly addons: readonly PricedAddon[];
};

/**
 * Contract 5.2: `quantity` pieces of another stock for every `value` pieces, or once from a net total of `value` on.
 */
export type BonusRule = {
  readonly id: number;
  readonly type: 'count' | 'sum';
  /** The stock that earns the bonus; only for `count`. */
  readonly stockId: number | undefined;
  /** Pieces, or base currency for `sum`. */
  readonly value: Decimal;
  readonly bonusStockId: number;
  readonly quantity: number;
  /** Pieces of the bonus stock available; the same in all rules of that stock. A supply of zero or less gives none. */
  readonly available: number;
};

/**
 * Contract 5.2: a discount for all ingredients of a recipe together; `amount` is percent of their price, or base
 * currency when fixed.
 */
export type RecipeRule = {
  readonly id: number;
  readonly type: 'fix' | 'percent';
  readonly amount: Decimal;
  readonly ingredients: readonly { readonly stockId: number; readonly quantity: number }[];
};

/** Contract 5.3: A coupon known to be valid; `amount` is percent, or base currency when fixed. */
export type CouponRule = {
  readonly code: string;
  readonly type: 'fix' | 'percent';
  readonly target: 'total_price' | 'delivery_fee';
  readonly amount: Decimal;
};

/**
 * How the order leaves the shop, with the input of its fee (contract 5.3): amounts in the base currency, `km` as
 * returned by `distanceKm`.
 */
export type DeliveryInput =
  | { readonly type: 'delivery'; readonly base: Decimal; readonly perKm: Decimal; readonly km: Decimal }
  | { readonly type: 'point'; readonly price: Decimal }
  | { readonly type: 'dine_in'; readonly servicePercent: Decimal }
  | { readonly type: 'pickup' | 'kiosk' };

/** A tip as sent: minor units of the order's currency, or a percentage of the net amount. */
export type TipsInput =
  | { readonly type: 'fix'; readonly minor: number }
  | { readonly type: 'percent'; readonly percent: Decimal };

/** Returnable boxes as chosen: the deposit for one in the base currency, and how many. */
export type PackagingInput = { readonly deposit: Decimal; readonly boxes: number };

/** The input of a calculation; amounts are in the base currency, `rate` and `scale` are those of the result. */
export type CalculationInput = {
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly items: readonly PricedItem[];
  readonly bonuses: readonly BonusRule[];
  readonly recipes: readonly RecipeRule[];
  /** The member who gets a bonus of the whole cart. */
  readonly ownerMember: number;
  readonly shopTaxPercent: Decimal;
  /** Flat fee in the base currency. */
  readonly serviceFee: Decimal;
  readonly delivery: DeliveryInput;
  readonly coupon: CouponRule | undefined;
  readonly tips: TipsInput | undefined;
  /** Only where the customer chose returnable boxes. */
  readonly packaging?: PackagingInput | undefined;
};
