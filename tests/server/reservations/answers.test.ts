import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTables, type TableStage } from './stage.ts';

let stage: TableStage;
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
});
afterAll(() => stage.marketplace.close());

const statuses = async (token: string) =>
  (await stage.api.ok('listMyBookings', { sort: 'asc' }, { token })).data.map(({ status }) => status);
const after = async (milliseconds: number): Promise<void> => {
  stage.clock.advance(milliseconds);
  await stage.timers.tick();
};
const evening = (day: string) => ({ start_date: `2025-03-${day} 19:00`, end_date: `2025-03-${day} 22:00` });

describe('BOOKING-1g simulated shops', () => {
  it('accept a reservation after a minute, notify the customer once, and leave canceled ones alone', async () => {
    const who = await stage.customer();
    for (const day of ['11', '12']) expect((await stage.book(who, evening(day))).status).toBe(200);
    const [second] = (await stage.api.ok('listMyBookings', {}, { token: who.token })).data;
    await after(59_999);
    expect(await statuses(who.token)).toEqual(['new', 'new']);
    await stage.api.ok('cancelBookings', { ids: [second?.id] }, { token: who.token });
    await after(1);
    for (let round = 0; round < 3; round++) await after(60_000);
    expect(await statuses(who.token)).toEqual(['accepted', 'canceled']);
    expect((await stage.api.ok('listNotifications', {}, { token: who.token })).data.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Your reservation #\d+: accepted$/),
    ]);
  });

  it('ignore reservations in the past', async () => {
    const who = await stage.customer();
    expect((await stage.book(who, evening('13'))).status).toBe(200);
    await after(30 * 86_400_000);
    const token = await stage.api.signIn('customer-2@tiffin.test');
    expect(await statuses(token)).toEqual(['new']);
    // BOOKING-1p: nor can a table be given back once the guests are expected.
    const [past] = (await stage.api.ok('listMyBookings', {}, { token })).data;
    expect(await stage.api.no('cancelBookings', { ids: [past?.id] }, { token })).toMatchObject({
      message: 'This reservation has begun.',
    });
    expect(await statuses(token)).toEqual(['new']);
  });
});

describe('BOOKING-1x simulated shops', () => {
  it('answer a change a minute after it, not after the booking', async () => {
    const who = await stage.customer();
    const when = { start_date: '2025-04-22 19:00', end_date: '2025-04-22 22:00' };
    expect((await stage.book(who, when)).status).toBe(200);
    await after(59_000);
    const [own] = (await stage.api.ok('listMyBookings', {}, { token: who.token })).data;
    await stage.api.ok(
      'changeBooking',
      { ...stage.draft({ ...when, note: 'Window' }), id: own?.id },
      { token: who.token },
    );
    await after(59_999);
    expect(await statuses(who.token)).toEqual(['new']);
    await after(1);
    expect(await statuses(who.token)).toEqual(['accepted']);
  });
});

describe('ACCOUNT-5 BOOKING-1 a deleted account', () => {
  it('releases its tables and leaves reservations without personal texts', async () => {
    const [gone, next] = [await stage.customer(), await stage.customer()];
    const when = { start_date: '2025-04-15 19:00', end_date: '2025-04-15 22:00' };
    expect((await stage.book(gone, { ...when, note: 'Anniversary' })).status).toBe(200);
    expect((await stage.book(next, when)).status).toBe(400);
    await stage.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: gone.token, as: 'json' });
    expect((await stage.book(next, when)).status).toBe(200);
    const rows = await stage.store.database
      .selectFrom('user_bookings')
      .select(['status', 'note', 'guests'])
      .where('user_id', '=', gone.id)
      .execute();
    expect(rows).toEqual([{ status: 'canceled', note: null, guests: 2 }]);
  });
});
