import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyId } from '@domain/kernel/ids.ts';
import {
  addMoney,
  compareMoney,
  convertMoney,
  currencyInUse,
  DEFAULT_SYMBOL,
  majorOf,
  money,
  moneyOf,
  negateMoney,
  noMoney,
  parseDecimal,
  priceText,
  smallerOf,
  subtractMoney,
  sumMoney,
  timesMoney,
  type Decimal,
  type Scale,
} from '@domain/pricing/index.ts';
import { currencyArb, moneyArb, rateArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const anyMoneyArb = fc
  .tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), scaleArb)
  .map(([minor, scale]) => money(minor, scale));
const pairArb = scaleArb.chain((scale) => fc.tuple(moneyArb(scale), moneyArb(scale)));

describe('PRICE-1 money', () => {
  it('is an integer count of minor units, never -0', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(-0, 2 ** 53)),
        scaleArb,
        (minor, scale) => {
          if (Number.isSafeInteger(minor))
            expect(Object.is(money(minor, scale).minor, minor === 0 ? 0 : minor)).toBe(true);
          else expect(() => money(minor, scale)).toThrow(RangeError);
        },
      ),
      runs(25, 10_000),
    );
  });

  it('adds, subtracts and compares within one currency only', () => {
    fc.assert(
      fc.property(pairArb, fc.nat({ max: 99 }), ([left, right], times) => {
        expect(subtractMoney(addMoney(left, right), right)).toEqual(left);
        expect(addMoney(left, negateMoney(left))).toEqual(noMoney(left.scale));
        expect(
          sumMoney(
            Array.from({ length: times }, () => left),
            left.scale,
          ),
        ).toEqual(timesMoney(left, times));
        expect(Math.sign(compareMoney(left, right))).toBe(Math.sign(subtractMoney(left, right).minor));
        expect([left, right]).toContainEqual(smallerOf(left, right));
        expect(compareMoney(smallerOf(left, right), right)).toBeLessThanOrEqual(0);
        const other = money(1, left.scale === 2 ? 3 : 2);
        for (const mix of [addMoney, subtractMoney, compareMoney, smallerOf])
          expect(() => mix(left, other)).toThrow('do not mix');
      }),
      runs(25, 10_000),
    );
  });

  it('round-trips as a number of major units', () => {
    fc.assert(
      fc.property(anyMoneyArb, (amount) => {
        const sent: unknown = JSON.parse(
          JSON.stringify({ amount: Number(majorOf(amount)) }).replaceAll(/[{}"a-z:]/g, ''),
        );
        expect(moneyOf(String(sent) as Decimal, amount.scale)).toEqual(amount);
      }),
      runs(25, 10_000),
    );
  });

  it('converts with an error of at most half a unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 6 }), rateArb, scaleArb, (whole, rate, scale) => {
        const converted = convertMoney(String(whole) as Decimal, rate, scale);
        expect(Math.abs(converted.minor - whole * Number(rate) * 10 ** scale)).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
      runs(25, 10_000),
    );
  });
});

const style = (symbol: string, position: 'before' | 'after') => ({ symbol, position });

describe('LOCALE-6 price text', () => {
  it('round-trips with thousands separators', () => {
    fc.assert(
      fc.property(anyMoneyArb, fc.constantFrom('before' as const, 'after' as const), (amount, position) => {
        const text = priceText(amount, style('kr', position));
        const number = text.replace('kr', '');
        expect(text).toBe(position === 'before' ? text.replace('kr', '').replace(/^(−?)/, '$1kr') : `${number}kr`);
        expect(number).toMatch(amount.scale === 3 ? /^−?\d{1,3}(,\d{3})*\.\d{3}$/ : /^−?\d{1,3}(,\d{3})*\.\d{2}$/);
        const read = parseDecimal(number.replaceAll(',', '').replace('−', '-'));
        expect(read.ok && moneyOf(read.value, amount.scale)).toEqual(amount);
        expect(number.replaceAll(/[.,0]/g, '')).not.toBe('−');
      }),
      runs(40, 30_000),
    );
  });

  it('shows 0 without an amount and rounds decimal text exactly', () => {
    expect([priceText(undefined, style(DEFAULT_SYMBOL, 'before')), priceText(undefined, style('€', 'after'))]).toEqual([
      '$0',
      '0€',
    ]);
    const shown = (text: string, scale: Scale): string =>
      priceText(moneyOf(text as Decimal, scale), style('$', 'before'));
    expect([
      shown('1.005', 2),
      shown('-0.004', 2),
      shown('1234567.891', 3),
      shown('999999.995', 2),
      shown('1500', 0),
    ]).toEqual(['$1.01', '$0.00', '$1,234,567.891', '$1,000,000.00', '$1,500.00']);
  });
});

describe('LOCALE-5 the currency in use', () => {
  it('is the chosen one if active, else the default, else the first', () => {
    fc.assert(
      fc.property(
        fc.array(currencyArb, { maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
        (active, chosen) => {
          const used = currencyInUse(active, chosen === undefined ? undefined : currencyId(chosen));
          if (active.some(({ id }) => id === chosen)) expect(used?.id).toBe(chosen);
          else if (active.some(({ isDefault }) => isDefault))
            expect(used).toBe(active.find(({ isDefault }) => isDefault));
          else expect(used).toBe(active[0]);
        },
      ),
      runs(25, 10_000),
    );
  });
});
