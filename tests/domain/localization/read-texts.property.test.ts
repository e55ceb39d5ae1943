import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  createConcurrencyLimit,
  FIRST_RETRY_MS,
  mergeTexts,
  PARALLEL_READS_MAX,
  readWithRetries,
  readTexts,
  retryDelay,
  TEXT_RETRIES,
  type Texts,
  type TextsFailure,
} from '@domain/localization/index.ts';
import { textsArb, textsFailureArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const isTransient = (failure: TextsFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'status' && String(failure.status).startsWith('5'));
const LADDER = [350, 700, 1400, 2800, 5600];

describe('LOCALE-4a retrying a text file', () => {
  it('waits 350 ms, then twice as long each time, five times, only after faults and timeouts', () => {
    fc.assert(
      fc.property(textsFailureArb, fc.integer({ min: 0, max: 7 }), (failure, retries) => {
        expect(retryDelay(failure, retries)).toBe(isTransient(failure) ? LADDER[retries] : undefined);
      }),
      runs(60),
    );
    expect([TEXT_RETRIES, FIRST_RETRY_MS]).toEqual([5, 350]);
    expect([499, 500, 599].map((status) => retryDelay({ kind: 'status', status }, 0))).toEqual([undefined, 350, 350]);
  });

  it('ends with the first success, the first refusal or the sixth fault', async () => {
    const outcomeArb: fc.Arbitrary<Result<Texts, TextsFailure>> = fc.oneof(
      { weight: 1, arbitrary: textsArb.map(ok) },
      { weight: 1, arbitrary: textsFailureArb.map(err) },
      { weight: 4, arbitrary: fc.constant(err({ kind: 'unreachable' as const })) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(outcomeArb, { minLength: 8, maxLength: 8 }), async (outcomes) => {
        const waits: number[] = [];
        let reads = 0;
        const outcome = await readWithRetries({
          read: () => Promise.resolve(outcomes[reads++]!),
          delay: (milliseconds) => {
            waits.push(milliseconds);
            return Promise.resolve();
          },
        });
        const end = outcomes.findIndex((one, index) => one.ok || !isTransient(one.error) || index === 5);
        expect([outcome, reads, waits]).toEqual([outcomes[end], end + 1, LADDER.slice(0, end)]);
      }),
      runs(40),
    );
  });
});

describe('LOCALE-4b parallel reads', () => {
  it('never exceed the limit, start in order, and all finish, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.boolean(), { maxLength: 10 }),
        async (scheduler, places, fates) => {
          const limited = createConcurrencyLimit(places);
          const begun: number[] = [];
          let [running, most] = [0, 0];
          const outcomes = fates.map((isFailing, index) =>
            limited(async () => {
              begun.push(index);
              running += 1;
              most = Math.max(most, running);
              await scheduler.schedule(Promise.resolve(), `task ${index}`);
              running -= 1;
              if (isFailing) throw new Error(`task ${index}`);
              return index;
            }).then(
              (value) => `came ${value}`,
              (error: Error) => `lost ${error.message}`,
            ),
          );
          const all = Promise.all(outcomes);
          await scheduler.waitFor(all);
          expect(await all).toEqual(
            fates.map((isFailing, index) => (isFailing ? `lost task ${index}` : `came ${index}`)),
          );
          expect(begun).toEqual(fates.map((_, index) => index));
          expect(most).toBe(Math.min(places, fates.length));
          expect(await limited(() => Promise.resolve('again'))).toBe('again');
        },
      ),
      runs(30),
    );
  });

  it('are limited to ten by default, and to no fewer than one', async () => {
    const limited = createConcurrencyLimit();
    let [running, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 25 }, () =>
        limited(async () => {
          most = Math.max(most, ++running);
          await Promise.resolve();
          running -= 1;
        }),
      ),
    );
    expect([PARALLEL_READS_MAX, most]).toEqual([10, 10]);
    for (const places of [0, -1, 1.5, Number.NaN])
      expect(() => createConcurrencyLimit(places)).toThrow(/at least one place/);
  });
});

describe('LOCALE-4c a file of texts', () => {
  it('is a flat map; everything else is malformed', () => {
    fc.assert(
      fc.property(textsArb, (texts) => {
        expect(readTexts(texts)).toEqual(ok(texts));
      }),
      runs(20),
    );
    const nonsense: readonly unknown[] = [
      null,
      undefined,
      [],
      ['text'],
      'text',
      7,
      true,
      { a: 1 },
      { a: 'text', b: null },
      { a: { b: 'text' } },
    ];
    expect(nonsense.map(readTexts)).toEqual(nonsense.map(() => err({ kind: 'malformed' })));
    expect(readTexts({})).toEqual(ok({}));
  });
});

describe('LOCALE-4d texts of app and server', () => {
  it('merge key by key, the server’s first, and blank ones hide nothing', () => {
    fc.assert(
      fc.property(textsArb, textsArb, (own, server) => {
        const merged = mergeTexts(own, server);
        expect(Object.keys(merged).sort()).toEqual(
          [
            ...new Set([...Object.keys(own), ...Object.keys(server).filter((key) => server[key]!.trim() !== '')]),
          ].sort(),
        );
        for (const key of Object.keys(merged))
          expect(merged[key]).toBe(Object.hasOwn(server, key) && server[key]!.trim() !== '' ? server[key] : own[key]);
        expect(mergeTexts(merged, server)).toEqual(merged);
        expect([mergeTexts(own, {}), mergeTexts({}, mergeTexts({}, server))]).toEqual([own, mergeTexts({}, server)]);
      }),
      runs(40),
    );
  });
});
