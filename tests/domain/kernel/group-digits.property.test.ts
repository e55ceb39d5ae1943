import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '@domain/kernel/group-digits.ts';
import { runs } from '../runs.ts';

it('LOCALE-6 whole numbers have a comma before every three digits, as in English', () => {
  const english = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(groupDigits(String(count))).toBe(english.format(count));
    }),
    runs(50, 10_000),
  );
  expect(['', '0', '999', '1000', '1240', '1234567'].map((digits) => groupDigits(digits))).toEqual([
    '',
    '0',
    '999',
    '1,000',
    '1,240',
    '1,234,567',
  ]);
});
