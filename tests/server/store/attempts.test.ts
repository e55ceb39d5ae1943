import { describe, expect, it } from 'vitest';
import { createStore } from '@infra/server/store/store.ts';

/** A database whose transactions run without one, and what they did. */
const stage = () => {
  const done: string[] = [];
  const whole = {
    transaction: () => ({
      execute: async (work: (transaction: object) => Promise<unknown>) => {
        done.push('begin');
        const value = await work({});
        done.push('commit');
        return value;
      },
    }),
  };
  const store = createStore(whole as never, { isShared: true } as never, () => Promise.resolve());
  return { done, run: store.transactions.run };
};
const failure = (code: string) => Object.assign(new Error(code), { code });

describe('API-7 a transaction that meets another one', () => {
  it.each(['40001', '40P01'])('is tried again after %s, until it succeeds', async (code) => {
    const { done, run } = stage();
    const failures = [failure(code), failure(code)];
    const outcome = await run(async () => {
      const next = failures.shift();
      if (next) throw next;
      return 'done';
    });
    expect([outcome, done]).toEqual(['done', ['begin', 'begin', 'begin', 'commit']]);
  });

  it('is given up after four attempts', async () => {
    const { done, run } = stage();
    await expect(run(() => Promise.reject(failure('40001')))).rejects.toThrow('40001');
    expect(done).toEqual(['begin', 'begin', 'begin', 'begin']);
  });

  it('is tried once where another attempt would fail as well', async () => {
    const { done, run } = stage();
    await expect(run(() => Promise.reject(failure('23505')))).rejects.toThrow('23505');
    expect(done).toEqual(['begin']);
  });

  it('is one with those that it contains', async () => {
    const { done, run } = stage();
    expect(await run(() => run(async () => 'inner'))).toBe('inner');
    expect(done).toEqual(['begin', 'commit']);
  });
});
