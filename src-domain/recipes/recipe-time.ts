/** How long a quick recipe takes at most, in minutes. */
export const QUICK_RECIPE_MINUTES = 30;

/**
 * CATALOG-4m: Whether a recipe is on the table within so many minutes. One whose time is not stated (`undefined` or 0)
 * may take any time, so it is not. Throws RangeError unless the limit is a whole number above zero.
 */
export const isReadyWithin = (minutes: number | undefined, limit: number): boolean => {
  if (!Number.isInteger(limit) || limit <= 0) throw new RangeError(`Not a limit in minutes: ${limit}`);
  return minutes !== undefined && minutes > 0 && minutes <= limit;
};
