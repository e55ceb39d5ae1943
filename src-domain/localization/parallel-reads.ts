/** LOCALE-4b: The most files read at the same time. */
export const PARALLEL_READS_MAX = 10;

/**
 * Runs a task as soon as fewer than the limit are running, in the order of the calls; a failed task frees its slot too.
 */
export type RunLimited = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** LOCALE-4b: Returns a queue with a limit. Throws RangeError unless that is at least one. */
export const createConcurrencyLimit = (places: number = PARALLEL_READS_MAX): RunLimited => {
  if (!Number.isSafeInteger(places) || places < 1)
    throw new RangeError(`Queue needs at least one place, got ${places}`);
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    if (running < places) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
