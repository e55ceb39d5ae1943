// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache, type Query } from '@app/data/index.ts';

const HOUR = 3_600_000;
beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

/** A question that counts how often it was put. */
const question = (answer: () => Awaited<ReturnType<Query<number>['load']>> = () => ok(7), freshMs?: number) => {
  let asked = 0;
  const query: Query<number> = {
    key: ['thing', 1],
    load: () => (asked++, Promise.resolve(answer())),
    ...(freshMs !== undefined && { freshMs }),
  };
  return { query, asked: () => asked };
};

describe('API-2 the data cache', () => {
  it('is fresh for an hour, and requests again after it', async () => {
    const cache = createDataCache();
    const { query, asked } = question();
    await cache.load(query);
    vi.setSystemTime(1_000 + HOUR - 1);
    expect([await cache.load(query), asked()]).toEqual([ok(7), 1]);
    vi.setSystemTime(1_000 + HOUR);
    await cache.load(query);
    expect(asked()).toBe(2);
  });

  it('returns the loaded values under the start of a key', async () => {
    const cache = createDataCache();
    await cache.load({ key: ['things', 'a', 1], load: () => Promise.resolve(ok(7)) });
    await cache.load({ key: ['things', 'b', 1], load: () => Promise.resolve(err({ kind: 'unreachable' })) });
    await cache.load({ key: ['others', 'a', 1], load: () => Promise.resolve(ok(8)) });
    expect([cache.known(['things']), cache.known(['things', 'b'])]).toEqual([[[['things', 'a', 1], 7]], []]);
  });

  it.each(['observed', 'unobserved'])('is not put back by an answer that was on its way: %s', async (kind) => {
    const cache = createDataCache();
    const answers = [ok('rejected'), err({ kind: 'unreachable' } as const)];
    const pending: (() => void)[] = [];
    const query: Query<string> = {
      key: ['shop'],
      freshMs: 0,
      load: () => {
        const answer = answers[pending.length] ?? ok('asked too often');
        return new Promise((resolve) => void pending.push(() => resolve(answer)));
      },
    };
    const shown: (string | undefined)[] = [];
    const stop = kind === 'observed' ? cache.watch(query, ({ value }) => shown.push(value)) : () => {};
    const first = cache.load(query);
    await vi.advanceTimersByTimeAsync(0);
    cache.write(query, 'edited');
    await vi.advanceTimersByTimeAsync(0);
    pending[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([cache.read(query).value, pending.length]).toEqual(['edited', 2]);
    // The load that began again fails, which is no failure of the program, and the value stays.
    pending[1]?.();
    expect(await first).toEqual(err({ kind: 'unreachable' }));
    expect(cache.read(query)).toMatchObject({ value: 'edited', isLoading: false });
    expect(shown).not.toContain('rejected');
    stop();
  });

  it('keeps unobserved values for five hours, and then removes them', async () => {
    const cache = createDataCache();
    const { query } = question();
    await cache.load(query);
    await vi.advanceTimersByTimeAsync(5 * HOUR - 1_000);
    expect(cache.read(query).value).toBe(7);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cache.read(query).value).toBeUndefined();
  });

  it('never retries a failed query by itself', async () => {
    const cache = createDataCache();
    const { query, asked } = question(() => err({ kind: 'unreachable' }));
    expect(await cache.load(query)).toEqual(err({ kind: 'unreachable' }));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([asked(), cache.read(query).failure]).toEqual([1, { kind: 'unreachable' }]);
  });

  it('requests nothing because a window regains the focus or the network is back', async () => {
    const cache = createDataCache();
    const { query, asked } = question();
    const stop = cache.watch(query, () => {});
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(1);
    stop();
  });

  it('requests sooner where a query states a shorter freshness', async () => {
    const cache = createDataCache();
    const { query, asked } = question(undefined, 5_000);
    await cache.load(query);
    vi.setSystemTime(1_000 + 5_000);
    await cache.load(query);
    expect(asked()).toBe(2);
  });
});
