import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from '@app/entry/node/static-files.ts';
import { runs } from '../../domain/runs.ts';
import { createSite, ORIGIN } from './site.ts';

const SCRIPT = 'export const answer = 42;'.repeat(40);
const root = mkdtempSync(join(tmpdir(), 'static-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'assets/a.js'), SCRIPT);
writeFileSync(join(root, 'assets/a.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(root, 'assets/a.js.gz'), gzipSync(SCRIPT));
afterAll(() => rmSync(root, { recursive: true }));

const file = createStaticFiles(root);
const site = createSite({});
const ask = {
  'a static file': async (accept: string) =>
    file(new Request(`${ORIGIN}/assets/a.js`, { headers: { 'accept-encoding': accept } }), '/assets/a.js')!,
  'a rendered page': (accept: string) => site.page('/nowhere', { 'accept-encoding': accept }),
};
const ANSWERS = Object.entries(ask);

/** The coding that an answer names, after its body was read with it. */
const codingOf = async (answer: Response): Promise<string | null> => {
  const coding = answer.headers.get('content-encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  const text = (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();
  expect(text).toMatch(/answer = 42|<h1/);
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  return coding;
};

describe.each(ANSWERS)('the coding of %s', (_name, answerTo) => {
  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
    ['', null],
  ])('for "%s" is %s', async (accept, coding) => {
    expect(await codingOf(await answerTo(accept))).toBe(coding);
  });
});

describe('the codings of a static file and a rendered page', () => {
  it('are the same for any header', async () => {
    const partArb = fc
      .tuple(
        fc.constantFrom('br', 'gzip', 'zstd', 'identity', '*', 'BR'),
        fc.constantFrom('', ';q=0', ';q=0.5', '; q=1'),
      )
      .map((part) => part.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(partArb, { maxLength: 4 }), async (parts) => {
        const [first, second] = await Promise.all(
          ANSWERS.map(async ([, answer]) => codingOf(await answer(parts.join(', ')))),
        );
        expect(first).toBe(second);
      }),
      runs(40),
    );
  });
});
