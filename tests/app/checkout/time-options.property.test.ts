import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, isSlotAccepted, type TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { scheduleArb } from '@domain/testing/index.ts';
import { leadOf, timeOptions, windowOf } from '@app/features/checkout/time-options.ts';
import { NOON, shopOf, utc } from './stage.ts';

const momentArb = fc.integer({ min: 0, max: 7 * 24 * 60 }).map((minutes) => instant(NOON + minutes * 60_000));

describe('ORDER-1 delivery times', () => {
  it('include as soon as possible exactly while the shop takes orders', () => {
    fc.assert(
      fc.property(scheduleArb(['UTC'], '2025-03-10'), momentArb, (schedule, now) => {
        expect(timeOptions({ schedule, deliveryTime: undefined }, now, utc, 'UTC').soonest !== undefined).toBe(
          isOpenAt(schedule, now, utc),
        );
      }),
    );
  });

  it('include only slots that the server accepts, the nearest first', () => {
    fc.assert(
      fc.property(scheduleArb(['UTC'], '2025-03-10'), momentArb, (schedule, now) => {
        const { next, later, days } = timeOptions({ schedule, deliveryTime: { from: 20, to: 40 } }, now, utc, 'UTC');
        const all = days.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
        expect([...next, ...(later ? [later] : [])]).toEqual(all.slice(0, 4));
        for (const slot of next)
          expect(
            isSlotAccepted({
              schedule,
              now,
              slot,
              leadFromMinutes: leadOf({ deliveryTime: { from: 20, to: 40 } }).from,
              zones: utc,
            }),
          ).toBe(true);
      }),
    );
  });

  it('name a slot by the half hour it starts', () => {
    expect([windowOf({ time: '18:30' }), windowOf({ time: '23:30' })]).toEqual([
      { from: '18:30', to: '19:00' },
      { from: '23:30', to: '00:00' },
    ]);
  });
});

describe('LOCALE-10 the shop’s clock', () => {
  const zones: TimeZones = { offsetAt: (zone) => ({ 'America/New_York': -240, 'America/Toronto': -240 })[zone] ?? 60 };
  const shop = shopOf({ schedule: { ...shopOf().schedule, timeZone: 'America/New_York' } });

  it('shows the shop’s times, and names the zone when the device shows others', () => {
    expect(timeOptions(shop, NOON, zones, 'Europe/Berlin').otherZone).toBe('New York');
    expect(timeOptions(shop, NOON, zones, 'America/Toronto').otherZone).toBeUndefined();
  });
});
