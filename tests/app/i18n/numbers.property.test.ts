import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceText } from '@domain/pricing/index.ts';
import { moneyArb } from '@domain/testing/index.ts';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { numbersOf } from '@app/i18n/index.ts';
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
