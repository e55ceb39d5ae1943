import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '../support/shopping.ts';
import { BY_DAY, BY_NIGHT, startTables, type TableStage } from './stage.ts';

let stage: TableStage;
let who: Customer;
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  who = await stage.customer();
});
afterAll(() => stage.marketplace.close());

const eventsOf = async ({ id }: Customer, kind: string): Promise<readonly unknown[]> => {
  const { events } = await wireEvents({ store: stage.store, clock: stage.clock }).after(`user ${id}`, 0);
  return events.filter(({ event }) => event === kind).map(({ data }) => JSON.parse(data) as unknown);
};
const create = async (customer: Customer, more: object = {}) =>
  (await stage.api.ok('createBooking', stage.draft({ ...more }), { token: customer.token })).data;
const status = (id: number, word: string) =>
  stage.api.call('changeBookingStatus', { id, status: word }, { token: stage.desk });

describe('BOOKING-1 a reserved table', () => {
  it('is taken for the whole stay, visibly to everybody', async () => {
    const booking = await create(who, { note: ' Window seat ' });
    expect(booking).toMatchObject({
      user_id: who.id,
      booking_id: BY_DAY,
      start_date: '2025-03-11 19:00:00',
      end_date: '2025-03-11 22:00:00',
      status: 'new',
      note: 'Window seat',
      guest: 2,
      booking: {
        id: BY_DAY,
        max_time: 3,
        start_time: '10:00',
        end_time: '22:00',
        shop: { id: 1, timezone: 'Europe/Amsterdam', phone: '15550100', translation: { title: 'Green Spoon' } },
      },
      table: {
        name: 'T1',
        chair_count: 2,
        active: true,
        shop_section: { shop_id: 1, area: '60', translation: { title: 'Terrace' } },
      },
    });
    expect(await stage.taken('T1')).toEqual([{ start_date: '2025-03-11 19:00:00', end_date: '2025-03-11 22:00:00' }]);
    expect((await stage.api.ok('showMyBooking', { id: booking.id }, { token: who.token })).data).toEqual(booking);
    expect((await stage.api.ok('listMyBookings', {}, { token: who.token })).data).toEqual([booking]);
  });

  it('rejects overlapping reservations and accepts adjacent ones', async () => {
    const other = await stage.customer();
    for (const [start, end] of [
      ['19:00', '22:00'],
      ['18:30', '21:30'],
      ['21:30', '00:30'],
      ['16:30', '19:30'],
    ] as const) {
      const day = end < start ? '2025-03-12' : '2025-03-11';
      const refusal = await stage.api.no(
        'createBooking',
        stage.draft({ start_date: `2025-03-11 ${start}`, end_date: `${day} ${end}` }),
        { token: other.token },
      );
      expect([start, refusal.status, refusal.statusCode, refusal.message]).toEqual([
        start,
        400,
        'ERROR_501',
        'The table is taken at that time.',
      ]);
    }
    expect((await stage.book(other, { start_date: '2025-03-11 16:00', end_date: '2025-03-11 19:00' })).status).toBe(
      200,
    );
    expect((await stage.book(other, { table_id: stage.table('H1') })).status).toBe(200);
    expect(await stage.taken('T1')).toHaveLength(2);
  });

  it('notifies the seller and the operators, and updates the customer’s other windows', async () => {
    const guest = await stage.customer();
    const { id } = await create(guest, { start_date: '2025-03-12 19:00:00', end_date: '2025-03-12 22:00' });
    const [news] = (await stage.api.ok('listNotifications', {}, { token: stage.desk })).data;
    expect(news).toMatchObject({
      type: 'new_booking',
      title: String(id),
      body: `New reservation #${id}`,
      user_booking: { id },
      read_at: null,
    });
    const seller = await stage.store.database
      .selectFrom('notifications')
      .innerJoin('shops', 'shops.user_id', 'notifications.user_id')
      .select('notifications.type')
      .where('shops.id', '=', 1)
      .where('subject_id', '=', id)
      .execute();
    expect(seller).toEqual([{ type: 'new_booking' }]);
    expect(await eventsOf(guest, 'booking')).toEqual([{ id, status: 'new', updated_at: '2025-03-10 11:00:00Z' }]);
    expect(await eventsOf(guest, 'notification')).toEqual([]);
  });
});

