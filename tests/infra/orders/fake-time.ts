import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of the file fake timers; `pass` lets time pass and everything happen that waits for it. */
export const fakeTime = (): { readonly pass: (milliseconds: number) => Promise<void> } => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) };
};
