import * as fc from 'fast-check';
import { THRESHOLDS, WEB_VITALS, type WebVital } from '../web-vitals/index.ts';

/** One of the three web vitals. */
export const webVitalArb: fc.Arbitrary<WebVital> = fc.constantFrom(...WEB_VITALS);

/** A value that a visit can have: mostly around the thresholds, often one of them, sometimes zero or very large. */
export const vitalValueArb = (vital: WebVital): fc.Arbitrary<number> => {
  const { good, fair } = THRESHOLDS[vital];
  return fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: 0, max: fair * 2, noNaN: true }) },
    { weight: 2, arbitrary: fc.constantFrom(0, good, fair) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: fair * 15, noNaN: true }) },
  );
};
