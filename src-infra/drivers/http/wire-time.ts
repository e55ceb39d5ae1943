import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { asText } from './wire.ts';

const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?$/;

/** Contract 1.7: reads `YYYY-MM-DD HH:mm:ssZ` or ISO, always UTC; `undefined` for anything else. */
export const optionalInstant = (value: unknown): Instant | undefined => {
  const match = WIRE_TIME.exec(asText(value).trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  // JavaScript would roll an impossible date over into another day.
  const shown = new Date(at);
  return shown.getUTCMonth() + 1 === month && shown.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
    ? instant(at)
    : undefined;
};

/** Reads a required time; the epoch where it is absent. */
export const asInstant = (value: unknown): Instant => optionalInstant(value) ?? instant(0);

/** Contract 1.7: writes a time to the second. */
export const toWireTime = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
