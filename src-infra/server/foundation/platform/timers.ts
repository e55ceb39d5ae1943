/** Repeats work over time; tests bring their own. */
export interface Timers {
  /**
   * Calls `task` at an interval in milliseconds until the returned function is called. The task must not reject, and a
   * running one finishes.
   */
  every(milliseconds: number, task: () => Promise<void>): () => void;
}

/** Does not keep the process alive. */
export const systemTimers: Timers = {
  every: (milliseconds, task) => {
    const timer = setInterval(() => void task(), milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
