import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId } from '@domain/kernel/ids.ts';
import { createHttpOrderNotes } from '@infra/orders/http-order-notes.adapter.ts';
import { createHttpSubstitutions } from '@infra/orders/http-substitutions.adapter.ts';
import { createHttpTableHolds } from '@infra/reservations/http-table-holds.adapter.ts';
import { context, fakeApi } from './fake-api.ts';

const sent = ({ calls }: Pick<ReturnType<typeof fakeApi>, 'calls'>) =>
  calls.map(({ method, path, body }) => [method, path, body]);

describe('ORDER-7g API-1 the note of an order', () => {
  it('replaces the one before, and answers with the order', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: { id: 880, note: 'Blue door' } } }));
    const answer = await createHttpOrderNotes({ api, context }).change(orderId(880), 'Blue door');
    expect(sent({ calls })).toEqual([['PUT', 'dashboard/user/orders/880/note', { note: 'Blue door' }]]);
    expect(answer).toMatchObject({ ok: true, value: { id: 880, note: 'Blue door' } });
  });
});

describe('ORDER-10 API-1 the answer to a proposed dish', () => {
  it('is sent to the question it answers', async () => {
    const { api, calls } = fakeApi(() => ({ body: {} }));
    expect(await createHttpSubstitutions({ api }).answer(orderId(880), 4, 'leave_out' as never)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent({ calls })).toEqual([['POST', 'dashboard/user/orders/880/substitutions/4', { answer: 'leave_out' }]]);
  });
});

const HOLD = { tableId: 7, bookingId: 2, start: '2025-03-10 18:00', guests: 3 } as const;
const holdsOf = (seconds: unknown, isAnnounced = true) => {
  const { api, calls } = fakeApi(() => ({ body: { data: { seconds_left: seconds } } }));
  return {
    calls,
    holds: createHttpTableHolds({ api, clock: { now: () => instant(5_000) }, announces: () => isAnnounced }),
  };
};

describe('BOOKING-1 API-1 a table that is kept for who decides', () => {
  it('is asked for, and kept until a moment of this device', async () => {
    const { holds, calls } = holdsOf(120);
    expect(await holds.hold({ ...HOLD, changeOf: undefined } as never)).toEqual({ ok: true, value: 125_000 });
    await holds.hold({ ...HOLD, changeOf: 31 } as never);
    expect(await holds.release()).toEqual({ ok: true, value: undefined });
    const body = { table_id: 7, booking_id: 2, start_date: '2025-03-10 18:00', guest: 3 };
    expect(sent({ calls })).toEqual([
      ['PUT', 'dashboard/user/table-hold', body],
      ['PUT', 'dashboard/user/table-hold', { ...body, change_of: 31 }],
      ['DELETE', 'dashboard/user/table-hold', undefined],
    ]);
  });

  it('is kept no longer where the time is over already', async () => {
    expect(await holdsOf(-3).holds.hold(HOLD as never)).toEqual({ ok: true, value: 5_000 });
  });

  it('is not asked for where the server keeps none', async () => {
    const { holds, calls } = holdsOf(120, false);
    expect([await holds.hold(HOLD as never), await holds.release(), calls]).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
      [],
    ]);
  });
});
