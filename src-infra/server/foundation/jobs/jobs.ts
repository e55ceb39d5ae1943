import type { Metrics } from '../metrics/index.ts';
import type { Log } from '../platform/log.ts';
import type { Timers } from '../platform/timers.ts';
import type { Tracing } from '../tracing/index.ts';

export type Job = { readonly name: string; readonly everyMs: number; run(): Promise<void> };

/** A recurring job. */
export interface Jobs {
  /** Stops the rounds and waits for what is running. */
  close(): Promise<void>;
}

type Deps = {
  readonly timers: Timers;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countJob'>;
  readonly tracing: Pick<Tracing, 'begin'>;
  readonly jobs: readonly Job[];
};

/** Starts every job; none overlaps itself, and one that fails is logged and runs again. */
export const startJobs = ({ timers, log, metrics, tracing, jobs }: Deps): Jobs => {
  const running = new Map<Job, Promise<void>>();

  const round = (job: Job): Promise<void> => {
    const current = running.get(job);
    if (current) return current;
    const begun = performance.now();
    const work = tracing
      .begin(`job ${job.name}`, {}, () => job.run())
      .then(
        () => 'done' as const,
        (failure: unknown) => {
          log.error('job.failed', {
            job: job.name,
            reason: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
          });
          return 'failed' as const;
        },
      )
      .then((outcome) => {
        running.delete(job);
        metrics.countJob(job.name, outcome, (performance.now() - begun) / 1000);
      });
    running.set(job, work);
    return work;
  };

  const stops = jobs.map((job) => timers.every(job.everyMs, () => round(job)));
  return {
    close: async () => {
      for (const stop of stops) stop();
      await Promise.all([...running.values()]);
    },
  };
};
