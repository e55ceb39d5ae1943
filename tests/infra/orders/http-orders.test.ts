import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, reservationId } from '@domain/kernel/ids.ts';
import { asRecord, dataOf } from '@infra/drivers/http/wire.ts';
import { noHandover, ORDER_NOTE_MAX, type OrderDraft } from '@domain/orders/index.ts';
import { money, recomputeQuote } from '@domain/pricing/index.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { sampleDraft } from './drafts.ts';
import { context, fakeApi, type Call } from './fake-api.ts';
import { calculationAnswer, orderAnswer, ordersPage, tooLateToCancel } from './samples.data.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const at = (...parts: readonly [number, number, number, number, number]) => instant(Date.UTC(...parts));

const ordersOf = (reply: Parameters<typeof fakeApi>[0], extensions: readonly string[] = ['idempotency', 'quote']) => {
  const { api, calls } = fakeApi(reply);
  return { orders: createHttpOrders({ api, context, announces: (name) => extensions.includes(name) }), calls };
};

describe('ORDER-1 calculation', () => {
  it('sends the draft with the names of contract 3.9', async () => {
    const { orders, calls } = ordersOf(() => ({ body: calculationAnswer }));
    await orders.calculate(sampleDraft);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'dashboard/user/cart/calculate/310',
      query: { lang: 'en' },
      body: {
        type: 'delivery',
        address: { latitude: 52.3731, longitude: 4.8826 },
        currency_id: 2,
        delivery_date: '2025-03-10',
        delivery_time: '12:30',
        coupon: 'SPRING2',
        tips: 2,
      },
    });
  });

  it('omits what was not chosen', async () => {
    const { orders, calls } = ordersOf(() => ({ body: calculationAnswer }));
    await orders.calculate({
      ...sampleDraft,
      deliveryType: 'pickup',
      slot: undefined,
      coupon: undefined,
      tips: money(0, 2),
    });
    expect(calls[0]?.body).toEqual({ type: 'pickup', currency_id: 2 });
  });

  it('BOOKING-3b names the reservation whose table it is for', async () => {
    const { orders, calls } = ordersOf(() => ({ body: calculationAnswer }));
    const plain = { ...sampleDraft, coupon: undefined, tips: money(0, 2) };
    await orders.calculate({ ...plain, deliveryType: 'dine_in', reservation: reservationId(7) });
    expect(calls[0]?.body).toEqual({
      type: 'dine_in',
      currency_id: 2,
      user_booking_id: 7,
      delivery_date: '2025-03-10',
      delivery_time: '12:30',
    });
  });

  it('L3 reads a verified quote to the minor unit', async () => {
    const { orders } = ordersOf(() => ({ body: calculationAnswer }));
    const outcome = await orders.calculate(sampleDraft);
    const calculation = outcome.ok ? outcome.value : undefined;
    expect(calculation?.totals.total).toEqual(money(3482, 2));
    expect(calculation?.quote && recomputeQuote(calculation.quote)).toEqual({ ok: true, value: calculation?.totals });
  });

  it('accepts an answer without a quote and without zero amounts', async () => {
    const { orders } = ordersOf(() => ({ body: { data: { total_price: '34.825', price: 30 } } }));
    const outcome = await orders.calculate(sampleDraft);
    expect(outcome).toMatchObject({
      ok: true,
      value: { quote: undefined, totals: { total: money(3483, 2), price: money(3000, 2), delivery: money(0, 2) } },
    });
  });

  it('ignores an unreadable quote', async () => {
    const { orders } = ordersOf(() => ({
      body: { data: { total_price: 1, quote: { id: 'q1_x', lines: [{ parts: [{ quantity: 0.5 }] }] } } },
    }));
    expect(await orders.calculate(sampleDraft)).toMatchObject({ ok: true, value: { quote: undefined } });
  });

  it('reads 200 without data as a missing cart', async () => {
    const { orders } = ordersOf(() => ({ body: { data: null } }));
    expect(await orders.calculate(sampleDraft)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });
});

