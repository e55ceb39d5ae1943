import { describe, expect, it } from 'vitest';
import { createI18n } from '@app/i18n/create-i18n.ts';

const text = { translation: { left: 'بقي {{amount}} من {{name}}' } };
const sentence = (language: string, amount: unknown): string =>
  createI18n(language, { [language]: text }).t('left', { amount, name: 'Mira $' });

describe('LOCALE-3 amounts within a sentence', () => {
  it.each(['$34.33', '−€0.50', '12 ₽', '¥1,200'])(
    'keep the order of sign and digits from right to left: %s',
    (amount) => {
      expect(sentence('ar', amount)).toBe(`بقي \u2066${amount}\u2069 من Mira $`);
      expect(sentence('de', amount)).toBe(`بقي ${amount} من Mira $`);
    },
  );

  it.each([34, '34', '12:30', 'د.إ 12', 'Lina'])('leave other values as they are: %s', (value) => {
    expect(sentence('ar', value)).toBe(`بقي ${value} من Mira $`);
  });
});
