import { localDateOf, localTimeOf, weekdayOf } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { bookingId } from '@domain/kernel/ids.ts';
import { reservationRules, reservationTimes } from '@domain/reservations/index.ts';
import { demoCity } from '@infra/server/demo-city/content/index.ts';
import { diningRows } from '@infra/server/demo-city/seed/dining.rows.ts';
import { seedContext } from '@infra/server/demo-city/seed/seed-context.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { describe, expect, it } from 'vitest';
import { NOON } from '../support/marketplace.ts';

const zones = intlTimeZones();
const {
  dining: { houses, parties },
  shops,
} = demoCity;
type Booked = {
  readonly booking_id: number;
  readonly table_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly guests: number;
  readonly status: string;
};
type Rows = {
  readonly user_bookings: readonly Booked[];
  readonly shop_tables: readonly {
    readonly id: number;
    readonly chair_count: number;
    readonly active: boolean;
    readonly shop_section_id: number;
  }[];
  readonly shop_sections: readonly { readonly id: number; readonly shop_id: number }[];
};
/** The city as it is seeded so many days after the noon of the tests. */
const seededOn = (day: number) => {
  const context = seedContext(demoCity, instant(NOON + day * 86_400_000), 'x', zones);
  return { context, ...(Object.fromEntries(diningRows(context, zones)) as unknown as Rows) };
};
const houseOf = ({ booking_id }: Booked) => houses[booking_id - 1];

describe('BOOKING-1 tables of the demo city', () => {
  it('belong to several restaurants of both cities, in sections translated into every language', () => {
    expect(new Set(houses.map(({ shop }) => shops.find(({ slug }) => slug === shop)?.city))).toEqual(
      new Set(['port-alder', 'lindenau']),
    );
    expect(houses.length).toBeGreaterThanOrEqual(8);
    for (const { shop, rooms } of houses) {
      expect([shop, shops.find(({ slug }) => slug === shop)?.type]).toEqual([shop, 'restaurant']);
      const names = rooms.flatMap((room) => room.tables.map(({ name }) => name));
      expect([shop, new Set(names).size]).toEqual([shop, names.length]);
      for (const { title, description, tables: own } of rooms) {
        for (const text of [...Object.values(title), ...Object.values(description)])
          expect(text.trim().length).toBeGreaterThan(2);
        expect(new Set(Object.values(description)).size).toBe(4);
        expect(own.length).toBeGreaterThan(0);
      }
    }
  });

  it('are available during opening hours on every day', () => {
    for (const { shop, from, to, daysOff } of houses) {
      const entry = shops.find(({ slug }) => slug === shop);
      const hours = entry?.hours ?? [];
      for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const) {
        const open = hours
          .filter((row) => row.day === day && !row.isDisabled)
          .map((row) => [row.from.replace('-', ':'), row.to <= row.from ? '24:00' : row.to.replace('-', ':')]);
        const fits = open.some(([opens = '', closes = '']) => opens <= from && to <= closes);
        expect([shop, day, fits || daysOff.includes(day)]).toEqual([shop, day, true]);
      }
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 283])(
    'are reserved by parties that fit, at offered times, never twice: seed day %i',
    (day) => {
      const { context, user_bookings: booked, shop_tables: tables, shop_sections: sections } = seededOn(day);
      expect(booked.length).toBeGreaterThan(60);
      for (const one of booked) {
        const house = houseOf(one);
        const table = tables.find(({ id }) => id === one.table_id);
        if (!house || !table) throw new Error('A booking without a house or a table');
        const zone = context.zoneOf(house.shop);
        const rules = reservationRules(
          { id: bookingId(1), startTime: house.from, endTime: house.to, maxTimeHours: house.hours },
          { timeZone: zone, closedDates: [] },
          { slotMinutes: 30, hoursAhead: 0, leastHours: 3 },
        );
        if (!rules.ok) throw new Error(house.shop);
        const [date, time] = [
          localDateOf(instant(one.starts_at), zone, zones),
          localTimeOf(instant(one.starts_at), zone, zones),
        ];
        const offered = reservationTimes({ rules: rules.value, now: instant(0), taken: [], zones }, date).find(
          (slot) => slot.time === time,
        );
        expect([house.shop, date, time, offered?.stay]).toEqual([
          house.shop,
          date,
          time,
          { from: one.starts_at, until: one.ends_at },
        ]);
        expect(one.guests).toBeLessThanOrEqual(table.chair_count);
        expect([
          table.active,
          house.daysOff.includes(weekdayOf(date)),
          house.closedDates.includes(date.slice(5)),
        ]).toEqual([true, false, false]);
        expect(shops[(sections.find(({ id }) => id === table.shop_section_id)?.shop_id ?? 0) - 1]?.slug).toBe(
          house.shop,
        );
      }
      for (const one of booked) {
        expect(
          booked.filter(
            (other) =>
              other !== one &&
              other.table_id === one.table_id &&
              other.status !== 'canceled' &&
              other.starts_at < one.ends_at &&
              one.starts_at < other.ends_at,
          ),
        ).toEqual([]);
      }
    },
  );

  it('include a reservation of the demo customer', () => {
    expect(parties.filter(({ guest }) => guest === 'demo@tiffin.test').map(({ status }) => status)).toEqual(
      expect.arrayContaining(['new', 'accepted', 'canceled']),
    );
  });
});
