import type { NetContent } from '../catalog/index.ts';
import { compareDecimals, decimal, multiplyDecimals } from '../pricing/index.ts';
import { checkPortions, scaleAmount, type Amount, type Measure } from './amount.ts';

/** What one set of a recipe needs of a stock, and what a piece of the stock holds. */
export type Packed = {
  readonly quantity: number;
  readonly amount?: Amount | undefined;
  readonly content?: NetContent | undefined;
};

/** The most that a spoon holds, of the heaviest that a kitchen has. */
const MOST: Readonly<Record<Measure, Readonly<Partial<Record<NetContent['measure'], number>>>>> = {
  g: { g: 1 },
  ml: { ml: 1 },
  piece: { piece: 1 },
  tsp: { g: 7, ml: 5 },
  tbsp: { g: 21, ml: 15 },
};

/**
 * CATALOG-4h: Returns the whole pieces to buy for a number of portions: never fewer than hold what is needed, and from
 * the recipe's own portions on never fewer than a set has. Where a piece's content cannot be compared, pieces grow with
 * the portions. Throws RangeError unless portions and servings are whole and positive.
 */
export const packsFor = ({ quantity, amount, content }: Packed, portions: number, servings: number): number => {
  checkPortions(portions);
  checkPortions(servings);
  const ofSet = Math.max(1, quantity);
  const each = amount && content && MOST[amount.measure][content.measure];
  if (!amount || !content || each === undefined || compareDecimals(content.amount, decimal(0)) <= 0)
    return Math.ceil((ofSet * portions) / servings);
  const needed = scaleAmount(amount, portions, servings);
  const holds = (packs: number): boolean =>
    compareDecimals(
      multiplyDecimals(content.amount, decimal(packs * needed.denominator)),
      decimal(needed.numerator * each),
    ) >= 0;
  const guess = Math.ceil((needed.numerator * each) / needed.denominator / Number(content.amount));
  const packs = [guess - 1, guess, guess + 1].find((count) => count > 0 && holds(count)) ?? guess + 1;
  return portions >= servings ? Math.max(ofSet, packs) : packs;
};
