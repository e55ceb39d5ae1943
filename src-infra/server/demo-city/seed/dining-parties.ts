import { weekdayOf } from '@domain/calendar/index.ts';
import type { DiningEntry, PartyEntry, TableEntry } from '../content/dining/types.ts';
import type { SeedContext } from './seed-context.ts';
import { pickOf } from './stable-ids.ts';

/** Guests at a table; days and time are those of the restaurant. */
type Party = Omit<PartyEntry, 'guest'> & { readonly userId: number };

/** Yearly closed days, this year and the next. */
export const closedDays = ({ shop, closedDates }: DiningEntry, { dayOf }: SeedContext): readonly string[] => {
  const year = Number(dayOf(shop, 0).slice(0, 4));
  return [year, year + 1].flatMap((current) => closedDates.map((monthDay) => `${current}-${monthDay}`));
};

/** Known parties, and strangers who leave a table free for a known party of the day. */
export const partiesOf = (context: SeedContext): readonly Party[] => {
  const {
    dining: { houses, parties },
  } = context.city;
  const known = parties.map(({ guest, ...party }) => ({
    ...party,
    userId: context.userId(guest),
    days: nextWorkingDay(party, context),
  }));
  const isKnown = (shop: string, table: string, days: number): boolean =>
    known.some((party) => party.shop === shop && party.table === table && party.days === days);
  return [
    ...known,
    ...houses.flatMap((house) =>
      strangersOf(house, context).filter(({ shop, table, days }) => !isKnown(shop, table, days)),
    ),
  ];
};

const isWorkingDay = (house: DiningEntry, days: number, context: SeedContext): boolean => {
  const day = context.dayOf(house.shop, days);
  return !house.daysOff.includes(weekdayOf(day)) && !closedDays(house, context).includes(day);
};

/** The city may be seeded on any day of the week: a party on a closed day moves to the next day. */
const nextWorkingDay = ({ shop, days }: Pick<PartyEntry, 'shop' | 'days'>, context: SeedContext): number => {
  const house = context.city.dining.houses.find((one) => one.shop === shop);
  if (!house) throw new TypeError(`The city has a party at ${shop}, which takes none`);
  let day = days;
  while (!isWorkingDay(house, day, context)) day += 1;
  return day;
};

/** Every table is taken on two evenings of five. */
const strangersOf = (house: DiningEntry, context: SeedContext): readonly Party[] => {
  const {
    city: { reviewers },
    userId,
  } = context;
  const days = Array.from({ length: house.bookedDays }, (_, index) => index + 1).filter((offset) =>
    isWorkingDay(house, offset, context),
  );
  return days.flatMap((offset) =>
    house.rooms
      .flatMap((room) => room.tables)
      .filter(({ isOut }) => !isOut)
      .flatMap((table): readonly Party[] => {
        const pick = (what: string, below: number): number =>
          pickOf(`${house.shop} ${table.name} ${offset} ${what}`, below);
        const guest = reviewers[pick('guest', reviewers.length)];
        if (!guest || pick('evening', 5) > 1) return [];
        return [
          {
            shop: house.shop,
            table: table.name,
            userId: userId(`reviewer ${guest.slug}`),
            days: offset,
            time: timeOf(house, pick('time', 100)),
            guests: partySize(table, pick('size', 100)),
            status: 'accepted',
          },
        ];
      }),
  );
};

/** A full or half hour between the first and the last; late ones are more sought after. */
const timeOf = ({ from, to }: DiningEntry, draw: number): string => {
  const [first, end] = [from, to].map((text) => Number(text.slice(0, 2)) * 2 + (text.slice(3) === '30' ? 1 : 0));
  const slot = (end ?? 0) - 1 - (draw % Math.min(5, (end ?? 0) - (first ?? 0)));
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 1 ? '30' : '00'}`;
};

const partySize = ({ chairs }: TableEntry, draw: number): number =>
  Math.max(1, chairs - (draw % Math.max(1, Math.ceil(chairs / 3))));
