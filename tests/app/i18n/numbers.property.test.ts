import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceText } from '@domain/pricing/index.ts';
import { moneyArb } from '@domain/testing/index.ts';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { numbersOf, rememberNumbers } from '@app/i18n/index.ts';
import { runs } from '../../domain/runs.ts';

const languageArb = fc.constantFrom(...Object.keys(LANGUAGES));
const countArb = fc.oneof(fc.nat(99_999), fc.maxSafeNat());

it('LOCALE-6d groups digits where the language does: 1240 in Spanish, 1.240 in German', () => {
  fc.assert(
    fc.property(languageArb, countArb, moneyArb(2), (language, count, amount) => {
      const { signs, count: write } = numbersOf(language);
      const whole = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
      expect(write(count)).toBe(whole.format(count));
      const [, ...decimals] = priceText(amount, { symbol: '', position: 'before', signs }).split(signs.decimal);
      const units = Math.trunc(amount.minor / 100);
      expect(priceText(amount, { symbol: '', position: 'before', signs })).toContain(whole.format(Math.abs(units)));
      expect(decimals).toHaveLength(1);
    }),
    runs(100, 10_000),
  );
  const written = (language: string) => [1240, 12_400].map((count) => numbersOf(language).count(count));
  expect(['es', 'de'].map(written)).toEqual([
    ['1240', '12.400'],
    ['1.240', '12.400'],
  ]);
});

it('LOCALE-6d writes one decimal as the language does, rounded half up', () => {
  fc.assert(
    fc.property(languageArb, fc.double({ min: 0, max: 999_999, noNaN: true }), (language, value) => {
      const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' } as const;
      expect(numbersOf(language).tenths(value)).toBe(new Intl.NumberFormat(language, options).format(value));
    }),
    runs(100, 10_000),
  );
  expect([4, 4.25, 1234.96].map(numbersOf('de').tenths)).toEqual(['4,0', '4,3', '1.235,0']);
});

it('LOCALE-6d takes the signs that came with the page, and looks none up', () => {
  const { signs } = numbersOf('de');
  const written = rememberNumbers('de-known', signs);
  expect(numbersOf('de-known')).toBe(written);
  expect([written.count(12_400), written.tenths(4.5)]).toEqual(['12.400', '4,5']);
});
