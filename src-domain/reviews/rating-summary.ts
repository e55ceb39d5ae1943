import { decimal, decimalOfMinor, divideDecimal, type Decimal } from '../pricing/index.ts';
import { STARS, type Stars } from './rating.ts';

/** How often each number of stars was given. */
export type RatingDistribution = Readonly<Record<Stars, number>>;

/** The ratings of a subject combined; without any there is no average. One decimal, half up. */
export type RatingSummary = {
  readonly distribution: RatingDistribution;
  readonly count: number;
  readonly average: Decimal | undefined;
};

/** The summary without ratings. */
export const noRatings: RatingDistribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/**
 * REVIEW-1d: Returns the summary of a distribution: Σ stars ÷ count, computed exactly, rounded half up to one decimal.
 * Throws RangeError for invalid counts, or counts too large to be added exactly.
 */
export const ratingSummary = (distribution: RatingDistribution): RatingSummary => {
  const count = STARS.reduce<number>((all, stars) => all + distribution[stars], 0);
  const sum = STARS.reduce<number>((all, stars) => all + stars * distribution[stars], 0);
  const isCounted = STARS.every((stars) => Number.isInteger(distribution[stars]) && distribution[stars] >= 0);
  if (!isCounted || !Number.isSafeInteger(sum)) {
    const counts = STARS.map((stars) => distribution[stars]).join(', ');
    throw new RangeError(`Rating counts must be whole numbers from 0 on, got ${counts}`);
  }
  return {
    distribution,
    count,
    average: count === 0 ? undefined : decimalOfMinor(divideDecimal(decimal(sum), decimal(count), 1), 1),
  };
};

/** REVIEW-1e: Returns the summary with one more rating. */
export const withRating = ({ distribution }: RatingSummary, stars: Stars): RatingSummary =>
  ratingSummary({ ...distribution, [stars]: distribution[stars] + 1 });
