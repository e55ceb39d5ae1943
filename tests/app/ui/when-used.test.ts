// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenUsed } from '@app/ui/lazy/index.ts';

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

describe('PERF-1 code that waits for the use of the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'])('comes with a %s', async (sign) => {
    const used = whenUsed();
    expect(await isDone(used)).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(await isDone(used)).toBe(true);
  });

  it.each(['popstate', 'online'])('comes with a %s, which changes the page without a touch', async (sign) => {
    const used = whenUsed();
    window.dispatchEvent(new Event(sign));
    expect(await isDone(used)).toBe(true);
  });

  it('comes after six seconds at the latest', async () => {
    const used = whenUsed();
    await vi.advanceTimersByTimeAsync(5_999);
    expect(await isDone(used)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isDone(used)).toBe(true);
  });
});
