import {
  HORIZON_DAYS,
  SLOT_DAYS,
  SLOT_MINUTES,
  WEEKDAYS,
  type OpeningState,
  type Schedule,
  type SlotDay,
} from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { zoneTable } from './zone-table.ts';

export const MINUTE = 60_000;
const DAY = 1440;

/** Days before and after a day that are looked at. */
type Reach = { readonly before: number; readonly after: number };
/** For looks up to three days around: the slots of a week. */
export const WEEK: Reach = { before: 5, after: 12 };
/** The same with the horizon, and what starts at its end. */
export const FORTNIGHT: Reach = { before: 5, after: 22 };
/** For looks up to seven days around. */
export const MONTH: Reach = { before: 10, after: 25 };

/** Every minute of some weeks: the wall clock in minutes since 1970, and when it first shows at least that value. */
export type Timeline = {
  readonly start: number;
  readonly walls: Int32Array;
  readonly firstAt: (wall: number) => number;
};

const known = new Map<string, Timeline>();

export const timelineOf = (zone: string, date: string, reach: Reach = FORTNIGHT): Timeline => {
  const name = `${zone} ${date} ${reach.after}`;
  const timeline = known.get(name) ?? madeTimeline(zone, date, reach);
  known.set(name, timeline);
  return timeline;
};

const madeTimeline = (zone: string, date: string, { before, after }: Reach): Timeline => {
  const start = Date.parse(`${date}T00:00:00Z`) / MINUTE - before * DAY;
  const walls = new Int32Array((before + after) * DAY);
  /** The latest time that the wall has shown so far. */
  const latest = new Int32Array(walls.length);
  let offset = 0;
  for (let index = 0; index < walls.length; index++) {
    // Clocks change at quarters of an hour.
    if (index % 15 === 0) offset = zoneTable.offsetAt(zone, instant((start + index) * MINUTE));
    walls[index] = start + index + offset;
    latest[index] = Math.max(start + index + offset, latest[index - 1] ?? 0);
  }
  return { start, walls, firstAt: (wall) => start + firstOf(latest, wall) };
};

/** The first index of an ascending list with at least this value. */
const firstOf = (list: Int32Array, least: number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const dateOfWall = (wall: number): string => new Date(wall * MINUTE).toISOString().slice(0, 10);
export const timeOfWall = (wall: number): string =>
  [(wall % DAY) / 60, wall % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

/** What looking at every minute finds of one schedule. */
export type MinutePlan = {
  readonly isOpenAt: (at: number) => boolean;
  readonly openingAt: (at: number) => OpeningState;
  /** Contract 5.5. */
  readonly slotDays: (now: number, leadMinutes: number, days?: number) => readonly SlotDay[];
};

export const planOf = (schedule: Schedule, timeline: Timeline): MinutePlan => {
  const { start, walls, firstAt } = timeline;
  const open = minutesOf(schedule, timeline);
  const turns = once(() => turnsOf(open));
  const slots = once(() => slotsOf(open, timeline));
  const isBefore = (turn: number, day: number): boolean => turn < open.length && turn + start < firstAt(day * DAY);
  const dayAt = (at: number): number => Math.floor((walls[Math.floor(at / MINUTE) - start] ?? 0) / DAY);
  const isOpenAt = (at: number): boolean => open[Math.floor(at / MINUTE) - start] === 1;
  return {
    isOpenAt,
    openingAt: (at) => {
      const turn = turns()[Math.floor(at / MINUTE) - start] ?? open.length;
      const moment = instant((turn + start) * MINUTE);
      if (isOpenAt(at)) return { kind: 'open', until: isBefore(turn, dayAt(at) + HORIZON_DAYS) ? moment : undefined };
      return { kind: 'closed', opensAt: isBefore(turn, dayAt(at) + HORIZON_DAYS + 1) ? moment : undefined };
    },
    slotDays: (now, leadMinutes, days = SLOT_DAYS) => {
      const today = dayAt(now);
      return Array.from({ length: days }, (_, index) => ({
        date: dateOfWall((today + index) * DAY),
        times: (slots().get(today + index) ?? [])
          .filter(({ at, begin }) => at * MINUTE >= Math.max(begin * MINUTE, now) + leadMinutes * MINUTE)
          .map(({ time }) => time),
      }));
    },
  };
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/** 1 for every minute at which the shop is open. */
const minutesOf = (schedule: Schedule, { start, walls, firstAt }: Timeline): Uint8Array => {
  const open = new Uint8Array(walls.length);
  const firstDay = Math.ceil((walls[0] ?? 0) / DAY);
  for (let day = firstDay; day < firstDay + walls.length / DAY - 2; day++) {
    if (schedule.closedDates.includes(dateOfWall(day * DAY))) continue;
    for (const span of schedule.spans.filter((one) => one.day === WEEKDAYS[(day + 3) % 7])) {
      const end = span.to > span.from ? day * DAY + span.to : (day + 1) * DAY + span.to;
      open.fill(1, Math.max(0, firstAt(day * DAY + span.from) - start), Math.max(0, firstAt(end) - start));
    }
  }
  return open;
};

/** For every minute the next one at which the shop opens or closes. */
const turnsOf = (open: Uint8Array): Int32Array => {
  const turns = new Int32Array(open.length).fill(open.length);
  for (let index = open.length - 2; index >= 0; index--)
    turns[index] = open[index] === open[index + 1] ? (turns[index + 1] ?? 0) : index + 1;
  return turns;
};

type SlotMinute = { readonly at: number; readonly begin: number; readonly time: string };

/**
 * By day of the wall clock: the half hours that it shows for the first time while the shop is open, and when that
 * opening began.
 */
const slotsOf = (open: Uint8Array, { start, walls, firstAt }: Timeline): ReadonlyMap<number, readonly SlotMinute[]> => {
  const slots = new Map<number, SlotMinute[]>();
  let begin = start;
  for (let index = 0; index < open.length; index++) {
    if (open[index] === 0) continue;
    if (open[index - 1] !== 1) begin = start + index;
    const wall = walls[index] ?? 0;
    if (wall % SLOT_MINUTES !== 0 || firstAt(wall) !== start + index) continue;
    const day = Math.floor(wall / DAY);
    const ofDay = slots.get(day) ?? [];
    ofDay.push({ at: start + index, begin, time: timeOfWall(wall) });
    slots.set(day, ofDay);
  }
  return slots;
};
