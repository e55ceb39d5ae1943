import { sql } from 'kysely';
import * as fc from 'fast-check';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { openBrowser } from '../desk/browser.ts';
import type { Customer } from '../support/shopping.ts';
import { BY_DAY, BY_NIGHT, startTables, type TableStage } from './stage.ts';

let stage: TableStage;
let guests: readonly Customer[];
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  const made: Customer[] = [];
  for (let count = 0; count < 4; count++) made.push(await stage.customer());
  guests = made;
});
beforeEach(async () => {
  await stage.store.database.deleteFrom('table_holds').execute();
  await stage.store.database.deleteFrom('user_bookings').execute();
});
afterAll(() => stage.marketplace.close());

const guest = (index: number): Customer => guests[index] as Customer;
const evening = (start: string, more: object = {}) => ({
  table_id: stage.table('T1'),
  booking_id: BY_DAY,
  start_date: `2025-03-11 ${start}`,
  guest: 2,
  ...more,
});
const book = async (who: Customer, start = '19:00', more: object = {}) =>
  (await stage.api.ok('createBooking', evening(start, more), { token: who.token })).data;
const change = (who: Customer, id: number, start: string, more: object = {}, headers = {}) =>
  stage.api.call('changeBooking', { id, ...evening(start, more) }, { token: who.token, headers });
const changed = async (who: Customer, id: number, start: string, more: object = {}) =>
  (await stage.api.ok('changeBooking', { id, ...evening(start, more) }, { token: who.token })).data;
const refused = (who: Customer, id: number, start: string, more: object = {}) =>
  stage.api.no('changeBooking', { id, ...evening(start, more) }, { token: who.token });
const accept = (id: number) => stage.api.ok('changeBookingStatus', { id, status: 'accepted' }, { token: stage.desk });
const newsOf = async (token: string, id: number) =>
  (await stage.api.ok('listNotifications', { perPage: 100 }, { token })).data
    .filter((one) => one.user_booking?.id === id)
    .map(({ type, body }) => [type, body]);

describe('BOOKING-1v a change', () => {
  it('counts the own table as free: half an hour later, with another guest, with a note', async () => {
    const { id } = await book(guest(0), '19:00', { guest: 1 });
    const { updated_at, ...after } = await changed(guest(0), id, '19:30', { note: ' Window ' });
    expect(after).toMatchObject({
      id,
      start_date: '2025-03-11 19:30:00',
      end_date: '2025-03-11 22:30:00',
      guest: 2,
      note: 'Window',
      status: 'new',
      changes: 1,
    });
    expect(updated_at).toBeDefined();
    expect(await stage.taken('T1')).toEqual([{ start_date: '2025-03-11 19:30:00', end_date: '2025-03-11 22:30:00' }]);
    expect((await stage.api.ok('listMyBookings', {}, { token: guest(0).token })).meta.total).toBe(1);
  });

  it('is refused at tables and times of others, and gives the old ones free', async () => {
    const { id } = await book(guest(0), '13:00');
    await book(guest(1), '19:00');
    expect((await refused(guest(0), id, '17:30')).statusCode).toBe('ERROR_501');
    await changed(guest(0), id, '16:00');
    await changed(guest(0), id, '19:00', { table_id: stage.table('T2') });
    expect(await stage.taken('T1')).toHaveLength(1);
    expect((await stage.book(guest(2), { start_date: '2025-03-11 16:00', end_date: undefined })).status).toBe(200);
  });

  it('may keep its start within the notice period, and no other', async () => {
    // It is noon in Amsterdam, and tables are reserved two hours ahead.
    const { id } = await book(guest(0), '19:00', { guest: 1 });
    await stage.store.database
      .updateTable('user_bookings')
      .set({ starts_at: Date.parse('2025-03-10T13:00+01:00'), ends_at: Date.parse('2025-03-10T16:00+01:00') })
      .execute();
    const today = (start: string, more: object) => ({ start_date: `2025-03-10 ${start}`, ...more });
    expect((await refused(guest(0), id, '', today('13:30', {}))).params).toEqual({
      start_date: ['Please book at least 2 hours ahead.'],
    });
    expect(await changed(guest(0), id, '', today('13:00', { guest: 2 }))).toMatchObject({ guest: 2, changes: 1 });
  });

  it('stays in its shop, and is refused with every fault of a reservation', async () => {
    const { id } = await book(guest(0));
    const elsewhere = await refused(guest(0), id, '23:00', { table_id: stage.table('C1'), booking_id: BY_NIGHT });
    expect(elsewhere.params).toEqual({ table_id: ['The selected table id is invalid.'] });
    expect((await refused(guest(0), id, '19:10', { guest: 9, note: 'x'.repeat(256) })).params).toEqual({
      table_id: ['The table does not seat so many guests.'],
      start_date: ['No tables can be booked for that time.'],
      note: ['The note may have at most 255 characters.'],
    });
  });
});

