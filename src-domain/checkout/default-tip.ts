import type { LiveValue } from '../kernel/live-value.ts';

/** Contract 6.4: Suggested percentages of the items; only the default tip is preselected. */
export const TIP_PERCENTS = [5, 10, 15, 20, 25] as const;

/** ORDER-1m: The percentages that can be a default tip: those that checkout shows. */
export const DEFAULT_TIPS: readonly number[] = TIP_PERCENTS.slice(0, 4);

/** The percentage that new orders start with; `undefined` for no tip. */
export type ChosenDefaultTip = LiveValue<number | undefined>;

/** ORDER-1m: Returns a stored default tip; any other text counts as none. */
export const readDefaultTip = (text: string | undefined): number | undefined =>
  DEFAULT_TIPS.find((percent) => String(percent) === text);
