import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '../../../src/public/locales/en/translation.json';
import arabic from '../../../src/public/locales/ar/translation.json';
import { CLOSE, OPEN, pseudoText, pseudoTexts } from '../../browser/support/pseudo-texts.ts';

const textArb = fc.constantFrom(...Object.values(english as Readonly<Record<string, string>>));
const names = (text: string): readonly string[] => [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([name]) => name);
const letters = (text: string): string => text.replace(/\{\{[^}]*\}\}|[\u202c\u202e⟦⟧]/g, '');

describe('LOCALE-9 the pseudo language of the tests', () => {
  it('keeps every placeholder, is two fifths longer and has brackets', () => {
    fc.assert(
      fc.property(textArb, fc.constantFrom('pseudo' as const, 'pseudo-RTL' as const), (text, kind) => {
        const pseudo = pseudoText(text, kind);
        expect(names(pseudo)).toEqual(names(text));
        expect(letters(pseudo).length).toBe(letters(text).length + Math.ceil(letters(text).length * 0.4));
        expect(pseudo.replace(/[\u202c\u202e]/g, '')).toMatch(new RegExp(`^${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}$`));
        if (/[a-z]{3}/i.test(letters(text))) expect(letters(pseudo)).not.toContain(letters(text));
      }),
    );
  });

  it('is right-to-left outside of placeholders, and closes its marks', () => {
    fc.assert(
      fc.property(textArb, (text) => {
        const pseudo = pseudoText(text, 'pseudo-RTL');
        expect(pseudo.split('\u202e').length).toBe(pseudo.split('\u202c').length);
        expect(pseudo.replace(/\u202e[^\u202c]*\u202c/g, '')).toBe(names(text).join(''));
      }),
    );
  });

  it('has a text for every key of the language it replaces', () => {
    const texts = pseudoTexts(english, Object.keys(arabic), 'pseudo-RTL');
    expect(Object.keys(texts)).toEqual(Object.keys(arabic));
    expect(Object.entries(texts).filter(([key, text]) => text.includes(key))).toEqual([]);
  });
});