describe('BOOKING-1u BOOKING-1w a change is refused', () => {
  it('to everybody but its customer', async () => {
    const { id } = await book(guest(0));
    expect((await change(guest(1), id, '20:00')).status).toBe(404);
    expect((await change(guest(0), 4711, '20:00')).status).toBe(404);
    expect((await stage.api.call('changeBooking', { id, ...evening('20:00') })).status).toBe(401);
    expect((await stage.api.call('holdTable', { ...evening('20:00'), change_of: id }, guest(1))).status).toBe(404);
    expect(await stage.taken('T1')).toEqual([{ start_date: '2025-03-11 19:00:00', end_date: '2025-03-11 22:00:00' }]);
  });

  it('where nothing changes, once canceled, and once begun', async () => {
    const { id } = await book(guest(0), '19:00', { note: 'Window' });
    expect(await refused(guest(0), id, '19:00', { note: ' Window ' })).toMatchObject({
      statusCode: 'ERROR_502',
      message: 'You have not changed anything.',
    });
    const past = { starts_at: stage.clock.now(), ends_at: stage.clock.now() + 1 };
    await stage.store.database.updateTable('user_bookings').set(past).execute();
    expect((await refused(guest(0), id, '20:00')).message).toBe('This reservation has begun.');
    await stage.store.database.updateTable('user_bookings').set({ status: 'canceled' }).execute();
    expect((await refused(guest(0), id, '20:00')).message).toBe('This reservation is canceled already.');
  });

  it('for another version than the one that was seen', async () => {
    const { id } = await book(guest(0));
    expect(await changed(guest(0), id, '19:30', { changes: 0 })).toMatchObject({ changes: 1 });
    expect(await change(guest(0), id, '20:00', { changes: 0 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'outdated' } },
    });
    expect(await changed(guest(0), id, '20:00', { changes: 1 })).toMatchObject({ changes: 2 });
  });
});

describe('BOOKING-1x a changed reservation', () => {
  it('waits for the restaurant again, which sees what it confirmed last, until it confirms', async () => {
    const { id } = await book(guest(0), '19:00', { guest: 1, note: 'Window' });
    await accept(id);
    await changed(guest(0), id, '19:30', { guest: 2, note: 'Window' });
    const after = await changed(guest(0), id, '20:00', { guest: 2, table_id: stage.table('T2') });
    expect(after).toMatchObject({
      status: 'new',
      changes: 2,
      changed_from: {
        start_date: '2025-03-11 19:00:00',
        end_date: '2025-03-11 22:00:00',
        guest: 1,
        note: 'Window',
        table: { name: 'T1' },
      },
    });
    expect((await accept(id)).data).toMatchObject({ status: 'accepted', changed_from: null });
    expect(await changed(guest(0), id, '20:30', { table_id: stage.table('T2') })).toMatchObject({
      changed_from: { start_date: '2025-03-11 20:00:00', table: { name: 'T2' } },
    });
  });

  it('is told to the seller and the operators, and to the other windows of its customer', async () => {
    const { id } = await book(guest(0));
    await changed(guest(0), id, '19:30');
    const seller = await stage.store.database
      .selectFrom('notifications')
      .innerJoin('shops', 'shops.user_id', 'notifications.user_id')
      .select('notifications.type')
      .where('shops.id', '=', 1)
      .where('subject_id', '=', id)
      .orderBy('notifications.id')
      .execute();
    expect(seller.map(({ type }) => type)).toEqual(['new_booking', 'booking_status']);
    expect(await newsOf(stage.desk, id)).toContainEqual([
      'booking_status',
      `Reservation #${id} was changed. Please confirm it again.`,
    ]);
    expect(await newsOf(guest(0).token, id)).toEqual([]);
    const { events } = await wireEvents({ store: stage.store, clock: stage.clock }).after(`user ${guest(0).id}`, 0);
    const mine = events.filter(({ event }) => event === 'booking').map(({ data }) => JSON.parse(data) as object);
    expect(mine.filter((one) => 'id' in one && one.id === id)).toHaveLength(2);
  });

  it('shows the desk what was changed, old → new, until it confirms', async () => {
    const { id } = await book(guest(0), '19:00', { note: '<b>Window</b>' });
    await accept(id);
    await changed(guest(0), id, '19:30', { guest: 1, table_id: stage.table('T2') });
    const browser = openBrowser(stage);
    await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
    const words = async () => (await browser.get('/desk/bookings')).text.replaceAll(/<\/?(?:bdi|div)>/g, '');
    expect(await words()).toContain('Table: T1, Terrace → T2, Terrace');
    expect(await words()).toContain('From: 2025-03-11 19:00 → 2025-03-11 19:30');
    expect(await words()).toContain('Guests: 2 → 1');
    expect(await words()).toContain('Note: &lt;b&gt;Window&lt;/b&gt; → –');
    await browser.submit(`/desk/bookings/${id}/status`, { status: 'accepted' });
    expect(await words()).not.toContain(' → ');
  });

  it('leaves no personal text when its customer leaves', async () => {
    const gone = await stage.customer();
    const { id } = await book(gone, '19:00', { note: 'Anniversary' });
    await changed(gone, id, '19:30', { note: 'Birthday' });
    await stage.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: gone.token, as: 'json' });
    const [row] = await stage.store.database.selectFrom('user_bookings').selectAll().execute();
    expect(row).toMatchObject({ note: null, changed_from: null, status: 'canceled' });
  });
});

