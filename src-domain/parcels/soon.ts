import { instantOfLocal, timeText, wallClockAt, type TimeZones } from '../calendar/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';

/** The least minutes between now and the soonest time: a customer may take that long to fill in the form. */
export const SOON_MINUTES = 10;

const STEP_MS = 5 * 60_000;

/**
 * PARCEL-1k: Returns the soonest date and time of a parcel on the marketplace's clock, on a step of five minutes. While
 * a repeated hour runs for the second time its wall clock means the past: the time after it is returned.
 */
export const soonestTime = (
  now: Instant,
  timeZone: string,
  zones: TimeZones,
): { readonly date: string; readonly time: string } => {
  const least = now + SOON_MINUTES * 60_000;
  for (let at = Math.ceil(least / STEP_MS) * STEP_MS; ; at += STEP_MS) {
    const { date, minutes } = wallClockAt(instant(at), timeZone, zones);
    const time = timeText(minutes);
    if ((instantOfLocal(date, time, timeZone, zones) ?? 0) >= least) return { date, time };
  }
};
