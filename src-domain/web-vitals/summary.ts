import { countRatings, quantileOf, valueCount, type Histogram } from './histogram.ts';
import { ratingOf, type Rating, type WebVital } from './web-vital.ts';

/** How many days the desk looks back, and how long counts are kept. */
export const VITALS_DAYS = 28;
/** Below this a percentile says more about chance than about a page. */
export const LEAST_MEASUREMENTS = 20;
/** The share of visits that are at least as fast as the published thresholds ask. */
const SHARE = 0.75;

/** What the measurements of one web vital say. */
export type VitalSummary = {
  readonly count: number;
  /** Of the single measurements. */
  readonly ratings: Readonly<Record<Rating, number>>;
  /** The 75th percentile and its rating; `undefined` with fewer than `LEAST_MEASUREMENTS`. */
  readonly typical: { readonly p75: number; readonly rating: Rating } | undefined;
};

/** OPS-8e: Summarizes a histogram; a percentile of too few measurements is not shown. */
export const summarizeVital = (vital: WebVital, histogram: Histogram): VitalSummary => {
  const count = valueCount(histogram);
  const p75 = count < LEAST_MEASUREMENTS ? undefined : quantileOf(vital, histogram, SHARE);
  return {
    count,
    ratings: countRatings(vital, histogram),
    typical: p75 === undefined ? undefined : { p75, rating: ratingOf(vital, p75) },
  };
};
