import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import {
  bucketOf,
  isMeasuredRoute,
  VITALS_DAYS,
  type DeviceClass,
  type Measurement,
} from '@domain/web-vitals/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Metrics } from '../../foundation/metrics/index.ts';
import { summarizeCounts, type VitalRow } from './summarize-counts.ts';
import { createWaitingCounts } from './waiting-counts.ts';
import type { VitalCounts } from './web-vitals.ports.ts';

/** OPS-8: how fast pages are for those who visit them. */
export interface WebVitals {
  /** False where the operator has switched it off; then nothing is counted. */
  readonly isOn: boolean;
  /** Counts what a visit reports, or nothing of it and returns false if a page is unknown or a value impossible. */
  record(device: DeviceClass, measurements: readonly Measurement[]): boolean;
  /** Returns what the last days say, the most visited pages first. */
  report(): Promise<readonly VitalRow[]>;
  /** Stores what this process has counted. */
  readonly job: Job;
  /** Stores the counts that the job has not stored yet. */
  flush(): Promise<void>;
  /** Deletes days that are no longer shown. */
  prune(): Promise<void>;
}

type Deps = {
  readonly counts: VitalCounts;
  readonly metrics: Pick<Metrics, 'observeVital'>;
  readonly clock: Clock;
  readonly isOn: boolean;
};

const FLUSH_MS = 10_000;

export const createWebVitals = ({ counts, metrics, clock, isOn }: Deps): WebVitals => {
  const waiting = createWaitingCounts();
  const today = (): number => Math.floor(clock.now() / DAY_MS);
  const firstDay = (): number => today() - VITALS_DAYS + 1;

  const flush = async (): Promise<void> => {
    const taken = waiting.takeAll();
    if (taken.length === 0) return;
    await counts.add(taken).catch((failure: unknown) => {
      for (const counted of taken) waiting.add(counted);
      throw failure;
    });
  };

  return {
    isOn,
    record: (device, measurements) => {
      const day = today();
      const counted = measurements.map(({ vital, value, route }) => {
        const bucket = isMeasuredRoute(route) ? bucketOf(vital, value) : undefined;
        return bucket === undefined ? undefined : { day, vital, route, device, bucket, count: 1 };
      });
      if (counted.some((one) => one === undefined)) return false;
      for (const one of counted) if (one) waiting.add(one);
      for (const { vital, value } of measurements) metrics.observeVital(vital, device, value);
      return true;
    },

    report: async () => {
      await flush();
      return summarizeCounts(await counts.since(firstDay()));
    },

    job: { name: 'web-vitals', everyMs: FLUSH_MS, run: flush },
    flush,
    prune: () => counts.removeBefore(firstDay()),
  };
};
