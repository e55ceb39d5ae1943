import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  decimal,
  decimalOfMinor,
  divideDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  type Decimal,
} from '@domain/pricing/index.ts';
import { hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const decimalArb: fc.Arbitrary<Decimal> = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat({ max: 9 }))
  .map(([digits, scale]) => decimal(`${digits}e-${scale}`));

/** A decimal as a whole number of 10^-20: wide enough for every product above. */
const wide = (value: Decimal): bigint => {
  const [whole = '', part = ''] = value.replace('-', '').split('.');
  return BigInt(whole + part.padEnd(20, '0')) * (value.startsWith('-') ? -1n : 1n);
};
const ONE = 10n ** 20n;

describe('LOCALE-6 exact decimals', () => {
  it('add, multiply and compare like whole numbers', () => {
    fc.assert(
      fc.property(decimalArb, decimalArb, (left, right) => {
        expect(wide(addDecimals(left, right))).toBe(wide(left) + wide(right));
        expect(wide(multiplyDecimals(left, right)) * ONE).toBe(wide(left) * wide(right));
        expect(compareDecimals(left, right)).toBe(Number(wide(left) > wide(right)) - Number(wide(left) < wide(right)));
        expect(compareDecimals(left, left)).toBe(0);
      }),
      runs(40, 30_000),
    );
  });

  it('round to the nearest, halves away from zero', () => {
    fc.assert(
      fc.property(decimalArb, fc.constantFrom(0, 2, 3), (value, scale) => {
        const unit = 10n ** BigInt(20 - scale);
        const away = BigInt(roundDecimal(value, scale)) * unit - wide(value);
        const off = away < 0n ? -away : away;
        expect(2n * off).toBeLessThanOrEqual(unit);
        if (2n * off === unit) expect(away > 0n).toBe(wide(value) > 0n);
      }),
      runs(40, 30_000),
    );
  });

  it('round halves up, and one unit below a half down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(0, 2, 3), (minor, scale) => {
        const half = decimalOfMinor(minor * 10 + 5, scale + 1);
        expect(roundDecimal(half, scale)).toBe(minor + 1);
        expect(roundDecimal(addDecimals(half, '-0.0000001' as Decimal), scale)).toBe(minor);
      }),
      runs(25, 10_000),
    );
    expect([
      roundDecimal(decimal('1.005'), 2),
      roundDecimal(decimal('2.675'), 2),
      roundDecimal(decimal('-1.005'), 2),
    ]).toEqual([101, 268, -101]);
  });

  it('divide to the nearest, also by negative numbers, and throw for zero', () => {
    fc.assert(
      fc.property(
        decimalArb,
        decimalArb.filter((divisor) => compareDecimals(divisor, '0' as Decimal) !== 0),
        (value, divisor) => {
          const [dividend, by] = [wide(value) * 100n, wide(divisor)];
          const size = by < 0n ? -by : by;
          fc.pre(10n ** 15n * size > (dividend < 0n ? -dividend : dividend));
          const off = BigInt(divideDecimal(value, divisor, 2)) * by - dividend;
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(size);
        },
      ),
      runs(25, 10_000),
    );
    expect(() => divideDecimal('1' as Decimal, '0' as Decimal, 2)).toThrow(RangeError);
  });

  it('have one shortest text that round-trips', () => {
    fc.assert(
      fc.property(decimalArb, fc.integer({ min: 0, max: 5 }), (value, zeros) => {
        expect(value).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
        expect(value).not.toBe('-0');
        expect(
          parseDecimal(`  +${value}${value.includes('.') ? '' : '.'}${'0'.repeat(zeros)}`.replace('+-', '-')),
        ).toEqual({ ok: true, value });
      }),
      runs(25, 10_000),
    );
  });

  it('read numbers as meant and reject other text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), hostileTextArb, (number, hostile) => {
        expect(Number(decimal(number))).toBe(number + 0);
        const read = parseDecimal(hostile);
        if (read.ok) expect(hostile).toMatch(/\d/);
        else expect(read.error).toEqual({ kind: 'not-a-decimal', text: hostile });
      }),
      runs(25, 10_000),
    );
    for (const text of ['', ' ', '.', '-', '1.2.3', '0x10', 'NaN', 'Infinity', '1e9999', '1,5', '--1', '１'])
      expect(parseDecimal(text).ok).toBe(false);
  });

  it('throw for amounts too large to be exact', () => {
    expect(() => roundDecimal(decimal(2 ** 53), 0)).toThrow('9007199254740992');
    expect(() => roundDecimal(decimal(Number.MAX_SAFE_INTEGER), 2)).toThrow('out of range');
    expect(roundDecimal('0' as Decimal, 400)).toBe(0);
    expect(() => roundDecimal('0' as Decimal, 401)).toThrow('401');
  });
});
