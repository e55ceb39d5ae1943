import { chargeOf } from './charge.ts';
import { multiplyDecimals, roundDecimal, type Decimal } from './decimal.ts';
import { addMoney, compareMoney, money, noMoney, smallerOf, subtractMoney, type Money, type Scale } from './money.ts';

/** A shop's reduction of a product's price; `amount` is percent, or base currency when fixed. */
export type Discount = { readonly id: number; readonly type: 'fix' | 'percent'; readonly amount: Decimal };

/** The price of one piece in the requested currency; `total` = price − discount + tax. */
export type StockPrice = {
  readonly price: Money;
  readonly tax: Money;
  readonly discount: Money;
  readonly total: Money;
};

/** The input of the price of a piece. */
export type StockPriceInput = {
  /** Price of one piece in the base currency. */
  readonly base: Decimal;
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly taxPercent: Decimal;
  /** The discount that applies today (see `discountOfDay`). */
  readonly discount: Discount | undefined;
};

/**
 * Returns the price of one piece (contract 5.1): each named amount is rounded once, and the discount never exceeds
 * price + tax. Throws RangeError for negative prices and discounts, and for a rate that is not above zero.
 */
export const priceStock = ({ base, rate, scale, taxPercent, discount }: StockPriceInput): StockPrice => {
  const price = chargeOf(base, rate, scale);
  const tax = percentOf(price, taxPercent);
  const gross = addMoney(price, tax);
  const reduction = discount ? smallerOf(reductionOf(price, discount, rate), gross) : noMoney(scale);
  return { price, tax, discount: reduction, total: subtractMoney(gross, reduction) };
};

/** r(amount × percent ÷ 100); zero for a non-positive percentage or amount. */
export const percentOf = (amount: Money, percent: Decimal): Money => {
  const share = multiplyDecimals(multiplyDecimals(percent, '0.01' as Decimal), String(amount.minor) as Decimal);
  const minor = amount.minor > 0 ? roundDecimal(share, 0) : 0;
  return money(Math.max(0, minor), amount.scale);
};

/** A discount before it is capped. Throws RangeError for a negative fixed one. */
export const reductionOf = (price: Money, discount: Discount, rate: Decimal): Money => {
  switch (discount.type) {
    case 'fix':
      return chargeOf(discount.amount, rate, price.scale);
    case 'percent':
      return percentOf(price, discount.amount);
  }
};

/**
 * 5.1: Returns the discount with the lowest id among those active on `today` (both ends included). Days are
 * `YYYY-MM-DD`.
 */
export const discountOfDay = <
  Dated extends Discount & { readonly start: string; readonly end: string; readonly isActive: boolean },
>(
  discounts: readonly Dated[],
  today: string,
): Dated | undefined =>
  discounts
    .filter((discount) => discount.isActive && discount.start <= today && today <= discount.end)
    .reduce<Dated | undefined>(
      (lowest, discount) => (lowest && lowest.id < discount.id ? lowest : discount),
      undefined,
    );

/** True if a deduction was capped. Throws RangeError if the amounts have different scales. */
export const isLimited = (wanted: Money, granted: Money): boolean => compareMoney(wanted, granted) > 0;
