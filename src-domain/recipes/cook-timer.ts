import { instant, type Instant } from '../kernel/clock.port.ts';
import type { RecipeId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';

/** The timer of one step: running towards its end, or paused with what is left. */
export type CookTimer = {
  readonly recipe: RecipeId;
  /** Steps count from 0. */
  readonly step: number;
  /** How long it takes altogether. */
  readonly totalMs: number;
  readonly endsAt: Instant | undefined;
  readonly leftMs: number;
};

/** CATALOG-4l: The timers of this device; they go on while nobody looks. */
export type CookTimers = LiveValue<readonly CookTimer[]>;

/** The longest that a timer runs. */
export const TIMER_MAX_MS: number = 24 * 3_600_000;

/** CATALOG-4l: Returns a timer that runs from now on. */
export const startTimer = (place: Pick<CookTimer, 'recipe' | 'step'>, totalMs: number, now: Instant): CookTimer => ({
  recipe: place.recipe,
  step: place.step,
  totalMs,
  endsAt: instant(now + totalMs),
  leftMs: totalMs,
});

/** CATALOG-4l: Returns how much of a timer is left, 0 once it is over. */
export const timeLeft = ({ endsAt, leftMs, totalMs }: CookTimer, now: Instant): number =>
  endsAt === undefined ? leftMs : Math.min(totalMs, Math.max(0, endsAt - now));

/** CATALOG-4l: Returns the timer paused. */
export const pauseTimer = (timer: CookTimer, now: Instant): CookTimer => ({
  ...timer,
  endsAt: undefined,
  leftMs: timeLeft(timer, now),
});

/** CATALOG-4l: Returns the timer going on with what is left. */
export const resumeTimer = (timer: CookTimer, now: Instant): CookTimer => ({
  ...timer,
  endsAt: instant(now + timeLeft(timer, now)),
});

/** CATALOG-4l: Returns the timer with more time, running or paused as it is; one that is over runs again. */
export const lengthenTimer = (timer: CookTimer, byMs: number, now: Instant): CookTimer => {
  const left = timeLeft(timer, now);
  const more = Math.min(byMs, TIMER_MAX_MS - left);
  const longer = { ...timer, totalMs: Math.max(timer.totalMs, left + more), leftMs: left + more };
  return timer.endsAt === undefined && left > 0 ? longer : { ...longer, endsAt: instant(now + left + more) };
};

/** CATALOG-4l: Returns the timers with this one in the place of its step; without it for `undefined`. */
export const withTimer = (
  timers: readonly CookTimer[],
  place: Pick<CookTimer, 'recipe' | 'step'>,
  timer: CookTimer | undefined,
): readonly CookTimer[] => [
  ...timers.filter(({ recipe, step }) => recipe !== place.recipe || step !== place.step),
  ...(timer ? [timer] : []),
];
