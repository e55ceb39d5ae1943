import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@domain/calendar/index.ts';
import { runs } from '../../domain/runs.ts';
import type { Customer } from '../support/shopping.ts';
import { BY_DAY, startTables, type TableStage } from './stage.ts';

const MINUTE_MS = 60_000;
const SPOON = 1;

let stage: TableStage;
let holder: Customer;
let guests: readonly Customer[];
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  holder = await stage.customer();
  const made: Customer[] = [];
  for (let count = 0; count < 3; count++) made.push(await stage.customer());
  guests = made;
}, 300_000);
beforeEach(async () => {
  for (const table of ['table_holds', 'table_waits', 'user_bookings', 'notifications'] as const)
    await stage.store.database.deleteFrom(table).execute();
});
afterAll(() => stage.marketplace.close());

const guest = (index: number): Customer => guests[index] as Customer;
const DAY = '2025-05-14';
/** Five guests, whom only table H1 seats. */
const request = (more: object = {}) => ({
  shop_id: SPOON,
  date: DAY,
  time_from: '18:30',
  time_to: '19:30',
  guest: 5,
  ...more,
});
const draft = (more: object = {}) => ({
  table_id: stage.table('H1'),
  booking_id: BY_DAY,
  start_date: `${DAY} 19:00`,
  end_date: undefined,
  guest: 5,
  ...more,
});
const join = async (who: Customer, more: object = {}) => {
  const { data } = await stage.api.ok('joinTableLine', request(more), { token: who.token });
  stage.clock.advance(1);
  return data;
};
const placesOf = async (who: Customer) => (await stage.api.ok('listMyTableWaits', {}, { token: who.token })).data;
const statusOf = async (who: Customer) => (await placesOf(who)).map(({ status }) => status);
/** Somebody has the only table that seats five at seven; returns the reservation. */
const fill = async (more: object = {}): Promise<number> => {
  const answer = await stage.api.ok('createBooking', stage.draft(draft(more)), { token: holder.token });
  return answer.data.id;
};
const cancel = (id: number) => stage.api.ok('cancelBookings', { ids: [id] }, { token: holder.token });
/** Lets the jobs run, after some minutes. */
const pass = async (minutes = 0): Promise<void> => {
  stage.clock.advance(minutes * MINUTE_MS);
  await stage.timers.tick();
};
const offersTo = async (who: Customer, lang = 'en') =>
  (await stage.api.ok('listNotifications', { column: 'id', sort: 'asc' }, { token: who.token, lang })).data.filter(
    ({ data }) => data?.['status'] === 'table_free',
  );

