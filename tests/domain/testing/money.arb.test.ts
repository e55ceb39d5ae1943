import { describe, expect, it } from 'vitest';
import { money, parseDecimal, type Decimal } from '@domain/pricing/index.ts';
import {
  baseAmountArb,
  currencyArb,
  decimalArb,
  moneyArb,
  percentArb,
  rateArb,
  scaleArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

const isDecimal = (value: Decimal): boolean => {
  const read = parseDecimal(value);
  return read.ok && read.value === value;
};

describe('LOCALE-6 generated amounts', () => {
  it('are money and decimals in their shortest text, within bounds', () => {
    expect(
      [...sampled(decimalArb(-5, 5, 3)), ...sampled(rateArb), ...sampled(percentArb), ...sampled(baseAmountArb)].every(
        isDecimal,
      ),
    ).toBe(true);
    expect(sampled(decimalArb(-5, 5, 3)).every((value) => Math.abs(Number(value)) <= 5)).toBe(true);
    expect(sampled(rateArb).every((rate) => Number(rate) > 0)).toBe(true);
    expect(sampled(percentArb).every((percent) => Number(percent) >= 0 && Number(percent) <= 100)).toBe(true);
    for (const amount of sampled(moneyArb(3))) expect(money(amount.minor, 3)).toEqual(amount);
  });

  it('cover every number of decimals, zero, strong and weak currencies, and shared currency ids', () => {
    expect(new Set(sampled(scaleArb))).toEqual(new Set([0, 2, 3]));
    expect([percentArb, baseAmountArb].map((arb) => sampled(arb).includes('0' as Decimal))).toEqual([true, true]);
    const rates = sampled(rateArb).map(Number);
    for (const isWanted of [(rate: number) => rate === 1, (rate: number) => rate < 0.5, (rate: number) => rate > 50])
      expect(rates.filter(isWanted).length).toBeGreaterThan(15);
    expect(sampled(baseAmountArb).some((amount) => /\.\d{3}$/.test(amount))).toBe(true);
    const currencies = sampled(currencyArb);
    expect(new Set(currencies.map(({ id }) => id)).size).toBe(5);
    expect(currencies.filter(({ isDefault }) => isDefault).length).toBeGreaterThan(50);
  });

  it('shrink to zero and a rate of one', () => {
    expect([
      smallest(scaleArb),
      smallest(moneyArb(2)).minor,
      smallest(percentArb),
      smallest(baseAmountArb),
      smallest(rateArb),
      smallest(decimalArb(-5, 5, 2)),
    ]).toEqual([2, 0, '0', '0', '1', '0']);
  });
});
