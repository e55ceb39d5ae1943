import { ratingOf, THRESHOLDS, type Rating, type WebVital } from './web-vital.ts';

/** How many values each bucket holds, by its index. */
export type Histogram = ReadonlyMap<number, number>;

/** Buckets between the two thresholds, the upper edge of the first bucket, and the largest value that is plausible. */
type Scale = { readonly steps: number; readonly least: number; readonly most: number };

/** Stored counts refer to these buckets: a changed scale needs new counts. */
const SCALES: Readonly<Record<WebVital, Scale>> = {
  LCP: { steps: 5, least: 100, most: 60_000 },
  INP: { steps: 10, least: 8, most: 60_000 },
  CLS: { steps: 10, least: 0.001, most: 10 },
};

/** Each edge is a tenth above the one before; both thresholds are among them. */
const edgesOf = (vital: WebVital): readonly number[] => {
  const { good, fair } = THRESHOLDS[vital];
  const { steps, least, most } = SCALES[vital];
  const ratio = fair / good;
  const stepsTo = (value: number): number => (steps * Math.log(value / good)) / Math.log(ratio);
  const [first, last] = [Math.floor(stepsTo(least)), Math.ceil(stepsTo(most))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const step = first + index;
    return step === steps ? fair : good * ratio ** (step / steps);
  });
};

const EDGES: Readonly<Record<WebVital, readonly number[]>> = {
  LCP: edgesOf('LCP'),
  INP: edgesOf('INP'),
  CLS: edgesOf('CLS'),
};

/** A bucket holds values above `above`, up to and including `upTo`; the first one holds zero too. */
export type Bucket = { readonly above: number; readonly upTo: number };

/** Throws RangeError if the web vital has no such bucket. */
export const bucketAt = (vital: WebVital, index: number): Bucket => {
  const upTo = EDGES[vital][index];
  if (upTo === undefined) throw new RangeError(`${vital} has no bucket ${index}`);
  return { above: EDGES[vital][index - 1] ?? 0, upTo };
};

/** OPS-8b: Returns the index of the bucket of a value; `undefined` for a value that no visit can have. */
export const bucketOf = (vital: WebVital, value: number): number | undefined => {
  if (!(value >= 0 && value <= SCALES[vital].most)) return undefined;
  return EDGES[vital].findIndex((edge) => value <= edge);
};

/** Returns one histogram of the values of all. */
export const mergeHistograms = (histograms: readonly Histogram[]): Histogram => {
  const merged = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, count] of histogram) merged.set(bucket, (merged.get(bucket) ?? 0) + count);
  return merged;
};

/** Returns how many values a histogram holds. */
export const valueCount = (histogram: Histogram): number => [...histogram.values()].reduce((sum, one) => sum + one, 0);

/**
 * OPS-8c: Estimates the value that a share of all values does not exceed. The estimate lies in the bucket of the exact
 * value, so it is at most one bucket off and has the same rating. Returns `undefined` without values.
 */
export const quantileOf = (vital: WebVital, histogram: Histogram, share: number): number | undefined => {
  const rank = Math.max(1, Math.ceil(share * valueCount(histogram)));
  let before = 0;
  for (const [index, count] of [...histogram].sort(([one], [other]) => one - other)) {
    if (before + count >= rank) {
      const { above, upTo } = bucketAt(vital, index);
      return Math.min(upTo, above + ((upTo - above) * (rank - before)) / count);
    }
    before += count;
  }
  return undefined;
};

/** OPS-8d: Counts the values of each rating, exactly, because the thresholds are edges of buckets. */
export const countRatings = (vital: WebVital, histogram: Histogram): Readonly<Record<Rating, number>> => {
  const counts = { good: 0, 'needs-improvement': 0, poor: 0 };
  for (const [index, count] of histogram) counts[ratingOf(vital, bucketAt(vital, index).upTo)] += count;
  return counts;
};