describe('BOOKING-2a BOOKING-2b joining a line', () => {
  it('is one place for a shop and day: the same request again is the same, another one goes to the end', async () => {
    await fill();
    const first = await join(guest(0));
    await join(guest(1));
    expect(first).toMatchObject({
      status: 'waiting',
      shop: { id: SPOON },
      date: DAY,
      time_from: '18:30',
      time_to: '19:30',
      guest: 5,
      parties_before: 0,
      offer: null,
    });
    expect(await join(guest(0))).toMatchObject({ id: first.id, parties_before: 0 });
    expect(await placesOf(guest(1))).toMatchObject([{ parties_before: 1 }]);
    expect(await join(guest(0), { time_to: '20:00' })).toMatchObject({ id: first.id, parties_before: 1 });
    expect(await placesOf(guest(1))).toMatchObject([{ parties_before: 0 }]);
    await join(guest(0), { date: '2025-05-15' });
    expect((await placesOf(guest(0))).map(({ date }) => date)).toEqual([DAY, '2025-05-15']);
  });

  it('BOOKING-2i tells before joining what it tells after, and asking is not joining', async () => {
    await fill();
    const { shop_id, ...rest } = request();
    const ahead = async (who: Customer, more: object = {}) =>
      (await stage.api.ok('countPartiesAhead', { shop_id, ...rest, ...more }, { token: who.token })).data
        .parties_before;
    expect(await ahead(guest(0))).toBe(0);
    expect(await placesOf(guest(0))).toEqual([]);
    await join(guest(0));
    await join(guest(1), { time_from: '20:00', time_to: '20:30' });
    // The own place would be replaced.
    expect([await ahead(guest(0)), await ahead(guest(1)), await ahead(guest(2))]).toEqual([0, 1, 1]);
    expect(await ahead(guest(2), { time_to: '20:00' })).toBe(2);
    expect(await ahead(guest(2), { date: '2025-05-15' })).toBe(0);
    expect(await join(guest(2), { time_to: '20:00' })).toMatchObject({ parties_before: 2 });
    const { status, params } = await stage.api.no('countPartiesAhead', request({ guest: 7 }), {
      token: guest(0).token,
    });
    expect([status, Object.keys(params ?? {})]).toEqual([400, ['guest']]);
    expect((await stage.api.call('countPartiesAhead', request())).status).toBe(401);
  });

  it('is made once, however often it is sent in one instant', async () => {
    await fill();
    const sent = Array.from({ length: 5 }, () => stage.api.call('joinTableLine', request(), { token: guest(0).token }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await placesOf(guest(0))).toHaveLength(1);
  });

  it('is refused with every fault, and to nobody', async () => {
    const refused = (more: object) => stage.api.no('joinTableLine', request(more), { token: guest(0).token });
    expect(await refused({ guest: 7, time_from: '03:00', time_to: '04:00' })).toMatchObject({
      status: 400,
      params: {
        guest: ['There are no tables for so many guests.'],
        time_from: ['No tables can be booked for that time.'],
      },
    });
    expect((await refused({ shop_section_id: stage.section('Terrace') })).params).toHaveProperty('guest');
    expect((await refused({ shop_section_id: 4711 })).params).toHaveProperty('shop_section_id');
    expect((await refused({ shop_id: 4711 })).params).toHaveProperty('shop_id');
    expect((await refused({ date: '2025-05-18' })).params).toHaveProperty('time_from');
    expect((await refused({ date: '2025-02-30' })).params).toHaveProperty('date');
    expect((await stage.api.call('joinTableLine', request())).status).toBe(401);
    expect(await stage.store.database.selectFrom('table_waits').selectAll().execute()).toEqual([]);
  });
});

describe('BOOKING-2d a table that gets free', () => {
  it('is kept for the first in line, who is told, and for nobody else; booking it takes the place', async () => {
    const id = await fill();
    await join(guest(0));
    await join(guest(1));
    await pass();
    expect([await statusOf(guest(0)), await offersTo(guest(0))]).toEqual([['waiting'], []]);
    await cancel(id);
    await pass();
    const [place] = await placesOf(guest(0));
    expect(place).toMatchObject({
      status: 'offered',
      offer: {
        table: { name: 'H1', shop_section: { translation: { title: 'Hall' } } },
        start_date: `${DAY} 19:00:00`,
        seconds_left: 900,
      },
    });
    expect(await offersTo(guest(0))).toMatchObject([
      { type: 'booking_status', table_wait: { id: place?.id }, body: expect.stringContaining('14.05.2025 at 19:00') },
    ]);
    expect((await offersTo(guest(0), 'de'))[0]?.body).toContain('ist ein Tisch für dich frei');
    expect(await statusOf(guest(1))).toEqual(['waiting']);
    expect((await stage.taken('H1')).map(({ start_date }) => start_date)).toEqual([`${DAY} 19:00:00`]);
    for (const who of [guest(1), holder])
      expect(await stage.api.no('createBooking', stage.draft(draft()), { token: who.token })).toMatchObject({
        statusCode: 'ERROR_501',
      });
    await stage.api.ok('holdTable', { ...draft(), start_date: `${DAY} 19:00` }, { token: guest(0).token });
    await stage.api.ok('createBooking', stage.draft(draft()), { token: guest(0).token });
    expect([await statusOf(guest(0)), await statusOf(guest(1))]).toEqual([['taken'], ['waiting']]);
    await pass(20);
    expect(await statusOf(guest(1))).toEqual(['waiting']);
    expect(await offersTo(guest(1))).toEqual([]);
  });

  it('goes to the next when its time to decide is over, or when the first leaves, each told once', async () => {
    const id = await fill();
    for (const who of guests) await join(who);
    await cancel(id);
    await pass();
    await pass(14);
    expect([await statusOf(guest(0)), await statusOf(guest(1))]).toEqual([['offered'], ['waiting']]);
    await pass(1);
    expect([await statusOf(guest(0)), await statusOf(guest(1))]).toEqual([['ended'], ['offered']]);
    const [second] = await placesOf(guest(1));
    await stage.api.ok('leaveTableLine', { id: second?.id }, { token: guest(1).token });
    await pass();
    expect([await placesOf(guest(1)), await statusOf(guest(2))]).toEqual([[], ['offered']]);
    for (const who of guests) expect(await offersTo(who)).toHaveLength(1);
    await join(guest(0));
    expect(await statusOf(guest(0))).toEqual(['waiting']);
  });

  it('is found whichever way it got free: declined, moved, kept no more', async () => {
    const declined = await fill();
    await join(guest(0));
    await stage.api.ok('changeBookingStatus', { id: declined, status: 'canceled' }, { token: stage.desk });
    await pass();
    expect(await statusOf(guest(0))).toEqual(['offered']);

    const moved = await fill({ start_date: '2025-05-15 19:00' });
    await join(guest(1), { date: '2025-05-15' });
    await stage.api.ok(
      'changeBooking',
      { id: moved, ...draft({ start_date: '2025-05-16 12:00' }) },
      { token: holder.token },
    );
    await pass();
    expect(await statusOf(guest(1))).toEqual(['offered']);

    await stage.api.ok('holdTable', draft({ start_date: '2025-05-19 19:00' }), { token: holder.token });
    await join(guest(2), { date: '2025-05-19' });
    await pass(9);
    expect(await statusOf(guest(2))).toEqual(['waiting']);
    await pass(1);
    expect(await statusOf(guest(2))).toEqual(['offered']);
  });

  it('is offered only within the request: section, guests, span and notice', async () => {
    const both = [await fill(), await fill({ table_id: stage.table('T2'), guest: 4 })];
    await fill({ table_id: stage.table('T1'), guest: 2 });
    await join(guest(0), { guest: 4, shop_section_id: stage.section('Terrace') });
    await join(guest(1), { guest: 5, time_from: '10:00', time_to: '10:00', date: '2025-05-20' });
    await cancel(both[0] ?? 0);
    await pass();
    expect(await statusOf(guest(0))).toEqual(['waiting']);
    await cancel(both[1] ?? 0);
    await pass();
    expect((await placesOf(guest(0)))[0]?.offer?.table.name).toBe('T2');
    expect((await placesOf(guest(1)))[0]?.offer?.start_date).toBe('2025-05-20 10:00:00');
  });

  it('BOOKING-2f a reservation of the customer within the span takes the place, also a changed one', async () => {
    await fill();
    await join(guest(0), { time_from: '10:00', time_to: '22:00' });
    const other = draft({ start_date: `${DAY} 12:00` });
    await stage.api.ok('createBooking', stage.draft(other), { token: guest(0).token });
    expect(await statusOf(guest(0))).toEqual(['taken']);
    const { data } = await stage.api.ok('createBooking', stage.draft(draft({ start_date: '2025-05-15 12:00' })), {
      token: guest(1).token,
    });
    await fill({ start_date: '2025-05-15 19:00' });
    await join(guest(1), { date: '2025-05-15', time_from: '13:00', time_to: '16:00' });
    await stage.api.ok(
      'changeBooking',
      { id: data.id, ...draft({ start_date: '2025-05-15 13:00' }) },
      { token: guest(1).token },
    );
    expect(await statusOf(guest(1))).toEqual(['taken']);
  });

  it('goes to one only, under any mix of booking, keeping, joining, leaving and offers', async () => {
    const stepArb = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('join', 'leave', 'book', 'hold', 'pass', 'late'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 3, maxLength: 10 }), async (steps) => {
        for (const table of ['table_holds', 'table_waits', 'user_bookings'] as const)
          await stage.store.database.deleteFrom(table).execute();
        await Promise.all(
          steps.map(async ({ who, what }) => {
            const how = { token: guest(who).token };
            if (what === 'join')
              await stage.api.call('joinTableLine', request({ time_from: '19:00', time_to: '19:00' }), how);
            if (what === 'book') await stage.api.call('createBooking', stage.draft(draft()), how);
            if (what === 'hold') await stage.api.call('holdTable', draft(), how);
            if (what === 'pass') await pass();
            if (what === 'late') await pass(16);
            if (what === 'leave')
              for (const { id } of await placesOf(guest(who))) await stage.api.call('leaveTableLine', { id }, how);
          }),
        );
        await pass();
        const now = stage.clock.now();
        const { database } = stage.store;
        const booked = await database.selectFrom('user_bookings').selectAll().execute();
        const held = await database.selectFrom('table_holds').selectAll().where('held_until', '>', now).execute();
        const offered = await database
          .selectFrom('table_waits')
          .selectAll()
          .where('taken', '=', false)
          .where('offered_until', '>', now)
          .execute();
        // A holder may keep what is offered to them.
        const owners = new Set([...booked, ...held, ...offered].map(({ user_id }) => user_id));
        expect([booked.length <= 1, offered.length <= 1, owners.size <= 1]).toEqual([true, true, true]);
      }),
      runs(12, 300),
    );
  });
});

