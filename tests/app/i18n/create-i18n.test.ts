import { assert, constantFrom, nat, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createI18n, type TextKey } from '@app/i18n/index.ts';
import { runs } from '../../domain/runs.ts';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const LANGUAGES = ['en', 'ar', 'de', 'fr', 'ru', 'zh'];

const translating = (language: string, texts: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  const byNamespace = Object.entries(texts).map(([name, translation]) => [name, { translation, errors: {} }] as const);
  const { t, ...rest } = createI18n(language, Object.fromEntries(byNamespace));
  return { ...rest, t: (key: string, values?: Record<string, string | number>) => t(key as TextKey, values) };
};

describe('LOCALE-4 a text', () => {
  it('has the plural form that its language gives the count', () => {
    const forms = Object.fromEntries(CATEGORIES.map((form) => [`shops_${form}`, form]));
    assert(
      property(constantFrom(...LANGUAGES), nat(2_000), (language, count) => {
        expect(translating(language, { [language]: forms }).t('shops', { count })).toBe(
          new Intl.PluralRules(language).select(count),
        );
      }),
      runs(300),
    );
  });

  it('contains every value once, whatever the values contain', () => {
    const value = oneof(string(), constantFrom('{{b}}', '$&', '$1', '{{a}} {{b}}', '$t(key)'));
    assert(
      property(value, value, (a, b) => {
        const { t } = translating('en', { en: { key: '<{{a}}|{{ b }}|{{a}}>' } });
        expect(t('key', { a, b })).toBe(`<${a}|${b}|${a}>`);
      }),
      runs(300),
    );
  });

  it.each([
    ['the language', 'de-AT', { 'de-AT': { key: 'Jänner' }, de: { key: 'Januar' }, en: { key: 'January' } }, 'Jänner'],
    ['the language without its region', 'de-AT', { de: { key: 'Januar' }, en: { key: 'January' } }, 'Januar'],
    ['the fallback', 'de', { de: {}, en: { key: 'January' } }, 'January'],
    ['the fallback where the text is empty', 'de', { de: { key: '' }, en: { key: 'January' } }, 'January'],
    ['nobody: the key is shown', 'de', { en: {} }, 'key'],
  ])('is taken from %s', (_, language, texts, expected) => {
    expect(translating(language, texts).t('key')).toBe(expected);
  });

  it('is counted by the rules of the language that it is in', () => {
    const texts = { ru: {}, en: { shops_one: '{{count}} shop', shops_other: '{{count}} shops' } };
    expect(translating('ru', texts).t('shops', { count: 21 })).toBe('21 shops');
  });

  it('falls back to the one without a count, and keeps the name of a missing value', () => {
    const { t } = translating('en', { en: { shops: '{{count}} of {{all}}' } });
    expect(t('shops', { count: 2 })).toBe('2 of {{all}}');
  });

  it.each(['constructor', 'toString', '__proto__'])('is never a part of the machine: %s', (key) => {
    expect(translating('en', { en: {} }).t(key)).toBe(key);
  });

  it('of an error is the given one where there is none of that code', () => {
    const { t } = createI18n('en', { en: { translation: {}, errors: { ERROR_430: 'Closed' } } });
    const from = { ns: 'errors', defaultValue: 'That did not work' } as const;
    expect([t('ERROR_430', from), t('ERROR_501' as 'ERROR_430', from)]).toEqual(['Closed', 'That did not work']);
  });
});

describe('LOCALE-1 a translator', () => {
  it('tells who follows it what is added and switched to, until they stop', () => {
    const i18n = createI18n('en', { en: { translation: { about: 'x' }, errors: {} } });
    const told: unknown[] = [];
    const stop = i18n.follow((change) => told.push(change));
    i18n.addTexts('de', { translation: { key: 'Wert' } });
    i18n.switchTo('de');
    stop();
    i18n.switchTo('en');
    expect(told).toEqual([
      { kind: 'added', language: 'de' },
      { kind: 'switched', language: 'de' },
    ]);
    expect([i18n.language, i18n.languages]).toEqual(['en', ['en', 'de']]);
  });

  it('adds texts over those that are there', () => {
    const i18n = createI18n('de', { de: { translation: { a: 'alt', b: 'bleibt' }, errors: {} } });
    i18n.addTexts('de', { translation: { a: 'neu' } });
    expect(['a', 'b'].map((key) => i18n.t(key as TextKey))).toEqual(['neu', 'bleibt']);
  });
});
