import type { Decimal } from './decimal.ts';
import type { Scale } from './money.ts';
import type { Discount } from './stock-price.ts';

/** What one piece of a stock is priced by. */
export type PricedStock = {
  readonly id: number;
  /** Price of one piece in the base currency. */
  readonly base: Decimal;
  readonly taxPercent: Decimal;
  /** The discount that runs today. */
  readonly discount: Discount | undefined;
};

/** An addon of a line; its quantity is the line's own, not per piece. */
export type PricedAddon = { readonly stock: PricedStock; readonly quantity: number };

/** One line of a cart with what it is priced by. */
export type PricedItem = {
  /** User cart id of who ordered it. */
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
  /**
   * Pieces of the bonus stock in supply; the same in all rules of that stock. None is given of a supply of zero or
   * less.
   */
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

/** Contract 5.3: a coupon that is known to be valid; `amount` is percent, or base currency when fixed. */
export type CouponRule = {
  readonly code: string;
  readonly type: 'fix' | 'percent';
  readonly target: 'total_price' | 'delivery_fee';
  readonly amount: Decimal;
};

/**
 * How the order leaves the shop, with what its fee depends on (contract 5.3): amounts in the base currency, `km` as
 * `distanceKm` gives it.
 */
export type DeliveryInput =
  | { readonly type: 'delivery'; readonly base: Decimal; readonly perKm: Decimal; readonly km: Decimal }
  | { readonly type: 'point'; readonly price: Decimal }
  | { readonly type: 'dine_in'; readonly servicePercent: Decimal }
  | { readonly type: 'pickup' | 'kiosk' };

/** A tip as it is sent: minor units of the order's currency, or a share of the net amount. */
export type TipsInput =
  | { readonly type: 'fix'; readonly minor: number }
  | { readonly type: 'percent'; readonly percent: Decimal };

/** Everything that a total depends on; amounts are in the base currency, `rate` and `scale` are those of the result. */
export type CalculationInput = {
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly items: readonly PricedItem[];
  readonly bonuses: readonly BonusRule[];
  readonly recipes: readonly RecipeRule[];
  /** Whom a bonus of the whole cart belongs to. */
  readonly ownerMember: number;
  readonly shopTaxPercent: Decimal;
  /** Flat fee in the base currency. */
  readonly serviceFee: Decimal;
  readonly delivery: DeliveryInput;
  readonly coupon: CouponRule | undefined;
  readonly tips: TipsInput | undefined;
};
