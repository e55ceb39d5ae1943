import { describe, expect, it } from 'vitest';
import { orderId, refundId } from '@domain/kernel/ids.ts';
import { quoteRefund } from '@domain/refunds/index.ts';
import { createHttpOrderRefunds } from '@infra/refunds/http-order-refunds.adapter.ts';
import { createHttpOrderTips } from '@infra/payments/http-order-tips.adapter.ts';
import { money } from '@domain/pricing/index.ts';
import { context, fakeApi, type Call } from '../orders/fake-api.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const ID = orderId(880);
const order = {
  id: 880,
  status: 'delivered',
  total_price: 30,
  delivery_fee: 1.9,
  service_fee: 0.5,
  tips: 2,
  currency: { id: 1, symbol: '$', decimals: 2, position: 'before' },
  shop: { id: 1, timezone: 'Europe/Amsterdam', translation: { title: 'Green Spoon' } },
  details: [
    { id: 1, quantity: 2, total_price: 10, addons: [{ id: 3, quantity: 2, total_price: 4.5, addons: [] }] },
    { id: 2, quantity: 1, total_price: 14.5, addons: [] },
  ],
  order_refunds: [
    { id: 7, status: 'accepted', lines: [{ order_detail_id: 1, quantity: 1, amount: 6.4 }] },
    { id: 8, status: 'canceled', lines: [{ order_detail_id: 2, quantity: 1, amount: 12.8 }] },
    { id: 9, status: 'canceled', lines: null },
  ],
};
const stage = (answer: (call: Call) => unknown, keyed = true) => {
  const { api, calls } = fakeApi((call) => ({ body: answer(call) }));
  const deps = { api, context, announces: () => keyed };
  return { refunds: createHttpOrderRefunds(deps), tips: createHttpOrderTips(deps), calls };
};

describe('REFUND-3 refunds over HTTP', () => {
  it('reads what is left of an order, so that the domain computes what the server would', async () => {
    const { refunds } = stage(() => ({ data: order }));
    const outcome = await refunds.goods(ID);
    if (!outcome.ok) throw new Error(outcome.error.kind);
    const { goods, whole } = outcome.value;
    expect([goods.paid, whole, goods.lines.map(({ total }) => total.minor)]).toEqual([
      money(2560, 2),
      ['rejected'],
      [1450, 1450],
    ]);
    expect(quoteRefund(goods, [{ lineId: 1, quantity: 1 }])).toMatchObject({ value: { amount: money(640, 2) } });
    expect(quoteRefund(goods, [{ lineId: 1, quantity: 2 }])).toMatchObject({ error: { kind: 'taken' } });
  });

  it('asks with a key, and without one where the server has none', async () => {
    const request = {
      orderId: ID,
      cause: 'Cold',
      pictures: ['p'],
      pieces: [{ lineId: 1, quantity: 1, reason: 'quality' }],
    };
    for (const keyed of [true, false]) {
      const { refunds, calls } = stage(() => ({ data: { id: 7 } }), keyed);
      expect(await refunds.ask(request as never, KEY)).toEqual({ ok: true, value: undefined });
      expect(calls[0]?.headers.get('idempotency-key')).toBe(keyed ? KEY : null);
      expect(calls[0]).toMatchObject({
        method: 'POST',
        path: 'dashboard/user/order-refunds',
        body: {
          order_id: 880,
          cause: 'Cold',
          images: ['p'],
          lines: [{ order_detail_id: 1, quantity: 1, reason: 'quality' }],
        },
      });
    }
  });

  it('lists requests of pieces and of whole orders, and takes one back', async () => {
    const rows = [
      {
        id: 7,
        order_id: 880,
        status: 'accepted',
        cause: 'Cold',
        answer: null,
        amount: 6.4,
        lines: [{ order_detail_id: 1, quantity: 1, reason: 'missing', amount: 6.4, title: 'Fattoush' }],
        created_at: '2025-03-10 12:00:00Z',
        updated_at: '2025-03-10 13:00:00Z',
        order,
      },
      { id: 6, status: 'odd', created_at: '2025-03-10 12:00:00Z', order },
    ];
    const { refunds, calls } = stage(() => ({ data: rows, meta: { current_page: 1, last_page: 1, total: 2 } }));
    expect(await refunds.list(1)).toMatchObject({
      value: {
        items: [
          { id: 7, shop: 'Green Spoon', status: 'approved', amount: money(640, 2), pieces: [{ title: 'Fattoush' }] },
          { id: 6, orderId: 880, status: 'pending', amount: money(3000, 2), pieces: [] },
        ],
      },
    });
    await refunds.withdraw(refundId(7));
    expect(calls[1]).toMatchObject({
      method: 'DELETE',
      path: 'dashboard/user/order-refunds/delete',
      body: { ids: [7] },
    });
  });
});

describe('PAY-6 tips over HTTP', () => {
  it('are paid from the wallet under a key, and answer with the order', async () => {
    const { tips, calls } = stage(({ path }) =>
      path === 'rest/payments'
        ? {
            data: [
              { id: 1, tag: 'cash' },
              { id: 2, tag: 'wallet' },
            ],
          }
        : { data: order },
    );
    expect(await tips.give(ID, money(150, 2), KEY)).toMatchObject({ ok: true, value: { tips: money(200, 2) } });
    expect(calls[1]).toMatchObject({ path: 'payments/order/880/transactions', body: { payment_sys_id: 2, tips: 1.5 } });
    expect(calls[1]?.headers.get('idempotency-key')).toBe(KEY);
  });

  it('are refused where there is no wallet', async () => {
    const { tips, calls } = stage(() => ({ data: [] }));
    expect(await tips.give(ID, money(150, 2), KEY)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(calls).toHaveLength(1);
  });
});
