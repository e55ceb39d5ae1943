import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '../support/shopping.ts';
import { startTables, type TableStage } from './stage.ts';

let stage: TableStage;
let who: Customer;
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  who = await stage.customer();
});
afterAll(() => stage.marketplace.close());

/** Moves the clock to a moment of 11 March in Amsterdam, and lets the jobs run. */
const until = async (time: string): Promise<void> => {
  stage.clock.advance(Date.parse(`2025-03-11T${time}:00+01:00`) - stage.clock.now());
  await stage.timers.tick();
};
const reminders = async (lang = 'en') =>
  (await stage.api.ok('listNotifications', { column: 'id', sort: 'asc' }, { token: who.token, lang })).data.filter(
    ({ data }) => data?.['status'] === 'reminder',
  );
const create = async (table: string, start: string) =>
  (
    await stage.api.ok(
      'createBooking',
      stage.draft({
        table_id: stage.table(table),
        start_date: `2025-03-11 ${start}`,
        end_date: undefined,
      }),
      { token: who.token },
    )
  ).data;

describe('BOOKING-1t the reminder of a table', () => {
  it('comes two hours before, once, in the customer’s language, and never for a table that was given up', async () => {
    const { id } = await create('T1', '19:00');
    const other = await create('T2', '19:00');
    await stage.api.ok('cancelBookings', { ids: [other.id] }, { token: who.token });
    await until('16:59');
    expect(await reminders()).toEqual([]);
    await until('17:00');
    expect(await reminders()).toMatchObject([
      {
        type: 'booking_status',
        user_booking: { id },
        body: `Your table is booked for 19:00 (reservation #${id}). See you soon.`,
      },
    ]);
    expect((await reminders('de')).map(({ body }) => body)).toEqual([
      `Dein Tisch ist für 19:00 reserviert (Reservierung Nr. ${id}). Bis gleich.`,
    ]);
    for (const time of ['17:01', '18:00', '18:59']) await until(time);
    expect(await reminders()).toHaveLength(1);
  });

  it('does not come for a table that is asked for only two hours before', async () => {
    await until('19:00');
    const before = (await reminders()).length;
    await create('T2', '21:00');
    for (const time of ['19:01', '20:00', '20:59']) await until(time);
    expect(await reminders()).toHaveLength(before);
  });
});

describe('BOOKING-1x the reminder of a changed table', () => {
  it('follows the new start, and does not come for one within two hours of the change', async () => {
    stage.clock.advance(Date.parse('2025-03-12T12:00:00+01:00') - stage.clock.now());
    const at = async (time: string): Promise<number> => {
      stage.clock.advance(Date.parse(`2025-03-12T${time}:00+01:00`) - stage.clock.now());
      await stage.timers.tick();
      return (await reminders()).length;
    };
    const before = (await reminders()).length;
    const draft = (start: string) =>
      stage.draft({ start_date: `2025-03-12 ${start}`, end_date: undefined, table_id: stage.table('T1') });
    const { id } = (await stage.api.ok('createBooking', draft('18:00'), { token: who.token })).data;
    const move = (start: string) => stage.api.ok('changeBooking', { id, ...draft(start) }, { token: who.token });
    await move('19:00');
    expect([await at('16:30'), await at('17:00')]).toEqual([before, before + 1]);
    await move('21:00');
    expect([await at('18:59'), await at('19:00')]).toEqual([before + 1, before + 2]);
    expect(await at('19:30')).toBe(before + 2);
    await move('21:30');
    expect([await at('19:31'), await at('21:29')]).toEqual([before + 2, before + 2]);
  });
});
