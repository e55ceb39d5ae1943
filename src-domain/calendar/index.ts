export { addDays, dateOfDay, dayNumber, isDate, MINUTES_PER_DAY, parseTime, timeText, weekdayOf } from './civil.ts';
export {
  HORIZON_DAYS,
  isOpenAt,
  openingAt,
  openingsFrom,
  parseWorkingTime,
  spanLength,
  type Opening,
  type OpeningState,
} from './opening.ts';
export { rememberOffsets, type KnownOffsets, type OffsetKey } from './remember-offsets.ts';
export { WEEKDAYS, type Minutes, type Schedule, type Weekday, type WorkingSpan } from './schedule.ts';
export {
  isSlotAccepted,
  SLOT_DAYS,
  SLOT_MINUTES,
  slotDays,
  type AcceptInput,
  type SlotDay,
  type SlotInput,
  type SlotTime,
} from './slots.ts';
export type { TimeZones } from './time-zones.port.ts';
export {
  dateText,
  dateTimeText,
  instantOfLocal,
  instantOfWall,
  localDateOf,
  localTimeOf,
  wallClockAt,
  type WallClock,
} from './zoned.ts';
