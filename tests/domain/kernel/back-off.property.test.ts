import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from '@domain/kernel/back-off.ts';
import { runs } from '../runs.ts';

describe('back-off', () => {
  it('doubles from the first wait up to the longest, after however many failures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (first, failures) => {
        const longest = first * 30;
        expect(backOffMs(1, first, longest)).toBe(first);
        const [wait, next] = [backOffMs(failures, first, longest), backOffMs(failures + 1, first, longest)];
        expect(next).toBe(Math.min(longest, wait * 2));
      }),
      runs(100),
    );
  });
});
