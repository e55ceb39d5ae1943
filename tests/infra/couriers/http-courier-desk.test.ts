import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { createHttpCourierDesk } from '@infra/couriers/http-courier-desk.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const PLACE = { latitude: 52.37, longitude: 4.89 };
const STOP = { name: 'Leila', phone: null, address: 'Quay 1', place: PLACE };
const WORK = {
  online: true,
  place: PLACE,
  timezone: 'Europe/Amsterdam',
  carried: [
    {
      kind: 'order',
      id: 5,
      status: 'on_a_way',
      customer: { id: 7, name: 'Nadia' },
      start: STOP,
      door: STOP,
      note: 'Ring',
      way: 'hand',
      load: { pieces: 2, type: null, grams: null },
      collects: 18.5,
      currency: { symbol: '€', position: 'after', decimals: 2 },
      asks_code: true,
      code_wait_until: '2025-03-10 11:20:00Z',
      code_locked: false,
      route: [
        { ...PLACE, street: 'Quay' },
        { latitude: 52.38, longitude: 4.9, street: '' },
      ],
    },
    { kind: 'order', id: 0, status: 'ready' },
  ],
  offers: [
    {
      kind: 'parcel',
      id: 7,
      status: 'ready',
      from: 'Nadia',
      start: PLACE,
      area: PLACE,
      km_to_start: 1,
      km_to_door: 2,
      load: { pieces: null, type: 'Small', grams: 5000 },
      cash: false,
    },
    { kind: 'parcel', id: 8, status: 'unheard of', start: PLACE, area: PLACE },
  ],
  done: [{ kind: 'order', id: 3, from: 'Forno', delivered_at: '2025-03-10 11:10:00Z' }],
};
const context = { toImage: () => undefined, scale: () => 2, timeZone: () => undefined } as never;
const ORDER = { kind: 'order', id: orderId(5) } as const;
const deskOf = (answer: { readonly status?: number; readonly body: unknown }) => {
  const { api, calls } = fakeApi(() => answer);
  return { desk: createHttpCourierDesk({ api, context }), calls };
};
const refusedWith = (data: unknown, status = 409) =>
  deskOf({ status, body: { status: false, statusCode: `ERROR_${status}`, message: '', data } }).desk.press(
    { step: 'take', key: ORDER },
    'key',
  );

describe('COURIER-6 the desk of a courier', () => {
  it('reads the work, without what it does not know', async () => {
    const { desk, calls } = deskOf({ body: { data: WORK } });
    const answer = await desk.load();
    expect(calls.map(({ path }) => path)).toEqual(['dashboard/deliveryman/work']);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        isOnline: true,
        place: PLACE,
        timeZone: 'Europe/Amsterdam',
        carried: [
          {
            key: ORDER,
            status: 'on_a_way',
            customer: { id: 7, name: 'Nadia' },
            collects: { minor: 1850 },
            priceStyle: { symbol: '€', position: 'after' },
            codeWaitsUntil: Date.parse('2025-03-10T11:20:00Z'),
            route: [{ street: 'Quay' }, { street: undefined }],
            door: { name: 'Leila', phone: undefined, at: PLACE },
          },
        ],
        offers: [{ key: { kind: 'parcel', id: 7 }, load: { kind: 'parcel', title: 'Small', grams: 5000 } }],
        done: [{ from: 'Forno', deliveredAt: Date.parse('2025-03-10T11:10:00Z') }],
      },
    });
    const lists = answer.ok ? [answer.value.carried, answer.value.offers, answer.value.done] : [];
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('sends each step to its own address', async () => {
    const { desk, calls } = deskOf({ body: { data: WORK } });
    for (const step of ['take', 'give-back', 'pick-up'] as const) await desk.press({ step, key: ORDER }, 'key');
    await desk.press({ step: 'deliver', key: ORDER, code: '0429' }, 'key');
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key', 'key', 'key', 'key']);
    await desk.setOnline(false);
    await desk.report(PLACE);
    const at = 'dashboard/deliveryman/deliveries/order/5';
    expect(calls.map(({ path }) => path)).toEqual([
      `${at}/take`,
      `${at}/give-back`,
      `${at}/picked-up`,
      `${at}/delivered`,
      'dashboard/deliveryman/online',
      'dashboard/deliveryman/place',
    ]);
  });

  it.each([
    [{ reason: 'taken' }, { kind: 'taken' }],
    [{ reason: 'full' }, { kind: 'full' }],
    [{ reason: 'not-ready' }, { kind: 'not-ready' }],
    [
      { reason: 'wrong-code', left: 2 },
      { kind: 'wrong-code', left: 2 },
    ],
    [{ reason: 'code-locked' }, { kind: 'code-locked' }],
    [
      { reason: 'code-wait', until: '2025-03-10 11:20:00Z' },
      { kind: 'code-wait', until: Date.parse('2025-03-10T11:20:00Z') },
    ],
  ])('reads the refusal %j', async (data, error) => {
    expect(await refusedWith(data)).toEqual({ ok: false, error });
  });

  it('tells a refusal from an answer that may still come', async () => {
    expect(await refusedWith(null, 404)).toEqual({ ok: false, error: { kind: 'not-open' } });
    expect(await refusedWith({ reason: 'in_progress' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 409 },
    });
    expect(await refusedWith({ reason: 'code-wait', until: 'soon' })).toMatchObject({ error: { kind: 'rejected' } });
  });
});
