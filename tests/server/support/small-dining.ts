import type { Dining, RoomEntry, TableEntry } from '../../../src-infra/server/demo-city/content/dining/types.ts';

const text = (en: string) => ({ en, ar: `${en} ع`, de: `${en} D`, fr: `${en} F` });
const room = (title: string, area: string, tables: readonly TableEntry[]): RoomEntry => ({
  title: text(title),
  description: text(`${title}, quiet`),
  area,
  cover: 'levant-table',
  tables,
});

/** Green Spoon takes guests by day, Linden Grill by night; there are no reservations yet. */
export const smallDining: Dining = {
  houses: [
    {
      shop: 'green-spoon',
      from: '10:00',
      to: '22:00',
      hours: 3,
      daysOff: ['sunday'],
      closedDates: ['12-25'],
      bookedDays: 0,
      rooms: [
        room('Terrace', '60', [
          { name: 'T1', chairs: 2 },
          { name: 'T2', chairs: 4 },
          { name: 'T3', chairs: 4, isOut: true },
        ]),
        room('Hall', '120', [{ name: 'H1', chairs: 6 }]),
      ],
    },
    {
      shop: 'linden-grill',
      from: '18:00',
      to: '01:00',
      hours: 0,
      daysOff: [],
      closedDates: [],
      bookedDays: 0,
      rooms: [room('Cellar', '80', [{ name: 'C1', chairs: 8 }])],
    },
  ],
  parties: [],
};
