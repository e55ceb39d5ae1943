import { describe, expect, it } from 'vitest';
import { joinWords, listItems } from '@app/i18n/join-words.ts';

describe('LOCALE-6 what a dish consists of', () => {
  it.each([
    ['en', 'Large, Cheese'],
    ['ar', 'Large، Cheese'],
    ['zh-Hans', 'Large、Cheese'],
  ])('has the comma of %s, and skips what is missing', (language, text) => {
    expect(listItems(['Large', undefined, '', false, 'Cheese'], language)).toBe(text);
  });

  it('has it also within an item that is a list itself, as the options of a line are', () => {
    expect(listItems(['كبير, خبز عربي', 'طحينة'], 'ar')).toBe('كبير، خبز عربي، طحينة');
  });
});

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
