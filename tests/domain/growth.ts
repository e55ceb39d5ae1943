/**
 * Processor time of the work in microseconds, the least of several tries: other work of the process only adds to it.
 */
const cost = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return Math.max(1, user + system);
    }),
  );

const TIMES = 16;

/**
 * How much more processor time sixteen times the input takes: about 16 for work in proportion to it, about 256 for its
 * square. Ratios of one run, so that the speed of the machine cancels out.
 */
export const growth = (work: (size: number) => void, size: number): number => {
  work(size);
  return cost(() => work(size * TIMES)) / cost(() => work(size));
};

/** Far from both 16 and 256. */
export const LINEAR_MAX = 90;
