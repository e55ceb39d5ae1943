import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTheme, THEMES, toggleTheme } from '@domain/appearance/index.ts';
import { DEFAULT_LANGUAGE, directionOf, languageInUse } from '@domain/localization/index.ts';
import { hostileTextArb, languagesArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const wantedArb = fc.oneof(fc.constantFrom(undefined, 'en', 'ar', 'de', 'tr'), hostileTextArb);

describe('LOCALE-2 the language in use', () => {
  it('is the wanted one when it is active, else the server’s default, else English', () => {
    fc.assert(
      fc.property(languagesArb, wantedArb, (active, wanted) => {
        const used = languageInUse(active, wanted);
        const locales = active.map(({ locale }) => locale);
        if (wanted !== undefined && locales.includes(wanted)) expect(used).toBe(wanted);
        else expect(used).toBe(active.find(({ isDefault }) => isDefault)?.locale ?? 'en');
        expect([...locales, DEFAULT_LANGUAGE]).toContain(used);
        expect(languageInUse(active, used)).toBe(used);
      }),
      runs(100),
    );
  });
});

describe('LOCALE-3 direction', () => {
  it('is right to left exactly when the active language is', () => {
    fc.assert(
      fc.property(languagesArb, wantedArb, (active, wanted) => {
        expect(directionOf(active, wanted ?? '') === 'rtl').toBe(
          active.some(({ locale, direction }) => locale === wanted && direction === 'rtl'),
        );
      }),
      runs(80),
    );
  });
});

describe('LOCALE-7 theme', () => {
  it('toggles between two; any other stored value counts as no choice', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, fc.constantFrom(undefined, ...THEMES)), (text) => {
        const theme = readTheme(text);
        expect(theme).toBe(text === 'light' || text === 'dark' ? text : undefined);
        if (!theme) return;
        expect(toggleTheme(theme)).not.toBe(theme);
        expect(toggleTheme(toggleTheme(theme))).toBe(theme);
      }),
      runs(40),
    );
  });
});
