import { chargeOf } from './charge.ts';
import { parseDecimal, type Decimal } from './decimal.ts';
import { deliveryCharge } from './delivery-charge.ts';
import { money } from './money.ts';
import type { PricePart, Quote } from './quote.ts';
import { percentOf } from './stock-price.ts';

type Terms = Pick<Quote, 'rate' | 'scale'>;

/**
 * Returns the amount a rule gives for its arguments (contract 8.2), never negative; undefined for a unit that is an
 * input and not a result, or if an argument is missing. Throws RangeError for negative arguments and amounts out of
 * range.
 */
export const ruleAmount = ({ rule, args }: PricePart, { rate, scale }: Terms): number | undefined => {
  if (rule === 'percent') {
    const [percent, of] = [decimalAt(args, 'percent'), args['of']];
    return percent !== undefined && typeof of === 'number' ? percentOf(money(of, scale), percent).minor : undefined;
  }
  if (rule === 'fixed') {
    const base = decimalAt(args, 'base');
    return base === undefined ? undefined : chargeOf(base, rate, scale).minor;
  }
  if (rule !== 'distance') return undefined;
  const [base, perKm, km] = [decimalAt(args, 'base'), decimalAt(args, 'per_km'), decimalAt(args, 'km')];
  return base === undefined || perKm === undefined || km === undefined
    ? undefined
    : deliveryCharge({ base, perKm, km }, { rate, scale }).minor;
};

/** The two kinds of deductions: a percentage, or an amount in the base currency. */
export const isShareOrSum = ({ rule }: PricePart): boolean => rule === 'percent' || rule === 'fixed';

/** Whether a part deducts what its rule gives, or exactly `limit` and is marked as capped. */
export const isReduction = (part: PricePart, limit: number, terms: Terms): boolean => {
  const wanted = isShareOrSum(part) ? ruleAmount(part, terms) : undefined;
  if (wanted === undefined) return false;
  return part.unit === 0 - Math.min(wanted, limit) && (part.args['limited'] === true) === wanted > limit;
};

const decimalAt = (args: PricePart['args'], name: string): Decimal | undefined => {
  const read = parseDecimal(typeof args[name] === 'string' ? args[name] : '');
  return read.ok ? read.value : undefined;
};
