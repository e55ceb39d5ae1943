import { drawCityTile, suggestInCity } from '@infra/server/demo-city/index.ts';
import { spotOf } from '@infra/server/demo-city/tiles/index.ts';
import { describe, expect, it } from 'vitest';

/** The tile that contains a suggestion, at a zoom. */
const tileOf = (text: string, zoom: number): string => {
  const [found] = suggestInCity({ text, near: { latitude: 41.49, longitude: -71.312 } }, 'en');
  if (!found) throw new Error(`Nothing is called ${text}`);
  const { x, y } = spotOf(found.location);
  const scale = 2 ** (zoom - 16) / 256;
  return drawCityTile(zoom, Math.floor(x * scale), Math.floor(y * scale), 'light');
};

describe('ADDRESS-6 the drawn map', () => {
  it('labels streets from a middle zoom on, and house numbers only close up', () => {
    expect(tileOf('12 harbor street', 17)).toMatch(/<text[^>]*>Harbor Street<\/text>/);
    expect(tileOf('12 harbor street', 17)).toMatch(/<text[^>]*>12<\/text>/);
    expect(tileOf('12 harbor street', 16)).toMatch(/<text[^>]*>\p{L}+ \p{L}+<\/text>/u);
    expect(tileOf('12 harbor street', 16)).not.toMatch(/<text[^>]*>\d+<\/text>/);
    expect(tileOf('12 harbor street', 14)).not.toContain('<text');
  });

  it('draws a label that crosses the edge of a tile on both sides', () => {
    const [centre] = suggestInCity({ text: 'harbor street', near: undefined }, 'en');
    const { x: first, y: row } = centre ? spotOf(centre.location) : { x: 0, y: 0 };
    const titlesOf = (x: number) =>
      [
        ...drawCityTile(17, x, Math.floor(row / 128), 'light').matchAll(
          /translate\((-?[\d.]+) -?[\d.]+\)[^>]*>([^<]+)</g,
        ),
      ].map(([, left, title]) => ({ left: Number(left), title }));
    let crossings = 0;
    for (let x = Math.floor(first / 128) - 8; x < first / 128 + 8; x++) {
      const right = titlesOf(x + 1);
      for (const { left, title } of titlesOf(x).filter((label) => label.left > 200 && label.left < 310)) {
        crossings++;
        expect(right.some((label) => label.title === title && Math.abs(label.left - (left - 256)) < 0.2)).toBe(true);
      }
    }
    expect(crossings).toBeGreaterThan(0);
  });
});