describe('BOOKING-2c a place', () => {
  it('ends by itself when no time of it can be booked any more, and is off the list a day later', async () => {
    const today = '2025-03-12';
    stage.clock.advance(Date.parse(`${today}T12:00:00+01:00`) - stage.clock.now());
    await fill({ start_date: `${today} 19:00` });
    const notice = (await join(guest(0), { date: today, time_from: '19:00', time_to: '19:00' })).status;
    expect(notice).toBe('waiting');
    await pass(6 * 60);
    expect(await statusOf(guest(0))).toEqual(['ended']);
    await pass(2 * 24 * 60);
    expect(await placesOf(guest(0))).toEqual([]);
  });
});

describe('BOOKING-2h the twenty-first line', () => {
  it('is refused until one is left, while a request may still change', async () => {
    const who = await stage.customer();
    const wednesdays = ['05-14', '05-21', '05-28', '06-04', '06-11', '06-18', '06-25'];
    const days = wednesdays.flatMap((day) => [0, 1, 2].map((later) => addDays(`2025-${day}`, later)));
    const [last = '', ...first] = days.toReversed();
    for (const date of first) await join(who, { date });
    const refused = await stage.api.no('joinTableLine', request({ date: last }), { token: who.token });
    const text = 'You wait for 20 tables already. Leave one of these lines first.';
    expect([refused.status, refused.params]).toEqual([400, { waits: [text] }]);
    expect((await join(who, { date: days[0] ?? '', time_to: '19:00' })).time_to).toBe('19:00');
    const [place] = await placesOf(who);
    await stage.api.ok('leaveTableLine', { id: place?.id ?? 0 }, { token: who.token });
    expect((await join(who, { date: last })).status).toBe('waiting');
  });
});