describe('BOOKING-1f an invalid reservation', () => {
  it.each([
    [
      { start_date: '2025-03-11 19:10', end_date: '2025-03-11 22:10' },
      { start_date: ['No tables can be booked for that time.'] },
    ],
    [
      { start_date: '2025-03-11 22:00', end_date: '2025-03-12 01:00' },
      { start_date: ['No tables can be booked for that time.'] },
    ],
    [
      { start_date: '2025-03-11 09:30', end_date: '2025-03-11 12:30' },
      { start_date: ['No tables can be booked for that time.'] },
    ],
    [
      { start_date: '2025-03-16 19:00', end_date: '2025-03-16 22:00' },
      { start_date: ['No tables can be booked for that time.'] },
    ],
    [
      { start_date: '2025-12-25 19:00', end_date: '2025-12-25 22:00' },
      { start_date: ['No tables can be booked for that time.'] },
    ],
    [
      { start_date: '2025-03-10 13:30', end_date: '2025-03-10 16:30' },
      { start_date: ['Please book at least 2 hours ahead.'] },
    ],
    [
      { start_date: '2024-03-11 19:00', end_date: '2024-03-11 22:00' },
      { start_date: ['Please book at least 2 hours ahead.'] },
    ],
    [
      { start_date: '2025-02-30 19:00', end_date: '2025-02-30 22:00' },
      { start_date: ['The start date format is invalid.'] },
    ],
    [{ end_date: '2025-03-11 21:00' }, { end_date: ['The end date format is invalid.'] }],
    [{ end_date: '2025-03-11 18:00' }, { end_date: ['The end date format is invalid.'] }],
    [{ guest: 3 }, { table_id: ['The table does not seat so many guests.'] }],
    [{ table_id: 4711 }, { table_id: ['The selected table id is invalid.'] }],
    [{ booking_id: BY_NIGHT }, { booking_id: ['The selected booking id is invalid.'] }],
    [{ note: 'x'.repeat(256) }, { note: ['The note may have at most 255 characters.'] }],
  ])('is rejected with a reason: %j', async (more, params) => {
    const before = await stage.store.database.selectFrom('user_bookings').select('id').execute();
    expect(
      await stage.api.no(
        'createBooking',
        stage.draft({ start_date: '2025-03-13 19:00', end_date: '2025-03-13 22:00', ...more }),
        { token: who.token },
      ),
    ).toMatchObject({ status: 400, statusCode: 'ERROR_400', params });
    expect(await stage.store.database.selectFrom('user_bookings').select('id').execute()).toEqual(before);
  });

  it('is rejected for a disabled table as for an unknown one', async () => {
    expect(
      (await stage.api.no('createBooking', stage.draft({ table_id: stage.table('T3') }), { token: who.token })).params,
    ).toEqual({ table_id: ['The selected table id is invalid.'] });
  });

  it('C3 ends with the stay of the shop where the client names no end', async () => {
    const guest = await stage.customer();
    const draft = stage.draft({ start_date: '2025-03-13 18:00', end_date: undefined });
    const { data } = await stage.api.ok('createBooking', draft, { token: guest.token });
    expect(data.end_date).toBe('2025-03-13 21:00:00');
    await stage.api.ok('cancelBookings', { ids: [data.id] }, { token: guest.token });
  });

  it('reports every missing field', async () => {
    expect(Object.keys((await stage.api.no('createBooking', {}, { token: who.token })).params)).toEqual([
      'table_id',
      'booking_id',
      'start_date',
    ]);
  });

  it.each([
    [{ guest: 0 }, 'guest'],
    [{ guest: -2 }, 'guest'],
    [{ guest: 1.5 }, 'guest'],
    [{ guest: 1e9 }, 'guest'],
    [{ start_date: 'tomorrow' }, 'start_date'],
    [{ start_date: '2025-03-11T19:00' }, 'start_date'],
    [{ start_date: '0000-01-01 10:00' }, 'start_date'],
    [{ end_date: "2025-03-11 22:00'; drop table users" }, 'end_date'],
    [{ table_id: '1 or 1=1' }, 'table_id'],
    [{ table_id: 2 ** 40 }, 'table_id'],
    [{ note: { a: 1 } }, 'note'],
  ])('of garbage %j is refused', async (more, field) => {
    expect(
      Object.keys((await stage.api.no('createBooking', stage.draft({ ...more }), { token: who.token })).params),
    ).toContain(field);
  });

  it('cannot set its owner or its shop', async () => {
    const guest = await stage.customer();
    const booking = await create(guest, {
      start_date: '2025-03-14 19:00',
      end_date: '2025-03-14 22:00',
      user_id: 1,
      status: 'accepted',
      note: '<script>alert(1)</script>',
    });
    expect(booking).toMatchObject({ user_id: guest.id, status: 'new', note: '<script>alert(1)</script>' });
  });
});

