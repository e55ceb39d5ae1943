import { apportion, money, type Money } from '../pricing/index.ts';

/** What an order charges for its goods, and its total. */
export type ChargedOrder = {
  readonly total: Money;
  /** The price of the items with their tax, before discounts. */
  readonly origin: Money;
  readonly discount: Money;
  /** The shop's own tax. */
  readonly tax: Money;
  readonly coupon: Money;
};

/** The price of a line with its add-ons: before and after its own discount. */
export type LinePrice = { readonly gross: Money; readonly total: Money };

/** What an order charges after a line has changed, and what comes back. */
export type ChangedCharge = { readonly charged: ChargedOrder; readonly back: Money };

/** ORDER-10e: A replacement costs its own price, at most what the line cost: the shop pays the difference. */
export const replacementPrice = (ordered: LinePrice, proposed: LinePrice): LinePrice => ({
  gross: proposed.gross,
  total: proposed.total.minor < ordered.total.minor ? proposed.total : ordered.total,
});

/**
 * ORDER-10f: Returns what an order charges once a line costs `to` instead of `from`. Tax, coupon and discounts of the
 * whole order follow in proportion to the line totals, whose sum before is `goods`; fees and tip stay. The parts still
 * add up to the total, which is lower by exactly `back`. Throws RangeError if the line became dearer.
 */
export const changedCharge = (
  charged: ChargedOrder,
  goods: Money,
  { from, to }: { readonly from: LinePrice; readonly to: LinePrice },
): ChangedCharge => {
  const { total, origin, discount, tax, coupon } = charged;
  const lower = from.total.minor - to.total.minor;
  if (lower < 0) throw new RangeError(`A changed line costs at most ${from.total.minor}, got ${to.total.minor}`);
  const amount = (minor: number): Money => money(minor, total.scale);
  const share = (minor: number): number =>
    apportion(amount(Math.max(0, minor)), [lower, Math.max(0, goods.minor - lower)])[0]?.minor ?? 0;
  const ofWhole = goods.minor - (origin.minor - discount.minor);
  const lessTax = lower === 0 ? 0 : share(tax.minor);
  const lessDiscount = lower === 0 ? 0 : share(ofWhole);
  const deducted = lower === 0 ? 0 : share(Math.max(0, ofWhole) + coupon.minor);
  const back = Math.max(0, lower + lessTax - deducted);
  const after = {
    total: amount(total.minor - back),
    origin: amount(origin.minor - from.gross.minor + to.gross.minor),
    discount: amount(
      discount.minor - (from.gross.minor - from.total.minor) + (to.gross.minor - to.total.minor) - lessDiscount,
    ),
    tax: amount(tax.minor - lessTax),
  };
  // The coupon takes the rest, so that the parts add up.
  const used = coupon.minor - (lower + lessTax - lessDiscount - back);
  return { charged: { ...after, coupon: amount(used) }, back: amount(back) };
};