describe('places of others', () => {
  it('are not found, and the desk alone counts who waits', async () => {
    await fill();
    const { id } = await join(guest(0));
    await join(guest(1));
    expect((await stage.api.no('leaveTableLine', { id }, { token: guest(1).token })).status).toBe(404);
    expect((await stage.api.call('leaveTableLine', { id })).status).toBe(401);
    expect(await statusOf(guest(0))).toEqual(['waiting']);
    expect((await stage.api.ok('countTableWaits', {}, { token: stage.desk })).data).toMatchObject([
      { date: DAY, parties: 2, shop: { id: SPOON } },
    ]);
    expect((await stage.api.call('countTableWaits', {}, { token: guest(0).token })).status).toBe(403);
    expect((await stage.api.ok('leaveTableLine', { id }, { token: guest(0).token })).status).toBe(true);
    expect((await stage.api.no('leaveTableLine', { id }, { token: guest(0).token })).status).toBe(404);
  });

  it('ACCOUNT-5 go with their account, and what was offered passes on', async () => {
    const reservation = await fill();
    const gone = await stage.customer();
    await join(gone);
    await join(guest(0));
    await cancel(reservation);
    await pass();
    expect([await statusOf(gone), await statusOf(guest(0))]).toEqual([['offered'], ['waiting']]);
    await stage.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: gone.token, as: 'json' });
    await pass();
    expect(await statusOf(guest(0))).toEqual(['offered']);
  });
});