describe('ORDER-3 placing', () => {
  const placed = async (extensions?: readonly string[]): Promise<Call | undefined> => {
    const { orders, calls } = ordersOf(() => ({ body: orderAnswer }), extensions);
    expect(await orders.place(sampleDraft, KEY, 'q1_abc')).toEqual({ ok: true, value: orderId(880) });
    return calls[0];
  };

  it('sends the whole draft with its key and quote', async () => {
    const call = await placed();
    expect(call?.path).toBe('dashboard/user/orders');
    expect(call?.headers.get('idempotency-key')).toBe(KEY);
    expect(call?.body).toEqual({
      cart_id: 310,
      shop_id: 501,
      currency_id: 2,
      delivery_type: 'delivery',
      location: { latitude: 52.3731, longitude: 4.8826 },
      address: { address: 'Lindenstraat 8, Amsterdam', office: 'B', house: '8', floor: '2' },
      delivery_date: '2025-03-10',
      delivery_time: '12:30',
      coupon: 'SPRING2',
      tips: 2,
      phone: '31612345678',
      note: 'No onions please',
      notes: { 77: 'Extra hot' },
      payment_id: 1,
      quote_id: 'q1_abc',
    });
  });

  it('ORDER-1b sends a note as it was written, however long, for the rule to judge', async () => {
    const note = '🍜'.repeat(ORDER_NOTE_MAX);
    const { orders, calls } = ordersOf(() => ({ body: orderAnswer }));
    await orders.place({ ...sampleDraft, note: ` ${note} ` }, 'key', undefined);
    expect(calls[0]?.body).toMatchObject({ note });
  });

  it('ORDER-9 sends a handover that asks for something to servers that take it', async () => {
    const handover = { ...noHandover, note: ' Ring twice ' };
    const sent = async (extensions: readonly string[], draft: OrderDraft): Promise<unknown> => {
      const { orders, calls } = ordersOf(() => ({ body: orderAnswer }), extensions);
      await orders.place(draft, 'key', undefined);
      return (calls[0]?.body as Record<string, unknown> | undefined)?.['handover'];
    };
    expect(await sent(['handover'], { ...sampleDraft, handover })).toEqual({
      way: 'hand',
      note: 'Ring twice',
      cutlery: 0,
    });
    expect(await sent([], { ...sampleDraft, handover })).toBeUndefined();
    expect(await sent(['handover'], sampleDraft)).toBeUndefined();
  });

  it('CATALOG-5m sends what the kitchen is told, and reads what it was told', async () => {
    const allergens = [{ allergen: 'nuts', severity: 'dangerous' }] as const;
    const { orders, calls } = ordersOf(() => ({ body: { data: { ...asRecord(dataOf(orderAnswer)), allergens } } }));
    await orders.place({ ...sampleDraft, allergens }, 'key', undefined);
    await orders.place(sampleDraft, 'key', undefined);
    expect(calls.map(({ body }) => (body as { readonly allergens?: unknown }).allergens)).toEqual([
      allergens,
      undefined,
    ]);
    expect(await orders.load(orderId(880))).toMatchObject({ ok: true, value: { allergens } });
  });

  it('sends neither key nor quote if the server does not announce them', async () => {
    const call = await placed([]);
    expect(call?.headers.has('idempotency-key')).toBe(false);
    expect(call?.body).not.toHaveProperty('quote_id');
  });

  it('treats an answer without an order as malformed', async () => {
    const { orders } = ordersOf(() => ({ body: { data: null } }));
    expect(await orders.place(sampleDraft, KEY, undefined)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('ORDER-6 orders', () => {
  it('requests the statuses of a group and what is searched for, newest first', async () => {
    const { orders, calls } = ordersOf(() => ({ body: ordersPage }));
    const page = await orders.list({ group: 'active', search: 'Green & Co' }, 2);
    expect(calls[0]).toMatchObject({
      path: 'dashboard/user/orders/paginate',
      query: {
        order_statuses: 'true',
        'statuses[0]': 'new',
        'statuses[1]': 'accepted',
        'statuses[2]': 'cooking',
        'statuses[3]': 'ready',
        'statuses[4]': 'on_a_way',
        search: 'Green & Co',
        column: 'id',
        sort: 'desc',
        perPage: '10',
        page: '2',
      },
    });
    expect(page).toMatchObject({
      ok: true,
      value: {
        total: 1,
        items: [
          {
            id: 880,
            status: 'new',
            total: money(3482, 2),
            pieces: 2,
            createdAt: at(2025, 2, 10, 9, 20),
            payment: { tag: 'cash', status: 'progress' },
            shop: { title: 'Green Spoon', timeZone: 'Europe/Amsterdam' },
          },
        ],
      },
    });
  });

  it('reads an order with lines, parts, payment and code', async () => {
    const { orders } = ordersOf(() => ({ body: orderAnswer }));
    const outcome = await orders.load(orderId(880));
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        deliveryType: 'delivery',
        address: 'Lindenstraat 8, Amsterdam',
        destination: { latitude: 52.3731, longitude: 4.8826 },
        slot: { date: '2025-03-10', time: '12:30' },
        pin: '4821',
        couponCode: 'SPRING2',
        courier: undefined,
        eta: undefined,
        amounts: {
          items: money(3234, 2),
          discount: money(285, 2),
          tax: money(147, 2),
          delivery: money(286, 2),
          service: money(100, 2),
          waiter: money(0, 2),
          coupon: money(200, 2),
          tips: money(200, 2),
        },
        lines: [
          {
            title: 'Falafel bowl',
            options: 'Regular',
            quantity: 3,
            note: 'Extra spicy',
            isBonus: false,
            gross: money(3234, 2),
            total: money(2949, 2),
            addons: [{ title: 'Tahini sauce', quantity: 3 }],
          },
          { title: 'Orange juice', quantity: 1, isBonus: true, total: money(0, 2) },
        ],
      },
    });
  });

  it('takes what a line costs for its price before discounts where a server sends none', async () => {
    const details = [{ id: 1, total_price: 5 }];
    const { orders } = ordersOf(() => ({ body: { data: { id: 7, total_price: 5, details } } }));
    expect(await orders.load(orderId(7))).toMatchObject({
      ok: true,
      value: { lines: [{ gross: money(500, 2), total: money(500, 2) }] },
    });
  });

  it('reads what existing servers send: “cancelled”, numbers as text, ISO times, nothing else', async () => {
    const { orders } = ordersOf(() => ({
      body: {
        data: { id: '7', status: 'cancelled', total_price: '12.5', created_at: '2025-03-10T09:20:00.000000Z', otp: 42 },
      },
    }));
    expect(await orders.load(orderId(7))).toMatchObject({
      ok: true,
      value: {
        id: 7,
        status: 'canceled',
        total: money(1250, 2),
        createdAt: at(2025, 2, 10, 9, 20),
        pin: '0042',
        lines: [],
        payment: undefined,
        slot: undefined,
        amounts: { items: money(1250, 2) },
      },
    });
  });

  it("keeps the order's own currency", async () => {
    const { orders } = ordersOf(() => ({
      body: {
        data: { id: 7, status: 'new', total_price: 1200, currency: { symbol: '¥', position: 'after', decimals: 0 } },
      },
    }));
    expect(await orders.load(orderId(7))).toMatchObject({
      ok: true,
      value: { total: money(1200, 0), priceStyle: { symbol: '¥', position: 'after' } },
    });
  });

  it('reads 200 without data as a missing order', async () => {
    const { orders } = ordersOf(() => ({ body: { data: null } }));
    expect(await orders.load(orderId(1))).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('ORDER-7 cancels by the query alone and reports when it is too late', async () => {
    const { orders, calls } = ordersOf(() => ({ status: 400, body: tooLateToCancel }));
    expect(await orders.cancel(orderId(880))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_254' },
    });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'dashboard/user/orders/880/status/change',
      query: { status: 'canceled' },
      body: undefined,
    });
  });
});
