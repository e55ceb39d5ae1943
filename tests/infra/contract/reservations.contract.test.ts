import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, localDateOf } from '@domain/calendar/index.ts';
import { reservationId, shopId } from '@domain/kernel/ids.ts';
import {
  checkReservation,
  reservationRules,
  tableTimes,
  type NewReservation,
  type ReservationOffer,
  type Reservations,
  type TableFacts,
} from '@domain/reservations/index.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { createHttpReservations } from '@infra/reservations/http-reservations.adapter.ts';
import { createHttpTableWaits } from '@infra/reservations/http-table-waits.adapter.ts';
import { embeddedMarketplace, type Client } from './embedded.ts';
import { taken } from './outcome.ts';

const market = embeddedMarketplace();
const zones = createIntlTimeZones();
const [GREEN_SPOON, NIGHT_MARKET] = [shopId(1), shopId(2)];
const reservationsOf = (client: Client): Reservations =>
  createHttpReservations({ ...client, zones, announces: () => true });

/** The offer of a shop with tables. */
const offerOf = async (reservations: Reservations): Promise<ReservationOffer> => {
  const offer = taken(await reservations.offer(GREEN_SPOON));
  if (!offer) throw new Error('Green Spoon takes no reservations');
  return offer;
};

/** What a page knows of a shop after it has loaded. */
const lookAt = async (reservations: Reservations, days = 14) => {
  const offer = await offerOf(reservations);
  const now = market.market.clock.now();
  const first = localDateOf(now, offer.shop.timeZone, zones);
  const periods = taken(await reservations.taken(offer, { first, last: addDays(first, days) }));
  const rules = taken(
    reservationRules(
      offer.template,
      { timeZone: offer.shop.timeZone, closedDates: offer.closedDates },
      { slotMinutes: 30, hoursAhead: 2, leastHours: 3 },
    ),
  );
  const tables = offer.sections.flatMap((section) => section.tables);
  const facts: TableFacts = { rules, now, zones, tables, tableHours: offer.tableHours, taken: periods };
  return { offer, facts, first };
};
const wish = ({ facts, first }: Awaited<ReturnType<typeof lookAt>>, day: number, guests = 2): NewReservation => {
  const date = addDays(first, day);
  const free = tableTimes(facts, date, guests).find(({ tables }) => tables.length > 0);
  const [table] = free?.tables ?? [];
  return taken(
    checkReservation({ table, guests, date, time: free?.time ?? '', note: 'By the window' }, { ...facts, taken: [] }),
  );
};
const tablesOf = (offer: ReservationOffer) => offer.sections.flatMap(({ tables }) => tables);

describe('BOOKING-1 the reservations of the embedded server', () => {
  it('are offered with tables and hours; a shop without tables takes none, an unknown one is not found', async () => {
    const guest = reservationsOf(market.guest());
    const offer = await offerOf(guest);
    expect(offer.shop).toMatchObject({ id: GREEN_SPOON, title: 'Green Spoon', timeZone: 'Europe/Amsterdam' });
    expect(tablesOf(offer).length).toBeGreaterThan(1);
    expect(tablesOf(offer).every(({ id, name, chairs }) => id > 0 && name !== '' && chairs > 0)).toBe(true);
    expect(offer.tableHours?.spans.some(({ day }) => day === 'sunday')).toBe(false);
    expect(await guest.offer(NIGHT_MARKET)).toEqual({ ok: true, value: undefined });
    const missing = { ok: false, error: { kind: 'rejected', status: 404 } };
    expect(await guest.offer(shopId(987_654))).toMatchObject(missing);
  });

  it('are accepted at every time that the page offers, and listed with all that was sent', async () => {
    const reservations = reservationsOf(await market.customer());
    const view = await lookAt(reservations);
    const wanted = wish(view, 3);
    const made = taken(await reservations.reserve(wanted, randomUUID()));
    expect(made).toMatchObject({
      status: 'new',
      shop: { id: GREEN_SPOON, title: 'Green Spoon' },
      tableId: wanted.tableId,
      guests: 2,
      note: 'By the window',
    });
    expect(taken(await reservations.list(1)).items).toEqual([made]);
    const after = await lookAt(reservations);
    expect(after.facts.taken[wanted.tableId]).toContainEqual(made.period);
  });

  it('BOOKING-1o are made once per key, and the next customer is told that the table is taken', async () => {
    const one = reservationsOf(await market.customer());
    const other = reservationsOf(await market.customer());
    const wanted = wish(await lookAt(one), 4);
    const key = randomUUID();
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) answers.push(taken(await one.reserve(wanted, key)).id);
    expect(new Set(answers).size).toBe(1);
    expect(taken(await one.list(1)).total).toBe(1);
    expect(await other.reserve(wanted, randomUUID())).toEqual({ ok: false, error: { kind: 'taken' } });
  });

  it('of one table at one time by many customers at once: exactly one succeeds', async () => {
    const customers: Reservations[] = [];
    while (customers.length < 4) customers.push(reservationsOf(await market.customer()));
    const wanted = wish(await lookAt(customers[0]!), 5);
    const answers = await Promise.all(customers.map((customer) => customer.reserve(wanted, randomUUID())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.kind === 'taken')).toHaveLength(3);
  });

  it('BOOKING-1g are canceled by their customer only, and then their table is free again', async () => {
    const own = reservationsOf(await market.customer());
    const stranger = reservationsOf(await market.customer());
    const wanted = wish(await lookAt(own), 8);
    const { id, period } = taken(await own.reserve(wanted, randomUUID()));
    expect((await stranger.cancel(id)).ok).toBe(false);
    expect(taken(await stranger.list(1)).items).toEqual([]);
    taken(await own.cancel(id));
    expect(taken(await own.list(1)).items[0]).toMatchObject({ id, status: 'canceled' });
    expect((await lookAt(own)).facts.taken[wanted.tableId] ?? []).not.toContainEqual(period);
    expect((await own.cancel(reservationId(987_654))).ok).toBe(false);
  });
});

