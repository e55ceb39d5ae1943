import { instantOfLocal, WEEKDAYS, type TimeZones } from '@domain/calendar/index.ts';
import type { RowSet } from '../../foundation/base-data/index.ts';
import { coverPicture } from '../pictures/index.ts';
import { closedDays, partiesOf } from './dining-parties.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { withIds } from './shops.rows.ts';
import { numbered } from './stable-ids.ts';

const HOUR_MS = 3_600_000;
/** The marketplace's minimum stay, for restaurants that state none. */
const MIN_HOURS = 3;

/** Restaurants that take reservations: their hours, sections, tables and guests. */
export const diningRows = (context: SeedContext, zones: TimeZones): RowSet => {
  const {
    city: {
      dining: { houses },
    },
    shopId,
    daysAgo,
  } = context;
  const seeded = { created_at: daysAgo(30), updated_at: daysAgo(30) };
  const rooms = houses.flatMap((house) => house.rooms.map((room) => ({ ...room, shop: house.shop })));
  const places = rooms.flatMap((room, index) =>
    room.tables.map((table) => ({ ...table, shop: room.shop, sectionId: index + 1 })),
  );
  const tableId = numbered(places.map(({ shop, name }) => `${shop}/${name}`));
  const templateId = numbered(houses.map(({ shop }) => shop));
  return [
    [
      'booking_templates',
      withIds(
        houses.map(({ shop, from, to, hours }) => ({
          shop_id: shopId(shop),
          start_time: from,
          end_time: to,
          max_time: hours,
          ...seeded,
        })),
      ),
    ],
    [
      'booking_working_days',
      withIds(
        houses.flatMap(({ shop, from, to, daysOff }) =>
          WEEKDAYS.map((day) => ({
            shop_id: shopId(shop),
            day,
            opens: from.replace(':', '-'),
            closes: to.replace(':', '-'),
            disabled: daysOff.includes(day),
          })),
        ),
      ),
    ],
    [
      'booking_closed_dates',
      withIds(
        houses.flatMap((house) => closedDays(house, context).map((day) => ({ shop_id: shopId(house.shop), day }))),
      ),
    ],
    [
      'shop_sections',
      withIds(
        rooms.map(({ shop, title, description, area, cover }) => ({
          shop_id: shopId(shop),
          area,
          img: coverPicture(cover),
          galleries: [coverPicture(cover)],
          texts: texts({ title, description }),
          ...seeded,
        })),
      ),
    ],
    [
      'shop_tables',
      withIds(
        places.map(({ sectionId, name, chairs, isOut = false }) => ({
          shop_section_id: sectionId,
          name,
          chair_count: chairs,
          tax: '0',
          active: !isOut,
          ...seeded,
        })),
      ),
    ],
    [
      'user_bookings',
      withIds(
        partiesOf(context).map((party) => {
          const house = houses.find(({ shop }) => shop === party.shop);
          const starts = instantOfLocal(
            context.dayOf(party.shop, party.days),
            party.time,
            context.zoneOf(party.shop),
            zones,
          );
          if (!house || starts === undefined)
            throw new TypeError(`No party can come to ${party.shop} at ${party.time}`);
          const requestedAt = Math.min(context.now, starts) - 26 * HOUR_MS;
          return {
            booking_id: templateId(party.shop),
            user_id: party.userId,
            table_id: tableId(`${party.shop}/${party.table}`),
            starts_at: starts,
            ends_at: starts + (house.hours || MIN_HOURS) * HOUR_MS,
            status: party.status,
            note: party.note ?? null,
            guests: party.guests,
            created_at: requestedAt,
            updated_at: requestedAt,
          };
        }),
      ),
    ],
  ];
};