describe('BOOKING-1q BOOKING-1v the hold of a change', () => {
  it('keeps the own table at another time, and is used up by the change', async () => {
    const { id } = await book(guest(0));
    const hold = (more: object) => stage.api.call('holdTable', evening('19:30', more), { token: guest(0).token });
    expect((await hold({})).status).toBe(400);
    expect((await hold({ change_of: id })).status).toBe(200);
    expect((await stage.book(guest(1), { start_date: '2025-03-11 22:00', end_date: undefined })).status).toBe(400);
    await changed(guest(0), id, '19:30');
    expect(await stage.store.database.selectFrom('table_holds').selectAll().execute()).toEqual([]);
  });
});

describe('BOOKING-1z L9 simultaneous changes', () => {
  it('are made once per key, and retries get the first response', async () => {
    const { id } = await book(guest(0));
    const key = { 'idempotency-key': '0b0e7c3e-2f63-4a07-9d0c-000000000011' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => change(guest(0), id, '19:30', { changes: 0 }, key)),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const again = await change(guest(0), id, '19:30', { changes: 0 }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await change(guest(0), id, '20:00', { changes: 0 }, key)).status).toBe(422);
    const [row] = await stage.store.database.selectFrom('user_bookings').selectAll().execute();
    expect(row).toMatchObject({ changes: 1, starts_at: Date.parse('2025-03-11T19:30+01:00') });
  });

  it('give a table to one of two customers, and the other is served the next one', async () => {
    const [one, other] = [
      await book(guest(0), '13:00'),
      await book(guest(1), '13:00', { table_id: stage.table('T2') }),
    ];
    const answers = await Promise.all([
      change(guest(0), one.id, '19:00'),
      change(guest(1), other.id, '19:00'),
      stage.api.call('createBooking', evening('20:30'), { token: guest(2).token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ statusCode: 'ERROR_501' });
    const next = { table_id: stage.table('T2') };
    const loser = answers[0].status === 200 ? ([guest(1), other.id] as const) : ([guest(0), one.id] as const);
    expect(await changed(...loser, '19:00', next)).toMatchObject({ table: { name: 'T2' } });
  });

  it('never let two parties share a table, under any mix of booking, changing and canceling', async () => {
    const stepArb = fc.record({
      who: fc.nat(3),
      kind: fc.constantFrom('book', 'change', 'change', 'cancel'),
      table: fc.constantFrom('T1', 'T2'),
      start: fc.constantFrom('13:00', '14:30', '16:00', '17:30', '19:00'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 6, maxLength: 16 }), async (steps) => {
        await stage.store.database.deleteFrom('user_bookings').execute();
        for (const index of [0, 1]) await book(guest(index), '10:00', { table_id: stage.table(`T${index + 1}`) });
        const known = await stage.store.database.selectFrom('user_bookings').selectAll().orderBy('id').execute();
        const answers = await Promise.all(
          steps.map(({ who, kind, table, start }) => {
            const own = known.find(({ user_id }) => user_id === guest(who).id)?.id;
            const more = { table_id: stage.table(table) };
            if (own === undefined || kind === 'book')
              return stage.api.call('createBooking', evening(start, more), { token: guest(who).token });
            return kind === 'change'
              ? change(guest(who), own, start, more)
              : stage.api.call('cancelBookings', { ids: [own] }, { token: guest(who).token });
          }),
        );
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
        const { rows } = await sql<{ pairs: number }>`
          select count(*)::integer as pairs from user_bookings a join user_bookings b
            on a.table_id = b.table_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
          where a.status <> 'canceled' and b.status <> 'canceled'`.execute(stage.store.database);
        expect(rows[0]?.pairs).toBe(0);
      }),
      runs(8, 200),
    );
  });
});
