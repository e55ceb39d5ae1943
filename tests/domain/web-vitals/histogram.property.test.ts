import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vitalValueArb, webVitalArb } from '@domain/testing/index.ts';
import {
  bucketAt,
  bucketOf,
  countRatings,
  LEAST_MEASUREMENTS,
  mergeHistograms,
  quantileOf,
  ratingOf,
  summarizeVital,
  THRESHOLDS,
  valueCount,
  WEB_VITALS,
  type Histogram,
  type WebVital,
} from '@domain/web-vitals/index.ts';
import { runs } from '../runs.ts';

const measuredArb = (least: number, most = 60): fc.Arbitrary<readonly [WebVital, readonly number[]]> =>
  webVitalArb.chain((vital) =>
    fc.tuple(fc.constant(vital), fc.array(vitalValueArb(vital), { minLength: least, maxLength: most, size: 'max' })),
  );
const shareArb = fc.oneof(fc.constantFrom(0, 0.5, 0.75, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** The histogram of possible values. */
const histogramOf = (vital: WebVital, values: readonly number[]): Histogram =>
  mergeHistograms(values.map((value) => new Map([[bucketOf(vital, value) ?? NaN, 1]])));

/** A value that every visit can have lies in the last bucket at most. */
const bucketCount = (vital: WebVital): number =>
  (bucketOf(vital, { LCP: 60_000, INP: 60_000, CLS: 10 }[vital]) ?? NaN) + 1;

/** The nearest rank, from the values themselves. */
const exactQuantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.max(1, Math.ceil(share * values.length)) - 1] ?? NaN;

describe('OPS-8 ratings', () => {
  it('OPS-8a follow the published thresholds, which belong to the better rating', () => {
    expect(WEB_VITALS.map((vital) => [vital, THRESHOLDS[vital]])).toEqual([
      ['LCP', { good: 2500, fair: 4000 }],
      ['INP', { good: 200, fair: 500 }],
      ['CLS', { good: 0.1, fair: 0.25 }],
    ]);
    expect([0, 2500, 2500.1, 4000, 4000.1].map((value) => ratingOf('LCP', value))).toEqual([
      'good',
      'good',
      'needs-improvement',
      'needs-improvement',
      'poor',
    ]);
  });
});

describe('OPS-8 histograms', () => {
  it('OPS-8b put a value into the one bucket whose edges it lies between', () => {
    fc.assert(
      fc.property(measuredArb(1, 1), ([vital, [value = 0]]) => {
        const fitting = Array.from({ length: bucketCount(vital) }, (_, index) => index).filter((index) => {
          const { above, upTo } = bucketAt(vital, index);
          return (value > above || index === 0) && value <= upTo;
        });
        expect(fitting).toEqual([bucketOf(vital, value)]);
      }),
      runs(300),
    );
  });

  it('OPS-8b have edges that are a tenth apart, both thresholds among them', () => {
    for (const vital of WEB_VITALS) {
      const edges = Array.from({ length: bucketCount(vital) }, (_, index) => bucketAt(vital, index).upTo);
      expect(edges).toContain(THRESHOLDS[vital].good);
      expect(edges).toContain(THRESHOLDS[vital].fair);
      for (const [index, edge] of edges.slice(1).entries()) expect(edge / (edges[index] ?? 0)).toBeCloseTo(1.1, 1);
      expect(() => bucketAt(vital, edges.length)).toThrow(`${vital} has no bucket ${edges.length}`);
    }
  });

  it('OPS-8b have no bucket for what no visit can have', () => {
    for (const value of [-1, -0.001, NaN, Infinity, 1e9])
      expect(WEB_VITALS.map((vital) => bucketOf(vital, value))).toEqual([undefined, undefined, undefined]);
    expect([bucketOf('LCP', 60_000), bucketOf('LCP', 60_001)]).toEqual([bucketCount('LCP') - 1, undefined]);
  });

  it('OPS-8c estimate a quantile within the bucket of the exact one, and with its rating', () => {
    fc.assert(
      fc.property(measuredArb(1), shareArb, ([vital, values], share) => {
        const estimate = quantileOf(vital, histogramOf(vital, values), share) ?? NaN;
        const exact = exactQuantile(values, share);
        const { above, upTo } = bucketAt(vital, bucketOf(vital, exact) ?? NaN);
        expect(estimate).toBeGreaterThan(above);
        expect(estimate).toBeLessThanOrEqual(upTo);
        expect(Math.abs(estimate - exact)).toBeLessThanOrEqual(upTo - above);
        expect(ratingOf(vital, estimate)).toBe(ratingOf(vital, exact));
      }),
      runs(400),
    );
  });

  it('OPS-8c grow with the share, and say nothing without values', () => {
    fc.assert(
      fc.property(measuredArb(1), shareArb, shareArb, ([vital, values], one, other) => {
        const histogram = histogramOf(vital, values);
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
          (share) => quantileOf(vital, histogram, share) ?? NaN,
        );
        expect(low).toBeLessThanOrEqual(high ?? NaN);
        expect(quantileOf(vital, new Map(), one)).toBeUndefined();
      }),
      runs(100),
    );
  });

  it('OPS-8c are the same whether values were counted together or apart', () => {
    fc.assert(
      fc.property(measuredArb(0), fc.nat(60), ([vital, values], cut) => {
        const apart = [values.slice(0, cut), values.slice(cut)].map((part) => histogramOf(vital, part));
        const together = histogramOf(vital, values);
        expect(mergeHistograms(apart)).toEqual(together);
        expect(valueCount(together)).toBe(values.length);
      }),
      runs(100),
    );
  });

  it('OPS-8d count the values of each rating exactly', () => {
    fc.assert(
      fc.property(measuredArb(0), ([vital, values]) => {
        const counts = { good: 0, 'needs-improvement': 0, poor: 0 };
        for (const value of values) counts[ratingOf(vital, value)] += 1;
        expect(countRatings(vital, histogramOf(vital, values))).toEqual(counts);
      }),
      runs(150),
    );
  });
});

describe('OPS-8 summaries', () => {
  it('OPS-8e show a percentile from twenty measurements on', () => {
    fc.assert(
      fc.property(measuredArb(0, 40), ([vital, values]) => {
        const { count, typical } = summarizeVital(vital, histogramOf(vital, values));
        expect(count).toBe(values.length);
        expect(typical === undefined).toBe(values.length < LEAST_MEASUREMENTS);
        if (typical) expect(typical.rating).toBe(ratingOf(vital, exactQuantile(values, 0.75)));
      }),
      runs(150),
    );
    expect(LEAST_MEASUREMENTS).toBe(20);
  });
});
