import { crossingNear, drawTile, isStreet, placeAt } from '@infra/server/demo-city/tiles/index.ts';
import { Hono } from 'hono';
import { serveTiles, type Connection } from '@infra/server/http/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';

const app = new Hono<{ Bindings: Connection }>();
serveTiles(app);

const tileArb = fc
  .integer({ min: 0, max: 19 })
  .chain((zoom) => fc.tuple(fc.constant(zoom), fc.nat(2 ** zoom - 1), fc.nat(2 ** zoom - 1)));

describe('ADDRESS-2 a map tile', () => {
  it('is deterministic, well formed and small', () => {
    fc.assert(
      fc.property(tileArb, fc.constantFrom('light' as const, 'dark' as const), ([zoom, x, y], theme) => {
        const tile = drawTile(zoom, x, y, theme);
        expect(tile).toBe(drawTile(zoom, x, y, theme));
        expect(tile).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 256 256">.*<\/svg>$/);
        expect(tile).not.toMatch(/NaN|Infinity|undefined|script/);
        expect(tile.length).toBeLessThan(40_000);
      }),
      runs(60),
    );
  });

  it('shows parks here and there, among many more houses', () => {
    const around = [-2, -1, 0, 1, 2];
    const tiles = around.flatMap((dx) => around.map((dy) => drawTile(16, 33_656 + dx, 21_536 + dy, 'light')));
    const shapes = (colour: string): number =>
      tiles
        .flatMap((tile) => [...tile.matchAll(new RegExp(`<path fill="${colour}" d="([^"]*)"`, 'g'))])
        .reduce((sum, [, path = '']) => sum + path.split('M').length - 1, 0);
    const [parks, houses] = [shapes('#DDEBC8'), shapes('#EDE4D8')];
    expect(parks).toBeGreaterThan(0);
    expect(parks).toBeLessThan(houses / 6);
  });

  it('joins its neighbors: a street leaves and enters at the same height', () => {
    const segments = (tile: string): readonly number[][] =>
      [...tile.matchAll(/stroke="#FBE3B4"[^>]*d="([^"]*)"/g)].flatMap(([, path = '']) =>
        path
          .split('M')
          .filter(Boolean)
          .flatMap((line) => {
            const points = line.split('L').map((pair) => pair.split(' ').map(Number));
            return points.slice(1).map((point, index) => [...(points[index] ?? []), ...point]);
          }),
      );
    const crossings = (tile: string, at: number): readonly number[] =>
      segments(tile)
        .filter(([x0 = 0, , x1 = 0]) => Math.min(x0, x1) <= at && Math.max(x0, x1) > at)
        .map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => y0 + ((at - x0) / (x1 - x0)) * (y1 - y0))
        .filter((y) => y > 0 && y < 256)
        .sort((a, b) => a - b);
    const [zoom, x, y] = [14, 8414, 5384];
    const [left, right] = [
      crossings(drawTile(zoom, x, y, 'light'), 256),
      crossings(drawTile(zoom, x + 1, y, 'light'), 0),
    ];
    expect(left.length).toBeGreaterThan(0);
    expect(right).toHaveLength(left.length);
    for (const [index, height] of left.entries()) expect(Math.abs(height - (right[index] ?? 0))).toBeLessThan(0.5);
  });

  it('has a connected crossing near every place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        (north, east) => {
          const place = { latitude: 40 + north, longitude: 20 + east };
          const crossing = crossingNear(place);
          const found = placeAt(crossing);
          expect(Math.hypot(found.latitude - place.latitude, found.longitude - place.longitude)).toBeLessThan(0.003);
          const { column, row } = crossing;
          const ways = [
            isStreet(crossing, 'south'),
            isStreet(crossing, 'east'),
            isStreet({ column, row: row - 1 }, 'south'),
            isStreet({ column: column - 1, row }, 'east'),
          ];
          expect(ways.length).toBe(4);
        },
      ),
    );
  });

  it('is served over HTTP', async () => {
    const response = await app.request('/tiles/14/8414/5384.svg?theme=dark');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const path of [
      '/tiles/14/8414/5384.png',
      '/tiles/21/0/0.svg',
      '/tiles/2/4/0.svg',
      '/tiles/2/-1/0.svg',
      '/tiles/a/b/c.svg',
      '/tiles/1e1/0/0.svg',
    ]) {
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    }
  });
});
