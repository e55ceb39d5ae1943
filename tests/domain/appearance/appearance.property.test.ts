import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readTheme,
  THEMES,
  TOAST_KINDS,
  TOAST_MS,
  TOASTS_MAX,
  toggleTheme,
  withToast,
} from '@domain/appearance/index.ts';
import { hostileTextArb, themeArb, toastArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('LOCALE-7a the theme', () => {
  it('toggles to the other theme and back', () => {
    fc.assert(
      fc.property(themeArb, (theme) => {
        expect([toggleTheme(theme) === theme, toggleTheme(toggleTheme(theme))]).toEqual([false, theme]);
        expect(THEMES).toContain(toggleTheme(theme));
      }),
      runs(10),
    );
    expect(THEMES).toEqual(['light', 'dark']);
  });

  it('reads known names only; anything else counts as no choice', () => {
    fc.assert(
      fc.property(themeArb, hostileTextArb, (theme, text) => {
        expect([readTheme(theme), readTheme(text), readTheme(theme.toUpperCase())]).toEqual([
          theme,
          undefined,
          undefined,
        ]);
      }),
      runs(20),
    );
    expect(readTheme(undefined)).toBeUndefined();
  });
});

describe('ERROR-4 notices', () => {
  it('keeps the last three different notices, the newest last', () => {
    fc.assert(
      fc.property(fc.array(toastArb, { maxLength: 10 }), (added) => {
        const shown = added.reduce<readonly (typeof added)[number][]>(withToast, []);
        const expected: (typeof added)[number][] = [];
        for (const toast of added.toReversed())
          if (expected.length < TOASTS_MAX && !expected.some(({ text }) => text === toast.text))
            expected.unshift(toast);
        // A notice dropped for others does not return when one of them repeats.
        expect(shown.at(-1)).toEqual(added.at(-1));
        expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(3);
        expect(expected).toEqual(expect.arrayContaining([...shown]));
        if (new Set(added.map(({ text }) => text)).size <= 3) expect(shown).toEqual(expected);
      }),
      runs(50),
    );
    expect([TOAST_MS, TOASTS_MAX, TOAST_KINDS]).toEqual([5000, 3, ['success', 'warning', 'error', 'info']]);
  });

  it('keeps notices in order', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
    expect(withToast([a!, b!, c!], d!)).toEqual([b, c, d]);
    expect(withToast([a!, b!, c!], { text: 'a' })).toEqual([b, c, a]);
  });
});
