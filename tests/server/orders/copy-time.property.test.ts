import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRepeats, type RepeatPlan } from '@domain/orders/index.ts';
import { WEEKDAYS } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { intlTimeZones } from '@infra/server/foundation/time/intl-time-zones.adapter.ts';
import type { ShopRecord } from '@infra/server/features/catalog/index.ts';
import { createCopyTime } from '@infra/server/features/orders/repeats/copy-time.ts';
import { runs } from '../../domain/runs.ts';

const zones = intlTimeZones();
/** Nights on which clocks change, and the zones in which they do, at 2, at midnight and by half an hour. */
const CHANGES = [
  ['2025-03-28', 'Europe/Amsterdam'],
  ['2025-10-24', 'Europe/Amsterdam'],
  ['2025-03-07', 'America/New_York'],
  ['2025-03-28', 'Asia/Beirut'],
  ['2025-04-04', 'Australia/Lord_Howe'],
] as const;
const order = { delivery_time: null, created_at: Date.parse('2025-01-06T12:00:00Z') };
const shopIn = (timeZone: string) =>
  ({
    schedule: { timeZone, isAccepting: true, closedDates: [], spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })) },
    deliveryTime: { from: 30, to: 45, unit: 'minute' },
  }) as unknown as ShopRecord;

describe('ORDER-7i the time of a repeated order', () => {
  it('is the moment that its page has promised, on nights on which clocks change too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANGES), fc.integer({ min: 60, max: 1439 }), ([day, timeZone], minutes) => {
        const now = instant(Date.parse(`${day}T12:00:00Z`));
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const plan: RepeatPlan = { weekdays: WEEKDAYS, time, limit: money(100, 2), skipped: [], isPaused: false };
        const copyTime = createCopyTime({ clock: { now: () => now }, zones });
        for (const { date, at } of nextRepeats(plan, { now, timeZone, zones }, 4)) {
          const slot = copyTime(order, shopIn(timeZone), { day: date, time });
          expect(slot).toMatchObject({ ok: true, value: { date, at } });
        }
      }),
      runs(60),
    );
  });

  it('is late once the shop could have kept it but no longer can, and closed if it never could', () => {
    const shop = shopIn('Europe/Amsterdam');
    const when = { day: '2025-03-11', time: '13:30' };
    const from = (wall: string, place = shop) =>
      createCopyTime({ clock: { now: () => instant(Date.parse(`2025-03-11T${wall}:00+01:00`)) }, zones })(
        order,
        place,
        when,
      );
    expect(from('13:00')).toEqual({
      ok: true,
      value: { date: '2025-03-11', time: '13:30', at: Date.parse('2025-03-11T13:30:00+01:00') },
    });
    expect(from('13:01')).toEqual({ ok: false, error: 'late' });
    const closed = { ...shop, schedule: { ...shop.schedule, closedDates: ['2025-03-11'] } };
    for (const wall of ['00:01', '13:01']) expect(from(wall, closed)).toEqual({ ok: false, error: 'closed' });
  });
});
