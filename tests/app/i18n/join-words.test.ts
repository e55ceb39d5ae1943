import { describe, expect, it } from 'vitest';
import { joinWords } from '@app/i18n/join-words.ts';

describe('ACCESS-2 labels within a sentence', () => {
  it.each([
    ['en', ['Sesame', 'Gluten'], 'sesame and gluten'],
    ['en', ['Milk'], 'milk'],
    ['en', ['Milk', 'Nuts', 'Soya'], 'milk, nuts, and soya'],
    ['de', ['Sesam', 'Gluten'], 'Sesam und Gluten'],
    ['tr', ['Fıstık', 'İncir'], 'fıstık ve incir'],
    ['ar', ['سمسم', 'حليب'], 'سمسم وحليب'],
    ['zh', ['芝麻', '麸质'], '芝麻和麸质'],
  ])('in %s', (language, labels, sentence) => {
    expect(joinWords(labels, language)).toBe(sentence);
  });
});
