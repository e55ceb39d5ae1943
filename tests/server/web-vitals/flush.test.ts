import { createWebVitals } from '@infra/server/features/web-vitals/index.ts';
import type { DailyCount } from '@infra/server/features/web-vitals/web-vitals.ports.ts';
import { describe, expect, it } from 'vitest';
import { createHandClock } from '../support/marketplace.ts';

const MEASURED = [{ vital: 'LCP', value: 2000, route: '/' }] as const;

const stage = () => {
  const added: (readonly DailyCount[])[] = [];
  let isAway = false;
  const webVitals = createWebVitals({
    counts: {
      add: (counts) => {
        if (isAway) return Promise.reject(new Error('The database is away'));
        added.push(counts);
        return Promise.resolve();
      },
      since: () => Promise.resolve([]),
      removeBefore: () => Promise.resolve(),
    },
    metrics: { observeVital: () => undefined },
    clock: createHandClock(),
    isOn: true,
  });
  return { webVitals, added, cut: (away: boolean) => void (isAway = away) };
};

describe('OPS-8 counts that are not stored yet', () => {
  it('are stored with one statement, and none without counts', async () => {
    const { webVitals, added } = stage();
    await webVitals.job.run();
    expect(added).toEqual([]);
    for (let time = 0; time < 1_000; time += 1) webVitals.record(time % 2 === 0 ? 'phone' : 'desktop', MEASURED);
    await webVitals.job.run();
    await webVitals.job.run();
    expect(added.map((counts) => counts.map(({ device, count }) => [device, count]))).toEqual([
      [
        ['phone', 500],
        ['desktop', 500],
      ],
    ]);
  });

  it('are kept while the database is away, together with those that come meanwhile', async () => {
    const { webVitals, added, cut } = stage();
    webVitals.record('phone', MEASURED);
    cut(true);
    await expect(webVitals.job.run()).rejects.toThrow('The database is away');
    webVitals.record('phone', MEASURED);
    cut(false);
    await webVitals.job.run();
    expect(added.map((counts) => counts.map(({ count }) => count))).toEqual([[2]]);
  });
});
