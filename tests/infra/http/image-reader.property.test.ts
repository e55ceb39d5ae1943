import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSource } from '@domain/images/index.ts';
import { createImageReader } from '@infra/drivers/http/image-reader.ts';
import { runs } from '../../domain/runs.ts';

const HOST = 'https://api.test';
const RUNS = runs(200);
const path = fc.oneof(
  fc.constantFrom(
    'shops/1.webp',
    '/shops/1.webp',
    'https://cdn.test/1.webp',
    'javascript:alert("http")',
    'data:http,x',
    '\thttps://x.y/1.png',
    `${HOST}.evil/http`,
  ),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

const open = () => {
  const reports: unknown[][] = [];
  const toImage = createImageReader({ host: HOST, report: (...said) => void reports.push(said) });
  return { toImage, reports };
};

describe('IMAGE-1 picture URLs from the server', () => {
  it('follow the domain’s rules, and each rejected one is reported once', () => {
    fc.assert(
      fc.property(fc.array(path, { maxLength: 20 }), (paths) => {
        const { toImage, reports } = open();
        for (const value of [...paths, ...paths]) expect(toImage(value)).toBe(imageSource(value, HOST));
        const refused = new Set(
          paths
            .filter((value) => value !== '' && imageSource(value, HOST) === undefined)
            .map((value) => value.slice(0, 200)),
        );
        expect(reports).toEqual([...refused].map((address) => ['The address of a picture was refused', address]));
      }),
      RUNS,
    );
  });

  it('may be missing without a report', () => {
    const { toImage, reports } = open();
    expect([undefined, null, '', {}, []].map(toImage)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(reports).toEqual([]);
  });

  it('are reported truncated, and at most a hundred of them', () => {
    const { toImage, reports } = open();
    for (let place = 0; place < 300; place += 1) toImage(`data:http,${String(place).padEnd(5_000, 'x')}`);
    expect(reports).toHaveLength(100);
    expect(reports.every(([, address]) => String(address).length === 200)).toBe(true);
  });
});
