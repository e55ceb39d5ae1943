import { linesTotal } from './calculate.ts';
import { isReduction, isShareOrSum, ruleAmount } from './price-rules.ts';
import type { LineKind, PriceLine, PricePart, Quote } from './quote.ts';

/** Whether a line other than an item is what its rule gives, with the amounts of the quote it refers to. */
export const isRightFee = (line: PriceLine, quote: Quote): boolean => {
  const [part] = line.parts;
  if (!part || part.label !== line.label) return false;
  switch (line.kind) {
    case 'bonus':
      return part.rule === 'free' && part.unit === 0;
    case 'recipe_discount':
      return isRightRecipe(part, quote);
    case 'shop_tax':
    case 'waiter':
      return part.rule === 'percent' && part.args['of'] === baseOf(quote) && part.unit === ruleAmount(part, quote);
    case 'delivery':
      return isRightDelivery(part, quote);
    case 'service':
    case 'deposit':
      return part.rule === 'fixed' && part.unit === ruleAmount(part, quote);
    case 'coupon':
      return line.ref === quote.coupon && isRightCoupon(part, quote);
    case 'tips':
      return part.rule === 'given'
        ? part.unit >= 0
        : part.rule === 'percent' && part.args['of'] === baseOf(quote) && part.unit === ruleAmount(part, quote);
    case 'item':
    case 'addon':
      return false;
  }
};

const amountOf = ({ lines }: Quote, kinds: readonly LineKind[]): number =>
  linesTotal(lines.filter((line) => kinds.includes(line.kind)));

/** The net amount of contract 5.3 in minor units: items minus recipe discounts. */
export const baseOf = (quote: Quote): number => amountOf(quote, ['item', 'recipe_discount']);

/**
 * The price of the ingredients is not part of a quote: a capped discount can only be verified to stay within the items
 * and its own rule.
 */
const isRightRecipe = (part: PricePart, quote: Quote): boolean => {
  if (!isShareOrSum(part)) return false;
  if (part.args['limited'] !== true) return part.unit === 0 - (ruleAmount(part, quote) ?? Number.NaN);
  return (
    part.quantity === 1 &&
    part.unit <= 0 &&
    0 - part.unit <= amountOf(quote, ['item']) &&
    ruleAmount(part, quote) !== undefined
  );
};

const isRightDelivery = (part: PricePart, quote: Quote): boolean => {
  const isByDistance = quote.type === 'delivery';
  const isSameWay = isByDistance
    ? part.rule === 'distance' && part.args['km'] === quote.km
    : part.rule === 'fixed' && quote.km === null;
  return isSameWay && part.unit === ruleAmount(part, quote);
};

/** A coupon applies to the net amount or to the delivery fee, and deducts at most that. */
const isRightCoupon = (part: PricePart, quote: Quote): boolean =>
  [baseOf(quote), amountOf(quote, ['delivery'])].some(
    (limit) => (part.rule === 'fixed' || part.args['of'] === limit) && isReduction(part, limit, quote),
  );
