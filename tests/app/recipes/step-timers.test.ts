import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { recipeId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { CookTimer } from '@domain/recipes/index.ts';
import { StepTimers } from '@app/features/recipes/step-timers.ts';

const RECIPE = recipeId(6);
const store = (timers: readonly CookTimer[] = []) => createLiveValue(timers);

describe('CATALOG-4l the timers of steps', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  const open = (kept = store()) => {
    const said: string[] = [];
    const timers = new StepTimers({
      store: kept,
      clock: { now: () => instant(Date.now()) },
      say: (what, step) => void said.push(`${what} ${step}`),
    });
    return { timers, said, kept };
  };
  const left = (timers: StepTimers, step: number) => {
    const timer = timers.of(RECIPE, step);
    return timer && timers.leftOf(timer);
  };

  it('run, pause, go on and are lengthened; the end is said once', () => {
    const { timers, said } = open();
    const stop = timers.watch();
    timers.start(RECIPE, 0, 2);
    vi.advanceTimersByTime(60_000);
    expect(left(timers, 0)).toBe(60_000);
    timers.toggle(timers.of(RECIPE, 0)!);
    vi.advanceTimersByTime(600_000);
    expect(left(timers, 0)).toBe(60_000);
    timers.lengthen(timers.of(RECIPE, 0)!);
    timers.toggle(timers.of(RECIPE, 0)!);
    vi.advanceTimersByTime(300_000);
    expect([left(timers, 0), said]).toEqual([0, ['started 0', 'over 0']]);
    timers.clear(timers.of(RECIPE, 0)!);
    expect(timers.of(RECIPE, 0)).toBeUndefined();
    stop();
  });

  it('go on over a reload, and say at the next visit what ended meanwhile', () => {
    const first = open();
    const stop = first.timers.watch();
    first.timers.start(RECIPE, 0, 1);
    first.timers.start(RECIPE, 1, 10);
    stop();
    vi.advanceTimersByTime(120_000);
    const second = open(store(first.kept.read()));
    const stopAgain = second.timers.watch();
    expect([left(second.timers, 0), left(second.timers, 1), second.said]).toEqual([0, 480_000, ['over 0']]);
    vi.advanceTimersByTime(5_000);
    expect(second.said).toEqual(['over 0']);
    stopAgain();
  });

  it('tick for several views, until the last of them is gone', () => {
    const { timers } = open();
    const [one, two] = [timers.watch(), timers.watch()];
    timers.start(RECIPE, 0, 1);
    one();
    vi.advanceTimersByTime(10_000);
    expect(left(timers, 0)).toBe(50_000);
    two();
    vi.advanceTimersByTime(10_000);
    expect(left(timers, 0)).toBe(50_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
