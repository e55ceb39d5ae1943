import { compareMoney, subtractMoney, type Money } from '../pricing/index.ts';

/**
 * ORDER-2g, contract 5.5: Returns the amount missing to a shop's minimum order, `undefined` once it is reached. `price`
 * is the price of the items before fees and discounts (`Totals.price` of a quote, `CartTotals.gross` of a cart). Cart,
 * checkout and server all ask this one function. Throws RangeError if the amounts have different scales.
 */
export const missingToMinimum = (price: Money, minimum: Money): Money | undefined =>
  compareMoney(price, minimum) < 0 ? subtractMoney(minimum, price) : undefined;