describe('BOOKING-1a BOOKING-1c reservation hours', () => {
  it('extend past midnight, and fall back to the marketplace’s minimum notice', async () => {
    const night = { table_id: stage.table('C1'), booking_id: BY_NIGHT, guest: 8 };
    const { start_date, end_date, booking } = await create(who, {
      ...night,
      start_date: '2025-03-12 00:30',
      end_date: '2025-03-12 03:30',
    });
    expect([start_date, end_date, booking.shop?.timezone]).toEqual([
      '2025-03-12 00:30:00',
      '2025-03-12 03:30:00',
      'Europe/Vienna',
    ]);
    expect(
      (
        await stage.api.no(
          'createBooking',
          stage.draft({ ...night, start_date: '2025-03-12 01:00', end_date: '2025-03-12 04:00' }),
          { token: who.token },
        )
      ).params,
    ).toHaveProperty('start_date');
  });

  it('measure elapsed time across clock changes', async () => {
    const night = { table_id: stage.table('C1'), booking_id: BY_NIGHT };
    expect(await create(who, { ...night, start_date: '2025-03-30 00:30', end_date: '2025-03-30 04:30' })).toMatchObject(
      { end_date: '2025-03-30 04:30:00' },
    );
    expect(await create(who, { ...night, start_date: '2025-10-26 00:30', end_date: '2025-10-26 02:30' })).toMatchObject(
      { end_date: '2025-10-26 02:30:00' },
    );
    const rows = await stage.store.database
      .selectFrom('user_bookings')
      .select(['starts_at', 'ends_at'])
      .where('table_id', '=', stage.table('C1'))
      .execute();
    for (const { starts_at, ends_at } of rows) expect(ends_at - starts_at).toBe(3 * 3_600_000);
  });

  it('exclude periods in which the shop has closed a table', async () => {
    const [from, until] = [Date.parse('2025-04-01T15:00:00Z'), Date.parse('2025-04-01T18:00:00Z')];
    await stage.store.database
      .insertInto('table_closures')
      .values({ table_id: stage.table('T2'), starts_at: from, ends_at: until })
      .execute();
    expect(await stage.taken('T2')).toEqual([{ start_date: '2025-04-01 17:00:00', end_date: '2025-04-01 20:00:00' }]);
    const at = (start: string, end: string) =>
      stage.book(who, {
        table_id: stage.table('T2'),
        start_date: `2025-04-01 ${start}`,
        end_date: `2025-04-01 ${end}`,
      });
    expect([
      (await at('14:30', '17:30')).status,
      (await at('14:00', '17:00')).status,
      (await at('20:00', '23:00')).status,
    ]).toEqual([400, 200, 200]);
  });
});

