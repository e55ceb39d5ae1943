import { lineAmounts, type LineAmounts, type Money, type StockPrice } from '../pricing/index.ts';
import { isInSupply } from './supply.ts';

/** The least that a product can be bought for. */
export type LowestPrice = {
  readonly amount: Money;
  /** What discounts take off, already taken from `amount`. */
  readonly discount: Money;
  /** A required choice may cost more. */
  readonly varies: boolean;
};

/** A variant as prices see it, with the add-ons that come with it in any case among its offers. */
export type PricedStock = {
  readonly price: StockPrice;
  readonly available: number;
  readonly addons: readonly { readonly price: StockPrice; readonly isMandatory: boolean }[];
};

/** PRICE-2: what pieces of a variant cost together with its mandatory add-ons. */
export const amountsOf = ({ price, addons }: PricedStock, quantity: number): LineAmounts =>
  lineAmounts(
    price,
    quantity,
    addons.filter(({ isMandatory }) => isMandatory).map((addon) => ({ price: addon.price, quantity })),
  );

/**
 * CATALOG-7b: the variant that costs least with its mandatory add-ons, the first of equals. What is sold out counts
 * only where everything is.
 */
export const cheapestStock = <Of extends PricedStock>(stocks: readonly Of[], min: number): Of | undefined =>
  candidates(stocks, min).reduce<Of | undefined>(
    (best, stock) => (best && netOf(best) <= netOf(stock) ? best : stock),
    undefined,
  );

/**
 * CATALOG-7b: the lowest amount at which a product can be bought: its least quantity of the cheapest variant with the
 * mandatory add-ons. `undefined` without stocks.
 */
export const lowestPrice = (stocks: readonly PricedStock[], min: number): LowestPrice | undefined => {
  const cheapest = cheapestStock(stocks, min);
  if (!cheapest) return undefined;
  const { net, discount } = amountsOf(cheapest, Math.max(1, min));
  return {
    amount: net,
    discount,
    varies: candidates(stocks, min).some((stock) => netOf(stock) !== netOf(cheapest)),
  };
};

const candidates = <Of extends PricedStock>(stocks: readonly Of[], min: number): readonly Of[] => {
  const inSupply = stocks.filter((stock) => isInSupply(stock, min));
  return inSupply.length > 0 ? inSupply : stocks;
};

const netOf = (stock: PricedStock): number => amountsOf(stock, 1).net.minor;
