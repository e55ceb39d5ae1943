import { describe, expect, it } from 'vitest';
import { startJobs, type Job } from '@infra/server/foundation/jobs/index.ts';
import { noTracing } from '@infra/server/foundation/tracing/index.ts';

/** Jobs by a clock that ticks when told to, and what was counted and logged. */
const stage = (jobs: readonly Job[]) => {
  const tasks: (() => Promise<void>)[] = [];
  const seen: string[] = [];
  const stopped: number[] = [];
  const { close } = startJobs({
    timers: {
      every: (milliseconds, task) => {
        tasks.push(task);
        return () => void stopped.push(milliseconds);
      },
    },
    log: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (event, fields) => void seen.push(`${event} ${fields?.['job'] ?? ''}`),
    },
    metrics: { countJob: (name, outcome) => void seen.push(`${name} ${outcome}`) },
    tracing: noTracing,
    jobs,
  });
  const tick = (): readonly Promise<void>[] => tasks.map((task) => task());
  return { tick, close, seen, stopped };
};

/** A job whose rounds end when told to. */
const heldJob = (name = 'sweep') => {
  const ends: (() => void)[] = [];
  const job: Job = { name, everyMs: 60_000, run: () => new Promise<void>((resolve) => void ends.push(resolve)) };
  return { job, ends };
};

describe('a recurring job', () => {
  it('never overlaps itself: a tick while it runs waits for that round', async () => {
    const { job, ends } = heldJob();
    const { tick, seen } = stage([job]);
    const [first, second] = [tick(), tick()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await Promise.all([...first, ...second]);
    expect(seen).toEqual(['sweep done']);
    void tick();
    expect(ends).toHaveLength(2);
  });

  it('runs beside other jobs', () => {
    const [one, other] = [heldJob('sweep'), heldJob('mail')];
    const { tick } = stage([one.job, other.job]);
    void tick();
    expect([one.ends.length, other.ends.length]).toEqual([1, 1]);
  });

  it('that fails is logged and counted, and runs again', async () => {
    let rounds = 0;
    const run = async (): Promise<void> => {
      rounds += 1;
      if (rounds === 1) throw new Error('no room');
    };
    const { tick, seen } = stage([{ name: 'sweep', everyMs: 60_000, run }]);
    await Promise.all(tick());
    await Promise.all(tick());
    expect(seen).toEqual(['job.failed sweep', 'sweep failed', 'sweep done']);
  });

  it('is stopped by closing, which waits for a running round', async () => {
    const { job, ends } = heldJob();
    const { tick, close, seen, stopped } = stage([job]);
    void tick();
    const closing = close();
    expect(stopped).toEqual([60_000]);
    ends[0]?.();
    await closing;
    expect(seen).toEqual(['sweep done']);
  });
});
