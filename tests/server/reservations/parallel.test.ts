import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import type { Answer } from '../support/api.ts';
import type { Customer } from '../support/shopping.ts';
import { startTables, type TableStage } from './stage.ts';

let stage: TableStage;
let guests: readonly Customer[];
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  const made: Customer[] = [];
  for (let count = 0; count < 5; count++) made.push(await stage.customer());
  guests = made;
});
afterAll(() => stage.marketplace.close());

const guest = (index: number): Customer => guests[index % guests.length] as Customer;
const bookings = () =>
  stage.store.database
    .selectFrom('user_bookings')
    .select(['id', 'table_id', 'user_id', 'starts_at', 'ends_at', 'status'])
    .orderBy('id')
    .execute();
/** Pairs of bookings that share a moment at one table. */
const clashes = async (): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ pairs: number }>`
    select count(*)::integer as pairs
    from user_bookings a
    join user_bookings b on a.table_id = b.table_id
      and a.id < b.id
    where a.status <> 'canceled'
      and b.status <> 'canceled'
      and a.starts_at < b.ends_at
      and b.starts_at < a.ends_at`.execute(stage.store.database);
  return row?.pairs ?? NaN;
};
const wins = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length;
const evening = (day: number) => ({
  start_date: `2025-04-${String(day).padStart(2, '0')} 19:00`,
  end_date: `2025-04-${String(day).padStart(2, '0')} 22:00`,
});

describe('BOOKING-1d L9 a table at a given time', () => {
  it('goes to exactly one of twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => stage.book(guest(index), evening(1))));
    expect(wins(answers)).toBe(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ statusCode: 'ERROR_501', message: 'The table is taken at that time.' });
    expect(await clashes()).toBe(0);
  });

  it('is reserved once per key, and retries get the first response', async () => {
    const who = guest(0);
    const key = { headers: { 'idempotency-key': '0b0e7c3e-2f63-4a07-9d0c-000000000001' } };
    const answers = await Promise.all(Array.from({ length: 12 }, () => stage.book(who, evening(2), key)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const again = await stage.book(who, evening(2), key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const mine = (await bookings()).filter(({ starts_at }) => starts_at === Date.parse('2025-04-02T17:00:00Z'));
    expect(mine).toHaveLength(1);
    expect((again.body as { readonly data: { readonly id: number } }).data.id).toBe(mine[0]?.id);
    expect((await stage.book(who, evening(3), key)).status).toBe(422);
    expect((await stage.book(who, evening(3), { headers: { 'idempotency-key': 'no uuid' } })).status).toBe(400);
    const taken = { headers: { 'idempotency-key': '0b0e7c3e-2f63-4a07-9d0c-000000000002' } };
    expect((await stage.book(guest(1), evening(2), taken)).status).toBe(400);
    await stage.api.ok('cancelBookings', { ids: [mine[0]?.id] }, { token: who.token });
    expect((await stage.book(guest(1), evening(2), taken)).status).toBe(200);
  });

  it('is never reserved twice under any mix of reserving, canceling and operator changes', async () => {
    const slots = ['10:00', '11:30', '13:00', '14:30', '16:00', '19:00', '20:30'] as const;
    const until = (time: string): string => `${String(Number(time.slice(0, 2)) + 3).padStart(2, '0')}${time.slice(2)}`;
    const intentArb = fc.oneof(
      fc.record({
        kind: fc.constant('book' as const),
        who: fc.nat(4),
        slot: fc.constantFrom(...slots),
        table: fc.constantFrom('T1', 'T2'),
      }),
      fc.record({
        kind: fc.constantFrom('cancel' as const, 'accept' as const, 'refuse' as const),
        who: fc.nat(4),
        pick: fc.nat(30),
      }),
    );
    let day = 7;
    const before = (await bookings()).length;
    await fc.assert(
      fc.asyncProperty(fc.array(intentArb, { minLength: 4, maxLength: 14 }), async (intents) => {
        day = day === 12 ? 7 : day + 1;
        const known = await bookings();
        await Promise.all(
          intents.map((intent) => {
            if (intent.kind === 'book') {
              const at = (time: string): string => `2025-04-${String(day).padStart(2, '0')} ${time}`;
              return stage.book(guest(intent.who), {
                table_id: stage.table(intent.table),
                start_date: at(intent.slot),
                end_date: at(until(intent.slot)),
              });
            }
            const id = known[known.length - 1 - (intent.pick % known.length)]?.id ?? 1;
            if (intent.kind === 'cancel')
              return stage.api.call('cancelBookings', { ids: [id] }, { token: guest(intent.who).token });
            return stage.api.call(
              'changeBookingStatus',
              { id, status: intent.kind === 'accept' ? 'accepted' : 'canceled' },
              { token: stage.desk },
            );
          }),
        );
        expect(await clashes()).toBe(0);
      }),
      runs(8, 300),
    );
    expect((await bookings()).length).toBeGreaterThan(before);
  });

  it('is guarded by a database constraint', async () => {
    const [free] = await bookings();
    const row = {
      booking_id: 1,
      user_id: guest(0).id,
      table_id: stage.table('H1'),
      note: null,
      guests: 2,
      created_at: 1,
      updated_at: 1,
    };
    const put = (starts_at: number, ends_at: number, status = 'new') =>
      stage.store.database
        .insertInto('user_bookings')
        .values({ ...row, starts_at, ends_at, status })
        .execute();
    expect(free).toBeDefined();
    await put(1_000_000, 2_000_000);
    await expect(put(1_999_999, 3_000_000)).rejects.toThrow(/one_party_at_a_table/);
    await expect(put(500_000, 1_000_001, 'accepted')).rejects.toThrow(/one_party_at_a_table/);
    await put(2_000_000, 3_000_000);
    await put(1_500_000, 1_600_000, 'canceled');
    await expect(put(5, 5)).rejects.toThrow(/check/);
    await stage.store.database
      .insertInto('user_bookings')
      .values({ ...row, table_id: stage.table('T1'), starts_at: 1_000_000, ends_at: 2_000_000, status: 'new' })
      .execute();
  });
});
