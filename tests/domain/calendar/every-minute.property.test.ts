import { describe, expect, it } from 'vitest';
import {
  addDays,
  isOpenAt,
  openingAt,
  slotDays,
  WEEKDAYS,
  weekdayOf,
  type OpeningState,
  type Schedule,
  type SlotDay,
  type WorkingSpan,
} from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { runs } from '../runs.ts';
import { MINUTE, MONTH, planOf, timelineOf } from './minute-oracle.ts';
import { ZONE_DAYS, zoneTable as zones, type ZoneDay } from './zone-table.ts';

const DAYS = 14;
const LEADS = [0, 30, 45, 95] as const;

/**
 * Split days, nights over midnight and over the change of the clock, days around the clock; closed on the day of the
 * change, or on the one before it.
 */
const schedulesFor = ({ zone, date }: ZoneDay): readonly Schedule[] => {
  const split: readonly WorkingSpan[] = WEEKDAYS.flatMap((day) => [
    { day, from: 0, to: 150 },
    { day, from: 600, to: 840 },
    { day, from: 1050, to: 121 },
  ]);
  const nights: readonly WorkingSpan[] = WEEKDAYS.map((day) =>
    day === weekdayOf(date) ? { day, from: 0, to: 0 } : { day, from: 1320, to: 185 },
  );
  return [
    { timeZone: zone, spans: split, closedDates: [date], isAccepting: true },
    { timeZone: zone, spans: nights, closedDates: [addDays(date, -1), addDays(date, 7)], isAccepting: true },
  ];
};

const stateText = (state: OpeningState): string =>
  `${state.kind} ${state.kind === 'open' ? state.until : state.opensAt}`;
const daysText = (days: readonly SlotDay[]): string =>
  days.map(({ date, times }) => `${date} ${times.join(' ')}`).join('; ');

// Every day some moments in some zones; in the deep run every minute in all of them.
const isWhole = runs(1, 2).numRuns === 2;
const STRIDE = isWhole ? 1 : 7919;
const some = ZONE_DAYS.filter((_, index) => isWhole || index % 7 === 0);

describe('LOCALE-10 L6 in every zone, at every minute around every change of its clock', () => {
  it('agrees on openings and slots with a minute-by-minute oracle', () => {
    const wrong: string[] = [];
    let looks = 0;
    for (const zoneDay of some) {
      const timeline = timelineOf(zoneDay.zone, zoneDay.date, MONTH);
      const from = Date.parse(`${zoneDay.date}T00:00:00Z`) / MINUTE - (DAYS / 2) * 1440;
      for (const schedule of schedulesFor(zoneDay)) {
        const plan = planOf(schedule, timeline);
        for (let minute = from; minute < from + DAYS * 1440; minute += STRIDE) {
          const now = instant(minute * MINUTE);
          const leadMinutes = LEADS[minute % LEADS.length] ?? 0;
          const told = [
            stateText(openingAt(schedule, now, zones)),
            daysText(slotDays({ schedule, now, leadMinutes, zones })),
          ].join(' | ');
          const found = [stateText(plan.openingAt(now)), daysText(plan.slotDays(now, leadMinutes))].join(' | ');
          if (told !== found) wrong.push(`${zoneDay.zone} ${now} lead ${leadMinutes}: ${told} instead of ${found}`);
          looks += 1;
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(looks).toBe(some.length * 2 * Math.ceil((DAYS * 1440) / STRIDE));
  });

  it('is open at the first millisecond of an opening and closed at its end', () => {
    for (const zoneDay of some) {
      for (const schedule of schedulesFor(zoneDay)) {
        const plan = planOf(schedule, timelineOf(zoneDay.zone, zoneDay.date, MONTH));
        const end = Date.parse(`${addDays(zoneDay.date, 7)}T00:00:00Z`);
        for (let at = instant(end - DAYS * 1440 * MINUTE); at < end;) {
          const state = openingAt(schedule, at, zones);
          const turn = state.kind === 'open' ? state.until : state.opensAt;
          if (turn === undefined) break;
          expect([isOpenAt(schedule, instant(turn - 1), zones), isOpenAt(schedule, turn, zones)]).toEqual([
            plan.isOpenAt(turn - 1),
            plan.isOpenAt(turn),
          ]);
          expect(plan.isOpenAt(turn)).toBe(state.kind === 'closed');
          at = instant(Math.max(turn, at + STRIDE * MINUTE));
        }
      }
    }
  });
});
