import { dateOfDay, MINUTES_PER_DAY, timeText } from '../calendar/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** A moment as the hosted document store writes it: whole seconds since 1970 and the remaining nanoseconds. */
export type ServerTimestamp = { readonly seconds: number; readonly nanoseconds: number };

const MINUTE_MS = 60_000;
/** 0001-01-01 and 9999-12-31, the limits of a server timestamp. */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800, 253_402_300_799];

/** CHAT-1c: Returns the moment of a server timestamp, truncated to milliseconds; rejects an invalid one. */
export const instantOfTimestamp = ({
  seconds,
  nanoseconds,
}: ServerTimestamp): Result<Instant, { readonly kind: 'not-a-timestamp' }> => {
  const isMoment = Number.isSafeInteger(seconds) && seconds >= FIRST_SECOND && seconds <= LAST_SECOND;
  const isPart = Number.isSafeInteger(nanoseconds) && nanoseconds >= 0 && nanoseconds < 1_000_000_000;
  return isMoment && isPart
    ? ok(instant(seconds * 1000 + Math.floor(nanoseconds / 1_000_000)))
    : err({ kind: 'not-a-timestamp' });
};

/**
 * CHAT-1c: Returns `created_at` as a date string, `YYYY-MM-DDTHH:mm:ss.sssZ`. Throws RangeError outside the years 0001
 * to 9999.
 */
export const createdAtText = (at: Instant): string => {
  if (at < FIRST_SECOND * 1000 || at > LAST_SECOND * 1000 + 999)
    throw new RangeError(`Year must have four digits, got instant ${at}`);
  const minutes = Math.floor(at / MINUTE_MS);
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  const rest = at - minutes * MINUTE_MS;
  const [seconds, part] = [Math.floor(rest / 1000), rest % 1000];
  const time = timeText(minutes - day * MINUTES_PER_DAY);
  return `${dateOfDay(day)}T${time}:${String(seconds).padStart(2, '0')}.${String(part).padStart(3, '0')}Z`;
};
