import { noMoney, percentOf, subtractMoney, type Decimal, type Money, type Totals } from '../pricing/index.ts';

/**
 * The amounts an order stores of its calculation, in its own currency (contract 5.4). The waiter's fee is separate,
 * unlike in `OrderAmounts`.
 */
export type BookedAmounts = {
  readonly total: Money;
  /** The price of the items before discounts. */
  readonly origin: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly delivery: Money;
  readonly service: Money;
  readonly waiter: Money;
  readonly tips: Money;
  /** For returnable boxes (ORDER-12). */
  readonly deposit: Money;
  readonly coupon: Money;
  /** The marketplace's share. */
  readonly commission: Money;
  /** The shop's share, with the deposit: the boxes are its own. Negative if its coupon exceeds its sales. */
  readonly seller: Money;
};

/** The marketplace's commission on a shop's orders: a percentage, unless the shop pays by subscription. */
export type CommissionTerms = { readonly percent: Decimal; readonly isBySubscription: boolean };

/** ORDER-9a, contract 5.4: Returns the amounts an order is booked with. */
export const bookedAmounts = (
  { total, price, discount, shopTax: tax, delivery, service, waiter, tips, deposit, coupon }: Totals,
  terms: CommissionTerms,
): BookedAmounts => {
  const commission = commissionFee(subtractMoney(total, deposit), terms);
  const seller = [delivery, service, waiter, tips, commission].reduce(subtractMoney, total);
  return { total, origin: price, discount, tax, delivery, service, waiter, tips, deposit, coupon, commission, seller };
};

/** ORDER-9b, contract 5.4: Returns r(sales × percent ÷ 100), zero under a subscription. */
const commissionFee = (sales: Money, { percent, isBySubscription }: CommissionTerms): Money =>
  isBySubscription ? noMoney(sales.scale) : percentOf(sales, percent);
