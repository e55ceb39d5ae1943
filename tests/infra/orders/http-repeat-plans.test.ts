import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import type { RepeatPlan } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpRepeatPlans } from '@infra/orders/http-repeat-plans.adapter.ts';
import { context, fakeApi } from './fake-api.ts';

const order = { id: 880, status: 'delivered', currency: { id: 2, symbol: 'KD', decimals: 3 }, total_price: 12.345 };
const none = { order, usual_time: '12:30', plan: null, question: null, missed: null, today: { why: 'sold-out' } };
const plan: RepeatPlan = {
  weekdays: ['tuesday', 'friday'],
  time: '12:30',
  limit: money(13_500, 3),
  skipped: ['2025-03-14'],
  isPaused: true,
};
const wire = {
  weekdays: ['tuesday', 'friday'],
  time: '12:30',
  price_limit: 13.5,
  skipped: ['2025-03-14'],
  paused: true,
};

describe('ORDER-7 plans of repeated orders', () => {
  it('are read with what they ask and cost, amounts in the currency of the order', async () => {
    const { api } = fakeApi(() => ({
      body: {
        data: {
          ...none,
          plan: { ...wire, until: '2025-12-31' },
          question: { day: '2025-03-11', total: 13.501 },
          missed: { day: '2025-03-07', why: 'late' },
          today: { total: 12.345 },
        },
      },
    }));
    const answer = await createHttpRepeatPlans({ api, context }).load(orderId(880));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { order: read, ...planned } = answer.value;
    expect(read.id).toBe(880);
    expect(planned).toEqual({
      usualTime: '12:30',
      plan,
      until: '2025-12-31',
      question: { day: '2025-03-11', total: money(13_501, 3) },
      missed: { day: '2025-03-07', why: 'late' },
      today: { total: money(12_345, 3) },
    });
  });

  it('are sent as they are, and a question is answered under its key for the total it names', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: none } }));
    const plans = createHttpRepeatPlans({ api, context });
    const saved = await plans.save(orderId(880), plan);
    expect(saved).toMatchObject({ ok: true, value: { plan: undefined, until: undefined, today: { why: 'sold-out' } } });
    await plans.end(orderId(880));
    await plans.answer(orderId(880), { day: '2025-03-11', total: money(13_501, 3) }, true, 'key 1');
    const path = 'dashboard/user/orders/880/repeat-plan';
    expect(calls.map(({ method, path: called, body }) => [method, called, body])).toEqual([
      ['PUT', path, wire],
      ['DELETE', path, undefined],
      ['POST', `${path}/answer`, { day: '2025-03-11', total: 13.501, order: true }],
    ]);
    expect(calls[2]?.headers.get('Idempotency-Key')).toBe('key 1');
  });

  it('without an order are not read, and a failure is one', async () => {
    for (const body of [null, {}, { data: null }, { data: { ...none, order: {} } }, 'down'])
      expect((await createHttpRepeatPlans({ api: fakeApi(() => ({ body })).api, context }).load(orderId(1))).ok).toBe(
        false,
      );
  });
});
