const MINUTE_MS = 60_000;

/**
 * How long an answer holds that is made from now on: until the mark moves, at most to the end of the minute. Hours and days
 * of shops begin with a full minute, in whatever zone.
 */
export const whileNothingChanges = (mark: () => number, now: number): ((later: number) => boolean) => {
  const [taken, minute] = [mark(), Math.floor(now / MINUTE_MS)];
  return (later) => Math.floor(later / MINUTE_MS) === minute && mark() === taken;
};
