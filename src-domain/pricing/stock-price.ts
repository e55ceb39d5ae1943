import { multiplyDecimals, roundDecimal, type Decimal } from './decimal.ts';
import { addMoney, compareMoney, convertMoney, money, noMoney, smallerOf, subtractMoney, type Money, type Scale } from './money.ts';

/** A shop's reduction of a product's price; `amount` is percent, or base currency when fixed. */
export type Discount = { readonly id: number; readonly type: 'fix' | 'percent'; readonly amount: Decimal };

/** What one piece costs; `total` = price − discount + tax. */
export type StockPrice = {
  readonly price: Money;
  readonly tax: Money;
  readonly discount: Money;
  readonly total: Money;
};

export type StockPriceInput = {
  /** Price of one piece in the base currency. */
  readonly base: Decimal;
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly taxPercent: Decimal;
  /** The discount that applies today (see `discountOfDay`). */
  readonly discount: Discount | undefined;
};

/** Price of one piece (contract 5.1): each named amount is rounded once, the discount never exceeds price + tax. */
export const priceStock = ({ base, rate, scale, taxPercent, discount }: StockPriceInput): StockPrice => {
  const price = convertMoney(base, rate, scale);
  const tax = percentOf(price, taxPercent);
  const gross = addMoney(price, tax);
  const reduction = discount ? smallerOf(reductionOf(price, discount, rate), gross) : noMoney(scale);
  return { price, tax, discount: reduction, total: subtractMoney(gross, reduction) };
};

/** r(amount × percent ÷ 100); nothing for a percentage of zero or less. */
export const percentOf = (amount: Money, percent: Decimal): Money => {
  const share = multiplyDecimals(multiplyDecimals(percent, '0.01' as Decimal), String(amount.minor) as Decimal);
  const minor = roundDecimal(share, 0);
  return money(minor > 0 ? minor : 0, amount.scale);
};

/** What a discount takes off before it is limited. */
export const reductionOf = (price: Money, discount: Discount, rate: Decimal): Money => {
  switch (discount.type) {
    case 'fix':
      return convertMoney(discount.amount, rate, price.scale);
    case 'percent':
      return percentOf(price, discount.amount);
  }
};

/** 5.1: of the discounts running on `today` (both ends included) the one with the lowest id. Days are `YYYY-MM-DD`. */
export const discountOfDay = <Dated extends Discount & { readonly start: string; readonly end: string; readonly isActive: boolean }>(
  discounts: readonly Dated[],
  today: string,
): Dated | undefined =>
  discounts
    .filter((discount) => discount.isActive && discount.start <= today && today <= discount.end)
    .reduce<Dated | undefined>((lowest, discount) => (lowest && lowest.id < discount.id ? lowest : discount), undefined);

/** True when a reduction was cut to its limit. */
export const isLimited = (wanted: Money, granted: Money): boolean => compareMoney(wanted, granted) > 0;
