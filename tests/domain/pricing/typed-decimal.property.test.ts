import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedWhole } from '@domain/kernel/typed-whole.ts';
import { couldBeThousands, decimal, typedAmount, typedDecimal } from '@domain/pricing/index.ts';
import { decimalArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** The text in digits that start at a code point. */
const inDigits = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const zeroArb = fc.constantFrom(0x30, 0x660, 0x6f0);
const separatorArb = fc.constantFrom('.', ',', '٫');

describe('LOCALE-6e a typed number', () => {
  it('is read in every script and with every separator', () => {
    fc.assert(
      fc.property(decimalArb(-9_999, 99_999, 4), zeroArb, separatorArb, (value, zero, separator) => {
        expect(typedDecimal(` ${inDigits(value, zero).replace('.', separator)} `, 4)).toBe(value);
      }),
      runs(60, 10_000),
    );
    expect([typedDecimal('.5'), typedDecimal('5,')]).toEqual(['0.5', '5']);
  });

  it('is no number with an exponent, a plus sign or a second separator', () => {
    fc.assert(
      fc.property(decimalArb(0, 99_999, 3), separatorArb, fc.nat(999), (value, separator, tail) => {
        const spoilt = [
          `${value}e${tail}`,
          `+${value}`,
          `${value}${separator}1${separator}${tail}`,
          `${value} ${tail}`,
        ];
        expect(spoilt.map((text) => typedDecimal(text))).toEqual([undefined, undefined, undefined, undefined]);
      }),
      runs(30, 5_000),
    );
    expect(['', ' ', '.', '-', 'x', '1'.repeat(401)].map((text) => typedDecimal(text))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('LOCALE-6f that could mean a thousand is none, unless it may have three decimals', () => {
    const groupedArb = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(groupedArb, zeroArb, fc.constantFrom('.', ','), ([whole, tail], zero, separator) => {
        const typed = ` ${inDigits(`${whole}${separator}${String(tail).padStart(3, '0')}`, zero)} `;
        const read = decimal(Number(`${whole}.${String(tail).padStart(3, '0')}`));
        expect([0, 1, 2, 3, 4].map((decimals) => couldBeThousands(typed, decimals))).toEqual([
          true,
          true,
          true,
          false,
          false,
        ]);
        expect([typedDecimal(typed), typedAmount(typed)]).toEqual(
          separator === ',' ? [undefined, undefined] : [read, read],
        );
        expect([typedAmount(typed, 6, 2), typedAmount(typed, 6, 3)]).toEqual([undefined, read]);
        expect(typedWhole(typed)).toBeUndefined();
      }),
      runs(60, 10_000),
    );
    expect(['0,125', ',125', '1000,125', '1,25', '1,0000'].map((typed) => couldBeThousands(typed, 2))).toEqual(
      Array(5).fill(false),
    );
  });

  it('is an amount with at most so many digits, and a whole number without a separator', () => {
    fc.assert(
      fc.property(decimalArb(-9, 99_999, 4), zeroArb, fc.integer({ min: 1, max: 6 }), (value, zero, most) => {
        const [whole = '', decimals = ''] = value.split('.');
        const isAmount = !value.startsWith('-') && whole.length <= most && decimals.length <= 3;
        expect(typedAmount(inDigits(value, zero), most)).toBe(isAmount ? decimal(value) : undefined);
        expect(typedWhole(` ${inDigits(value, zero)} `)).toBe(/^\d+$/.test(value) ? Number(value) : undefined);
      }),
      runs(60, 10_000),
    );
  });
});
