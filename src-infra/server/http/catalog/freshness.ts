const MINUTE_MS = 60_000;

/**
 * Returns a check whether a response rendered now is still current: until the mark changes, and at most to the end of
 * the minute, because opening hours and days begin with a full minute in every time zone.
 */
export const untilChange = (mark: () => number, now: number): ((later: number) => boolean) => {
  const [taken, minute] = [mark(), Math.floor(now / MINUTE_MS)];
  return (later) => Math.floor(later / MINUTE_MS) === minute && mark() === taken;
};