describe('BOOKING-1g the status of a reservation', () => {
  it('goes from new to accepted to canceled, and notifies the customer of each step', async () => {
    const guest = await stage.customer();
    const { id } = await create(guest, { start_date: '2025-03-18 19:00', end_date: '2025-03-18 22:00' });
    const shown = async () => (await stage.api.ok('showBookingStatus', { id }, { token: stage.desk })).data;
    expect(await shown()).toEqual({ id, status: 'new', allowed: ['accepted', 'canceled'] });
    expect(
      (await stage.api.ok('changeBookingStatus', { id, status: 'accepted', deliveryman_id: 3 }, { token: stage.desk }))
        .data,
    ).toMatchObject({ id, status: 'accepted' });
    expect(await shown()).toEqual({ id, status: 'accepted', allowed: ['canceled'] });
    expect(
      (await stage.api.no('changeBookingStatus', { id, status: 'accepted' }, { token: stage.desk })).statusCode,
    ).toBe('ERROR_252');
    expect((await stage.api.no('changeBookingStatus', { id, status: 'new' }, { token: stage.desk })).statusCode).toBe(
      'ERROR_253',
    );
    expect((await stage.api.no('changeBookingStatus', { id, status: 'eaten' }, { token: stage.desk })).statusCode).toBe(
      'ERROR_253',
    );
    expect(
      (await stage.api.ok('changeBookingStatus', { id, status: 'cancelled' }, { token: stage.desk })).data.status,
    ).toBe('canceled');
    expect(await stage.api.no('changeBookingStatus', { id, status: 'accepted' }, { token: stage.desk })).toMatchObject({
      statusCode: 'ERROR_255',
      message: 'This reservation is canceled already.',
    });
    expect(await shown()).toEqual({ id, status: 'canceled', allowed: [] });
    expect((await status(4711, 'accepted')).status).toBe(404);

    const { data } = await stage.api.ok(
      'listNotifications',
      { column: 'id', sort: 'asc' },
      { token: guest.token, lang: 'de' },
    );
    expect(data).toMatchObject([
      { type: 'booking_status', user_booking: { id }, body: `Deine Reservierung Nr. ${id}: angenommen` },
      { body: `Deine Reservierung Nr. ${id}: storniert` },
    ]);
    expect(await stage.api.ok('showStatistics', {}, { token: guest.token })).toMatchObject({
      booking_status: 2,
      notification: 2,
      new_booking: 0,
    });
    expect(await eventsOf(guest, 'booking')).toMatchObject([
      { status: 'new' },
      { status: 'accepted' },
      { status: 'canceled' },
    ]);
    expect(
      await stage.store.database
        .selectFrom('status_changes')
        .select('status')
        .where('subject_kind', '=', 'booking')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ status: 'new' }, { status: 'accepted' }, { status: 'canceled' }]);
  });

  it('becomes canceled only by its own customer, which frees the table and notifies the shop once', async () => {
    const [guest, other] = [await stage.customer(), await stage.customer()];
    const when = { start_date: '2025-03-19 19:00', end_date: '2025-03-19 22:00' };
    const { id } = await create(guest, when);
    expect((await stage.api.no('cancelBookings', { ids: [id] }, { token: other.token })).status).toBe(404);
    expect((await stage.book(other, when)).status).toBe(400);
    for (let time = 0; time < 2; time++)
      expect((await stage.api.ok('cancelBookings', { ids: [id, 4711] }, { token: guest.token })).data).toBeNull();
    expect((await stage.api.ok('showMyBooking', { id }, { token: guest.token })).data.status).toBe('canceled');
    const told = await stage.store.database
      .selectFrom('notifications')
      .select(['user_id', 'type'])
      .where('subject_kind', '=', 'booking')
      .where('subject_id', '=', id)
      .where('type', '=', 'booking_status')
      .execute();
    const seller = await stage.store.database
      .selectFrom('shops')
      .select('user_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(told).toEqual([{ user_id: seller.user_id, type: 'booking_status' }]);
    expect((await stage.book(other, when)).status).toBe(200);
    expect((await stage.book(guest, when)).status).toBe(400);
  });

  it('accepts ids in the request body', async () => {
    const guest = await stage.customer();
    const { id } = await create(guest, { start_date: '2025-03-20 19:00', end_date: '2025-03-20 22:00' });
    await stage.api.ok('cancelBookings', { ids: [id] }, { token: guest.token, as: 'json' });
    expect(
      (await stage.api.ok('listMyBookings', { status: 'cancelled' }, { token: guest.token })).data.map((one) => one.id),
    ).toEqual([id]);
  });
});

describe('BOOKING-1 lists of reservations', () => {
  it('show a customer’s own, newest first, by status, in pages', async () => {
    const guest = await stage.customer();
    const ids: number[] = [];
    for (const day of ['21', '22', '24'])
      ids.push((await create(guest, { start_date: `2025-03-${day} 19:00`, end_date: `2025-03-${day} 22:00` })).id);
    await status(ids[1] ?? 0, 'accepted');
    const list = async (sent: object = {}) => await stage.api.ok('listMyBookings', { ...sent }, { token: guest.token });
    expect((await list()).data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await list({ column: 'start_date', sort: 'asc' })).data.map(({ id }) => id)).toEqual(ids);
    expect((await list({ column: 'constructor', sort: 'asc' })).data.map(({ id }) => id)).toEqual(ids);
    expect((await list({ status: 'accepted' })).data.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list({ status: 'nonsense' })).meta.total).toBe(0);
    expect((await list({ page: 2, perPage: 2 })).meta).toMatchObject({
      current_page: 2,
      last_page: 2,
      total: 3,
      from: 3,
      to: 3,
    });
  });

  it('show all of them to operators, searchable by number and name', async () => {
    const all = await stage.api.ok('listAllBookings', { perPage: 100 }, { token: stage.desk });
    expect(new Set(all.data.map(({ user_id }) => user_id)).size).toBeGreaterThan(3);
    expect(all.data.every(({ user }) => user?.firstname === 'Nadia')).toBe(true);
    const [newest] = all.data;
    expect((await stage.api.ok('listAllBookings', { search: String(newest?.id) }, { token: stage.desk })).data).toEqual(
      [newest],
    );
    expect(
      (await stage.api.ok('listAllBookings', { search: 'dia BE', perPage: 1 }, { token: stage.desk })).meta.total,
    ).toBe(all.meta.total);
    expect((await stage.api.ok('listAllBookings', { search: '100%_\\' }, { token: stage.desk })).meta.total).toBe(0);
  });

  it('hide the owner of a reservation from other customers', async () => {
    const [first] = (await stage.api.ok('listMyBookings', {}, { token: who.token })).data;
    const other = await stage.customer();
    expect((await stage.api.no('showMyBooking', { id: first?.id }, { token: other.token })).status).toBe(404);
    expect((await stage.api.ok('listMyBookings', {}, { token: other.token })).data).toEqual([]);
  });
});
