import { checkPhone, formatPhone } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const digitsArb = fc.stringMatching(/^[1-9]\d{6,14}$/);

describe('ACCOUNT-3e phone numbers on the screen', () => {
  it('read back as the same number', () => {
    fc.assert(
      fc.property(digitsArb, (digits) => {
        expect(checkPhone(formatPhone(digits))).toEqual(ok(digits));
      }),
      runs(25, 10_000),
    );
  });

  it('are in groups of three after the country code, the last of two to four', () => {
    fc.assert(
      fc.property(digitsArb, (digits) => {
        const [code = '', ...groups] = formatPhone(digits).split(' ');
        expect(code).toMatch(/^\+\d{1,3}$/);
        expect(groups.slice(0, -1).every((group) => group.length === 3)).toBe(true);
        expect(groups.at(-1)).toMatch(/^\d{2,4}$/);
      }),
      runs(25, 10_000),
    );
  });

  it.each([
    ['14015550110', '+1 401 555 0110'],
    ['4915112345678', '+49 151 123 456 78'],
    ['41791234567', '+41 791 234 567'],
    ['998901234567', '+998 901 234 567'],
    ['963944123456', '+963 944 123 456'],
    ['', '+'],
    ['x1', '+x1'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });
});
