import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import type { Customer } from '../support/shopping.ts';
import { BY_DAY, startTables, type TableStage } from './stage.ts';

const MINUTE_MS = 60_000;

let stage: TableStage;
let guests: readonly Customer[];
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  const made: Customer[] = [];
  for (let count = 0; count < 4; count++) made.push(await stage.customer());
  guests = made;
});
beforeEach(() => stage.store.database.deleteFrom('table_holds').execute());
afterAll(() => stage.marketplace.close());

const guest = (index: number): Customer => guests[index] as Customer;
const wish = (day: number, more: object = {}) => ({
  table_id: stage.table('T1'),
  booking_id: BY_DAY,
  start_date: `2025-05-${String(day).padStart(2, '0')} 19:00`,
  guest: 2,
  ...more,
});
const evening = (day: number) => ({
  start_date: `2025-05-${String(day).padStart(2, '0')} 19:00`,
  end_date: `2025-05-${String(day).padStart(2, '0')} 22:00`,
});
const hold = async (who: Customer, day: number, more: object = {}) =>
  (await stage.api.ok('holdTable', wish(day, more), { token: who.token })).data;
const refusedHold = (who: Customer, day: number, more: object = {}) =>
  stage.api.no('holdTable', wish(day, more), { token: who.token });
const takenFor = async (who: Customer | undefined, table = 'T1') =>
  await stage.api.ok(
    'listTakenPeriods',
    { id: stage.table(table), date_from: '2025-05-01', date_to: '2025-05-31' },
    who ? { token: who.token } : {},
  );
const shown = (day: number) => ({
  start_date: `${evening(day).start_date}:00`,
  end_date: `${evening(day).end_date}:00`,
});

describe('BOOKING-1q a table that is kept', () => {
  it('is kept for ten minutes from the first choice, however often it is asked for again', async () => {
    expect(await hold(guest(0), 1)).toEqual({ table_id: stage.table('T1'), ...shown(1), seconds_left: 600 });
    stage.clock.advance(4 * MINUTE_MS);
    expect(await hold(guest(0), 1)).toMatchObject({ seconds_left: 360 });
    stage.clock.advance(6 * MINUTE_MS - 1);
    expect((await refusedHold(guest(1), 1)).statusCode).toBe('ERROR_501');
    stage.clock.advance(1);
    expect(await hold(guest(1), 1)).toMatchObject({ seconds_left: 600 });
    expect((await refusedHold(guest(0), 1)).statusCode).toBe('ERROR_501');
  });

  it('is the only one of its customer: another choice gives it free', async () => {
    await hold(guest(0), 2);
    await hold(guest(0), 2, { table_id: stage.table('T2') });
    expect(await takenFor(guest(1))).toEqual([]);
    expect(await takenFor(guest(1), 'T2')).toEqual([shown(2)]);
    await stage.api.ok('releaseTable', {}, { token: guest(0).token });
    expect(await takenFor(guest(1), 'T2')).toEqual([]);
  });

  it('is refused as a reservation would be, with every fault, and to nobody', async () => {
    const { status, params } = await refusedHold(guest(0), 3, { guest: 9 });
    expect([status, params]).toEqual([400, { table_id: ['The table does not seat so many guests.'] }]);
    expect((await refusedHold(guest(0), 3, { table_id: 4711 })).params).toHaveProperty('table_id');
    expect((await refusedHold(guest(0), 3, { start_date: '2025-03-10 13:00' })).params).toHaveProperty('start_date');
    expect((await stage.api.call('holdTable', wish(3))).status).toBe(401);
    expect((await stage.api.call('releaseTable', {})).status).toBe(401);
    expect(await stage.store.database.selectFrom('table_holds').selectAll().execute()).toEqual([]);
  });
});

