/** Repeats work over time; tests bring their own. */
export interface Timers {
  /** Calls `task` every so many milliseconds until the returned function is called. */
  every(milliseconds: number, task: () => void): () => void;
}

/** Does not keep the process alive. */
export const systemTimers: Timers = {
  every: (milliseconds, task) => {
    const timer = setInterval(task, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