describe('BOOKING-1u BOOKING-1z a change at the embedded server', () => {
  it('is made once per key, counts the own table as free, and is found as it became', async () => {
    const own = reservationsOf(await market.customer());
    const view = await lookAt(own);
    const wanted = wish(view, 10);
    const { id, changes } = taken(await own.reserve(wanted, randomUUID()));
    const [date = '', time = ''] = wanted.start.split(' ');
    const later = tableTimes(view.facts, date, 2).find((one) => one.time > time);
    const table = tablesOf(view.offer).find((one) => one.id === wanted.tableId);
    const draft = { table, guests: 1, date, time: later?.time ?? '', note: '' };
    const change = { id, changes, wanted: taken(checkReservation(draft, { ...view.facts, taken: [] })) };
    const key = randomUUID();
    const first = taken(await own.change(change, key));
    expect(first).toMatchObject({ id, guests: 1, note: '', changes: 1, tableId: wanted.tableId, period: later?.stay });
    expect(taken(await own.change(change, key))).toEqual(first);
    expect(taken(await own.find(id))).toEqual(first);
    expect(await own.change(change, randomUUID())).toEqual({ ok: false, error: { kind: 'outdated' } });
  });

  it('is refused at a table of others, and to others', async () => {
    const [own, other] = [reservationsOf(await market.customer()), reservationsOf(await market.customer())];
    const wanted = wish(await lookAt(own), 11);
    taken(await own.reserve(wanted, randomUUID()));
    const theirs = wish(await lookAt(other), 12);
    const { id, changes } = taken(await other.reserve(theirs, randomUUID()));
    const change = { id, changes, wanted };
    expect(await other.change(change, randomUUID())).toEqual({ ok: false, error: { kind: 'taken' } });
    expect(await own.change(change, randomUUID())).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await own.find(id)).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('BOOKING-2 the waiting lists of the embedded server', () => {
  const waitsOf = (client: Client) => createHttpTableWaits({ ...client, zones, clock: market.market.clock });

  it('are joined once, offered what gets free until a moment of this clock, and left', async () => {
    const [holder, client] = [reservationsOf(await market.customer()), await market.customer()];
    const [own, other] = [waitsOf(client), waitsOf(await market.customer())];
    const view = await lookAt(holder);
    const wanted = wish(view, 15, 6);
    const [date = '', time = ''] = wanted.start.split(' ');
    const section = view.offer.sections.find(({ tables }) => tables.some(({ id }) => id === wanted.tableId));
    const { id } = taken(await holder.reserve(wanted, randomUUID()));
    const wished = { date, from: time, to: time, guests: 6, sectionId: section?.id };
    expect(taken(await own.ahead(GREEN_SPOON, wished))).toBe(0);
    const joined = taken(await own.join(GREEN_SPOON, wished));
    expect(taken(await own.ahead(GREEN_SPOON, wished))).toBe(0);
    expect(taken(await other.ahead(GREEN_SPOON, wished))).toBe(1);
    expect(joined).toMatchObject({
      ...wished,
      status: 'waiting',
      shop: { id: GREEN_SPOON, title: 'Green Spoon', timeZone: 'Europe/Amsterdam' },
      sectionTitle: section?.title,
      before: 0,
      offer: undefined,
    });
    expect(taken(await own.join(GREEN_SPOON, wished))).toEqual(joined);
    taken(await holder.cancel(id));
    await market.market.timers.tick();
    const [offered] = taken(await own.list());
    expect(offered).toMatchObject({
      status: 'offered',
      offer: { tableId: wanted.tableId, sectionTitle: section?.title, until: market.market.clock.now() + 900_000 },
    });
    expect(await other.leave(joined.id)).toMatchObject({ ok: false, error: { status: 404 } });
    taken(await own.leave(joined.id));
    expect(taken(await own.list())).toEqual([]);
  });

  it('refuse what nobody can wait for', async () => {
    const own = waitsOf(await market.customer());
    const nothing = { date: '2025-03-14', from: '03:00', to: '04:00', guests: 2, sectionId: undefined };
    expect(await own.join(GREEN_SPOON, nothing)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await own.ahead(GREEN_SPOON, nothing)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await own.join(NIGHT_MARKET, nothing)).toMatchObject({ ok: false });
  });
});
