/** Repeats work over time; tests bring their own. */
export interface Timers {
  /**
   * Calls `task` every so many milliseconds until the returned function is called. The task ends in its own time and
   * never rejects.
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