describe('BOOKING-1r a table that is kept', () => {
  it('is taken for everybody but its holder: periods, lists of free tables, and reservations', async () => {
    await hold(guest(0), 30);
    expect([await takenFor(undefined), await takenFor(guest(1)), await takenFor(guest(0))]).toEqual([
      [shown(30)],
      [shown(30)],
      [],
    ]);
    const free = async (who: Customer) =>
      (
        await stage.api.ok(
          'listTables',
          { shop_section_id: stage.section('Terrace'), free_from: '2025-05-30 19:00', free_to: '2025-05-30 22:00' },
          { token: who.token },
        )
      ).data.map(({ name }) => name);
    expect(await free(guest(0))).toContain('T1');
    expect(await free(guest(1))).not.toContain('T1');
    expect(await stage.api.no('createBooking', stage.draft(evening(30)), { token: guest(1).token })).toMatchObject({
      statusCode: 'ERROR_501',
    });
    stage.clock.advance(10 * MINUTE_MS);
    expect(await takenFor(undefined)).toEqual([]);
    expect((await stage.book(guest(1), evening(30))).status).toBe(200);
  });

  it('becomes the reservation of its holder, and is kept no more', async () => {
    await hold(guest(0), 5);
    expect((await stage.book(guest(0), evening(5))).status).toBe(200);
    expect(await stage.store.database.selectFrom('table_holds').selectAll().execute()).toEqual([]);
    expect((await refusedHold(guest(0), 5)).statusCode).toBe('ERROR_501');
    await hold(guest(0), 6);
    await stage.book(guest(0), { ...evening(6), table_id: stage.table('T2') });
    expect(await takenFor(guest(1))).toContainEqual(shown(6));
  });

  it('goes to one of two customers in the same instant, and the other gets the next one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(7, 8, 9, 12, 13, 14, 15, 16, 19, 20),
        fc.array(fc.nat(3), { minLength: 2, maxLength: 8 }),
        async (day, turns) => {
          await stage.store.database.deleteFrom('table_holds').execute();
          const who = [...new Set(turns)];
          const answers = await Promise.all(
            turns.map((index) => stage.api.call('holdTable', wish(day), { token: guest(index).token })),
          );
          const winners = new Set(turns.filter((_, at) => answers[at]?.status === 200));
          expect(winners.size).toBe(1);
          const losers = who.filter((index) => !winners.has(index));
          const next = wish(day, { table_id: stage.table('T2') });
          await Promise.all(losers.map((index) => stage.api.call('holdTable', next, { token: guest(index).token })));
          const rows = await stage.store.database.selectFrom('table_holds').selectAll().execute();
          expect(rows.filter(({ table_id }) => table_id === stage.table('T1'))).toHaveLength(1);
          expect(rows.filter(({ table_id }) => table_id === stage.table('T2'))).toHaveLength(
            Math.min(1, who.length - 1),
          );
        },
      ),
      runs(6, 100),
    );
  });

  it('never shares a moment with a reservation of somebody else, under any mix of choosing and booking', async () => {
    const stepArb = fc.record({ who: fc.nat(3), isBooking: fc.boolean(), table: fc.constantFrom('T1', 'T2') });
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 3, maxLength: 9 }), async (steps) => {
        await stage.store.database.deleteFrom('table_holds').execute();
        await stage.store.database
          .deleteFrom('user_bookings')
          .where('starts_at', '>', Date.UTC(2025, 4, 27))
          .execute();
        await Promise.all(
          steps.map(({ who, isBooking, table }) =>
            isBooking
              ? stage.book(guest(who), { ...evening(28), table_id: stage.table(table) })
              : stage.api.call('holdTable', wish(28, { table_id: stage.table(table) }), { token: guest(who).token }),
          ),
        );
        for (const table of ['T1', 'T2']) {
          const rows = { holds: await holdsOf(table), bookings: await bookingsOf(table) };
          expect(rows.bookings.length).toBeLessThanOrEqual(1);
          expect(rows.holds.length + rows.bookings.length).toBeLessThanOrEqual(1);
        }
      }),
      runs(8, 200),
    );
  });
});

const holdsOf = (name: string) =>
  stage.store.database.selectFrom('table_holds').selectAll().where('table_id', '=', stage.table(name)).execute();
const bookingsOf = (name: string) =>
  stage.store.database
    .selectFrom('user_bookings')
    .select('id')
    .where('table_id', '=', stage.table(name))
    .where('starts_at', '>', Date.UTC(2025, 4, 27))
    .execute();

describe('ACCOUNT-5 BOOKING-1q a deleted account', () => {
  it('keeps no table', async () => {
    const gone = await stage.customer();
    await hold(gone, 29);
    await stage.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: gone.token, as: 'json' });
    expect(await takenFor(guest(0))).not.toContainEqual(shown(29));
  });
});
