import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { lazyPort } from '@app/composition/adapters/lazy-port.ts';

const missing = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const port = {
  add: (left: number, right: number) => Promise.resolve(ok(left + right)),
  break: (): Promise<never> => Promise.reject(new Error('A bug')),
};

/** A port whose code fails to load a number of times. */
const stage = (lost: number) => {
  let asked = 0;
  return { lazy: lazyPort(() => ((asked += 1) <= lost ? missing() : Promise.resolve(port))), asked: () => asked };
};

describe('L10 a port whose adapter is loaded lazily', () => {
  it('loads once for all calls', async () => {
    const { lazy, asked } = stage(0);
    expect(await Promise.all([lazy.add(1, 2), lazy.add(3, 4)])).toEqual([ok(3), ok(7)]);
    expect(asked()).toBe(1);
  });

  it('loads again after one failure, silently', async () => {
    expect(await stage(1).lazy.add(1, 2)).toEqual(ok(3));
  });

  it('reports an unreachable server when loading fails, and works once it succeeds', async () => {
    const { lazy } = stage(2);
    expect(await lazy.add(1, 2)).toEqual(err({ kind: 'unreachable' }));
    expect(await lazy.add(1, 2)).toEqual(ok(3));
  });

  it('rethrows bugs', async () => {
    await expect(stage(0).lazy.break()).rejects.toThrow('A bug');
  });
});
