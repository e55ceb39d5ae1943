import { acceptedEncoding } from '@infra/server/foundation/platform/accept-encoding.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const OFFERED = ['br', 'gzip'] as const;

describe('acceptedEncoding', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzipped, bread', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.0, gzip;q=0.000', undefined],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['*;q=0', undefined],
  ])('answers "%s" with %s', (header, encoding) => {
    expect(acceptedEncoding(header, OFFERED)).toBe(encoding);
  });

  it('never chooses a coding of weight 0 or one that the header does not name', () => {
    const weightArb = fc.constantFrom(0, 0.1, 0.5, 1);
    const namesArb = fc.uniqueArray(fc.constantFrom('br', 'gzip', 'deflate', 'zstd', 'identity'));
    fc.assert(
      fc.property(
        namesArb.chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), weightArb)))),
        (weights) => {
          const chosen = acceptedEncoding(weights.map(([name, weight]) => `${name};q=${weight}`).join(', '), OFFERED);
          const candidates = weights.filter(([name, weight]) => weight > 0 && OFFERED.some((offer) => offer === name));
          const highest = Math.max(0, ...candidates.map(([, weight]) => weight));
          expect(weights.find(([name]) => name === chosen)?.[1] ?? 0).toBe(highest);
          expect(chosen === undefined).toBe(candidates.length === 0);
        },
      ),
    );
  });

  it('answers any header with an offered coding or none', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...OFFERED, undefined]).toContain(acceptedEncoding(header, OFFERED));
      }),
    );
  });
});
