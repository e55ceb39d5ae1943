import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

/** The colors of one mixin of a file, by their names. */
const tokensOf = (file: string, mixin: string): Tokens => {
  const text = readFileSync(`src/styles/${file}`, 'utf8');
  const body = text.slice(text.indexOf(`@mixin ${mixin} {`)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const channelsOf = (colour: string): readonly number[] =>
  (colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : (colour.slice(1).match(/../g) ?? [])).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2. */
const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['primary', 'secondary', 'tertiary', 'raised', 'well', 'well-pressed'].map(
  (name) => `background-${name}`,
);
const TEXTS = ['content-primary', 'content-secondary', 'content-tertiary', 'accent', 'positive', 'warning', 'negative'];
const EDGES = ['border', 'border-control', 'focus-ring', 'rating'];
/** Text on a color of its own. */
const PAIRS = [
  ['accent-content', 'accent'],
  ['accent-content', 'accent-hover'],
  ['accent-content', 'accent-pressed'],
  ['accent-soft-content', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['negative', 'negative-soft'],
  ['background-primary', 'negative'],
  ['promo-button-content', 'promo-button'],
] as const;

describe('ACCESS-3b more contrast', () => {
  it('has text of at least 7 and edges of at least 3 on every ground, in both themes', () => {
    for (const theme of ['light', 'dark']) {
      const [light, more] = [tokensOf('_palette.scss', 'light'), tokensOf('_more-contrast.scss', theme)];
      const tokens: Tokens = { ...light, ...tokensOf('_palette.scss', theme), ...more };
      const at = (name: string): string => tokens[name] ?? expect.fail(`${theme} has no ${name}`);
      const pairs = [
        ...GROUNDS.flatMap((ground) => [
          ...TEXTS.map((text) => [text, ground, 7] as const),
          ...EDGES.map((edge) => [edge, ground, 3] as const),
        ]),
        ...PAIRS.map(([text, ground]) => [text, ground, 7] as const),
      ];
      const weak = pairs.filter(([text, ground, least]) => contrastOf(at(text), at(ground)) < least);
      expect(weak.map((pair) => [theme, ...pair, contrastOf(at(pair[0]), at(pair[1])).toFixed(2)].join(' '))).toEqual(
        [],
      );
      const stops = at('promo-ground').match(/#[\da-f]{6}/g) ?? [];
      expect(stops).toHaveLength(3);
      for (const stop of stops) expect(contrastOf(at('promo-content'), stop)).toBeGreaterThan(7);
    }
  });

  it('names the same colors for both themes', () => {
    const [light, dark] = ['light', 'dark'].map((theme) => Object.keys(tokensOf('_more-contrast.scss', theme)));
    expect([...(dark ?? [])].filter((name) => name !== 'accent-content').sort()).toEqual([...(light ?? [])].sort());
  });
});
