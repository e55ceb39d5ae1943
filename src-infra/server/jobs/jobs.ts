import type { Log } from '../platform/log.ts';
import type { Timers } from '../platform/timers.ts';

export type Job = { readonly name: string; readonly everyMs: number; run(): Promise<void> };

/** Work that comes round by itself. */
export interface Jobs {
  /** Stops the rounds and waits for what is running. */
  close(): Promise<void>;
}

type Deps = { readonly timers: Timers; readonly log: Log; readonly jobs: readonly Job[] };

/** Starts every job; none overlaps itself, and one that fails is told and comes round again. */
export const startJobs = ({ timers, log, jobs }: Deps): Jobs => {
  const running = new Map<Job, Promise<void>>();

  const round = (job: Job): Promise<void> => {
    const current = running.get(job);
    if (current) return current;
    const work = job
      .run()
      .catch((failure: unknown) => log.error('job.failed', { job: job.name, reason: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) }))
      .finally(() => void running.delete(job));
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
