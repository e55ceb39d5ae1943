import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, shopId, userId } from '@domain/kernel/ids.ts';
import { createHttpCoupons } from '@infra/orders/http-coupons.adapter.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
import { fakeApi } from './fake-api.ts';
import { couponAnswer, paymentsAnswer } from './samples.data.ts';

describe('ORDER-1 coupons', () => {
  const check = async (reply: Awaited<ReturnType<Parameters<typeof fakeApi>[0]>>) => {
    const { api, calls } = fakeApi(() => reply);
    const outcome = await createHttpCoupons({ api, userId: () => userId(7) }).check('SPRING2', shopId(501));
    return { outcome, call: calls[0] };
  };

  it('sends code, shop and customer', async () => {
    const { outcome, call } = await check({ body: couponAnswer });
    expect(outcome).toEqual({ ok: true, value: { code: 'SPRING2' } });
    expect(call).toMatchObject({
      method: 'POST',
      path: 'rest/coupons/check',
      body: { coupon: 'SPRING2', shop_id: 501, user_id: 7 },
    });
  });

  it('distinguishes unknown, invalid, expired and used, also as 200 without data', async () => {
    const coded = (statusCode: string) => ({ status: 400, body: { statusCode, message: 'told' } });
    expect((await check({ status: 404, body: {} })).outcome).toEqual({ ok: false, error: { kind: 'unknown' } });
    expect((await check({ body: { data: null } })).outcome).toEqual({ ok: false, error: { kind: 'unknown' } });
    expect((await check(coded('ERROR_249'))).outcome).toEqual({ ok: false, error: { kind: 'invalid' } });
    expect((await check(coded('ERROR_250'))).outcome).toEqual({ ok: false, error: { kind: 'expired' } });
    expect((await check(coded('ERROR_251'))).outcome).toEqual({ ok: false, error: { kind: 'used' } });
    expect((await check({ status: 429, body: { statusCode: 'ERROR_429' } })).outcome).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 429 },
    });
  });
});

describe('ORDER-1 payment methods', () => {
  it('are the marketplace’s active ones', async () => {
    const { api, calls } = fakeApi(() => ({ body: paymentsAnswer }));
    const outcome = await createHttpPaymentMethods({ api, paymentType: () => 'admin' }).list(shopId(501));
    expect(calls[0]?.path).toBe('rest/payments');
    expect(outcome).toMatchObject({
      ok: true,
      value: [{ id: 1, tag: 'cash' }, { id: 2, tag: 'wallet' }, ...Array.from({ length: 8 }, () => ({}))],
    });
  });

  it("are the shop's known ones if each shop has its own", async () => {
    const data = [
      { status: 1, payment: { id: 2, tag: 'wallet' } },
      { status: 0, payment: { id: 1, tag: 'cash' } },
      { status: 1, payment: { id: 3, tag: 'stripe', active: false } },
      { status: 1, payment: { id: 99, tag: 'barter' } },
      {},
    ];
    const { api, calls } = fakeApi(() => ({ body: { data } }));
    const outcome = await createHttpPaymentMethods({ api, paymentType: () => 'seller' }).list(shopId(501));
    expect(calls[0]?.path).toBe('rest/shop-payments/501');
    expect(outcome).toEqual({ ok: true, value: [{ id: 2, tag: 'wallet' }] });
  });

  it('are empty if the shop has disabled them and the server omits a status of 0', async () => {
    const { api } = fakeApi(() => ({
      body: {
        data: [
          { payment: { id: 1, tag: 'cash', active: true } },
          { status: null, payment: { id: 2, tag: 'wallet', active: true } },
        ],
      },
    }));
    expect(await createHttpPaymentMethods({ api, paymentType: () => 'seller' }).list(shopId(501))).toEqual({
      ok: true,
      value: [],
    });
  });
});

describe('ORDER-6 times of an order', () => {
  it('come from its status notifications, and never from a parcel with the same id', async () => {
    const created_at = '2025-03-10 10:00:00Z';
    const data = [
      { data: { id: 880, status: 'ready' }, order: { id: 880 }, created_at },
      { data: { id: 880, status: 'ready' }, parcel: { id: 880 }, created_at },
      { data: { id: 881, status: 'ready' }, order: { id: 881 }, created_at },
      { order: { id: 880 }, created_at },
    ];
    const { api, calls } = fakeApi(() => ({ body: { data } }));
    expect(await createHttpOrderHistory({ api }).times(orderId(880))).toEqual({
      ok: true,
      value: [{ status: 'ready', at: instant(Date.UTC(2025, 2, 10, 10)) }],
    });
    expect(calls[0]).toMatchObject({
      path: 'dashboard/notifications',
      query: { type: 'status_changed', column: 'id', sort: 'desc' },
    });
  });
});
