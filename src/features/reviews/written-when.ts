import { DAY_MS, type Instant } from '@domain/kernel/clock.port.ts';

const STEPS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** Returns how long ago something was written, in words of the language: "today", "2 days ago", "last week". */
export const writtenWhen = (at: Instant, now: Instant, language: string): string => {
  const days = Math.max(0, Math.floor((now - at) / DAY_MS));
  const { unit, days: length } = STEPS.find((step) => days >= step.days) ?? STEPS[3];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(days / length), unit);
};
