import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '@domain/kernel/group-digits.ts';
import { money, moneyOf, parseDecimal, priceText } from '@domain/pricing/index.ts';
import { moneyArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const signsArb = fc.constantFrom(
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: '\u00a0', decimal: ',' },
  { group: '\u202f', decimal: ',' },
);

it('LOCALE-6c writes a price with the signs of a language', () => {
  fc.assert(
    fc.property(scaleArb.chain(moneyArb), signsArb, (amount, signs) => {
      const text = priceText(amount, { symbol: '', position: 'before', signs });
      const read = parseDecimal(text.replaceAll(signs.group, '').replace(signs.decimal, '.'));
      expect(read.ok && moneyOf(read.value, amount.scale)).toEqual(amount);
      const english = priceText(amount, { symbol: '', position: 'before' });
      expect(english.replace(/[.,]/g, (sign) => (sign === ',' ? signs.group : signs.decimal))).toBe(text);
    }),
    runs(40, 10_000),
  );
  const german = { symbol: '\u00a0€', position: 'after', signs: { group: '.', decimal: ',' } } as const;
  expect(priceText(money(123450, 2), german)).toBe('1.234,50\u00a0€');
  expect(groupDigits('1240', german.signs)).toBe('1.240');
});
