import { WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { zoneTable } from './zone-table.ts';

export const MINUTE = 60_000;
const DAY = 1440;
// Three days that a look may lie ahead, the horizon beyond them, and what begins at its end.
const [DAYS_BEFORE, DAYS_AFTER] = [5, 22];

/** Every minute of some weeks: what the clock on the wall shows, counted in minutes since 1970, and when it first shows at least so much. */
export type Timeline = { readonly start: number; readonly walls: Int32Array; readonly firstAt: (wall: number) => number };

const known = new Map<string, Timeline>();

export const timelineOf = (zone: string, date: string): Timeline => {
  const name = `${zone} ${date}`;
  const timeline = known.get(name) ?? madeTimeline(zone, date);
  known.set(name, timeline);
  return timeline;
};

const madeTimeline = (zone: string, date: string): Timeline => {
  const start = Date.parse(`${date}T00:00:00Z`) / MINUTE - DAYS_BEFORE * DAY;
  const walls = new Int32Array((DAYS_BEFORE + DAYS_AFTER) * DAY);
  let offset = zoneTable.offsetAt(zone, instant(start * MINUTE));
  const lowest = start + offset;
  const first: number[] = [];
  for (let index = 0; index < walls.length; index++) {
    // Clocks change at quarters of an hour.
    if (index % 15 === 0) offset = zoneTable.offsetAt(zone, instant((start + index) * MINUTE));
    const wall = start + index + offset;
    walls[index] = wall;
    while (lowest + first.length <= wall) first.push(start + index);
  }
  return { start, walls, firstAt: (wall) => first[wall - lowest] ?? (wall < lowest ? start : start + walls.length) };
};

export const dateOfWall = (wall: number): string => new Date(wall * MINUTE).toISOString().slice(0, 10);
export const timeOfWall = (wall: number): string => new Date(wall * MINUTE).toISOString().slice(11, 16);

/** For every minute of the timeline the number of the stretch of opening it lies in, 0 while the shop is closed. */
export const stretchesOf = (schedule: Schedule, { start, walls, firstAt }: Timeline): Uint16Array => {
  const open = new Uint16Array(walls.length);
  const firstDay = Math.ceil((walls[0] ?? 0) / DAY);
  for (let day = firstDay; day < firstDay + DAYS_BEFORE + DAYS_AFTER - 2; day++) {
    const weekday = WEEKDAYS[(day + 3) % 7];
    if (schedule.closedDates.includes(dateOfWall(day * DAY))) continue;
    for (const span of schedule.spans.filter((one) => one.day === weekday)) {
      const end = span.to > span.from ? day * DAY + span.to : (day + 1) * DAY + span.to;
      open.fill(1, Math.max(0, firstAt(day * DAY + span.from) - start), Math.max(0, firstAt(end) - start));
    }
  }
  let stretch = 0;
  for (let index = 0; index < open.length; index++) {
    if (open[index] === 0) continue;
    if (index === 0 || open[index - 1] === 0) stretch += 1;
    open[index] = stretch;
  }
  return open;
};
