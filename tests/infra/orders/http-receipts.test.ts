import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { receiptRows } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpReceipts } from '@infra/orders/http-receipts.adapter.ts';
import { context, fakeApi } from './fake-api.ts';

const detail = (id: number, origin: number, tax: number, addons: readonly unknown[] = []) => ({
  id,
  quantity: 2,
  origin_price: origin,
  tax,
  total_price: origin + tax,
  addons,
  stock: { id: id * 10, extras: [{ value: 'Large' }], product: { uuid: 'p', translation: { title: `Dish ${id}` } } },
});

describe('ORDER-11 receipts', () => {
  it('are read from the order, add-ons with their line, amounts in the currency of the order', async () => {
    const { api, calls } = fakeApi(() => ({
      body: {
        data: {
          id: 880,
          status: 'delivered',
          delivery_type: 'pickup',
          updated_at: '2025-03-10 12:30:00Z',
          boxes: 2,
          username: 'Mira Haddad',
          address: { address: '12 Harbor Street' },
          currency: { id: 2, symbol: '¥', decimals: 0 },
          total_price: 1300,
          origin_price: 1200,
          total_discount: 100,
          tax: 20,
          delivery_fee: 60,
          service_fee: 30,
          waiter_fee: 10,
          coupon_price: 50,
          tips: 40,
          coupon: { name: 'WARM5' },
          details: [detail(1, 1000, 70, [detail(2, 200, 20)]), { ...detail(3, 0, 0), bonus: true }],
          transaction: { id: 1, status: 'paid', payment_system: { tag: 'wallet' } },
        },
      },
    }));
    const answer = await createHttpReceipts({ api, context }).load(orderId(880));
    expect(calls[0]?.path).toBe('dashboard/user/orders/880');
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { lines, amounts, ...receipt } = answer.value;
    expect(receipt).toMatchObject({
      status: 'delivered',
      updatedAt: Date.UTC(2025, 2, 10, 12, 30),
      deliveryType: 'pickup',
      boxes: 2,
      recipient: 'Mira Haddad',
      address: '12 Harbor Street',
      couponCode: 'WARM5',
      payment: { tag: 'wallet', status: 'paid' },
    });
    expect(lines).toMatchObject([
      { title: 'Dish 1', options: 'Large', quantity: 2, gross: money(1290, 0), tax: money(90, 0) },
      { title: 'Dish 3', isBonus: true, gross: money(0, 0) },
    ]);
    expect(receiptRows(lines, amounts).map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['item', 1290],
      ['item', 0],
      ['discount', -100],
      ['tax', 20],
      ['delivery', 60],
      ['service', 30],
      ['waiter', 10],
      ['coupon', -50],
      ['tips', 40],
    ]);
  });

  it('BOOKING-3 name the table that an order was served at, and no other', async () => {
    const place = { table: { name: 'H1' } };
    const time = { delivery_date: '2025-03-11', delivery_time: '19:00' };
    const dto = { id: 880, status: 'new', delivery_type: 'dine_in', total_price: 0 };
    const load = async (more: object) => {
      const answer = await createHttpReceipts({
        api: fakeApi(() => ({ body: { data: { ...dto, ...time, ...more } } })).api,
        context,
      }).load(orderId(880));
      return answer.ok ? answer.value.table : answer;
    };
    const slot = { date: '2025-03-11', time: '19:00' };
    expect(await load(place)).toEqual({ name: 'H1', slot });
    expect(await load({ table: null })).toBeUndefined();
    expect(await load({})).toBeUndefined();
  });

  it('of an order that is not there are not found', async () => {
    const { api } = fakeApi(() => ({ body: { data: null } }));
    expect(await createHttpReceipts({ api, context }).load(orderId(9))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });
});
