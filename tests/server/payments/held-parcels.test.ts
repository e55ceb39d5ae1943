import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEEP_UNPAID_MS } from '@domain/orders/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, HOME, type Customer } from '../support/shopping.ts';
import { createPaying, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
});
afterAll(() => test.marketplace.close());

const HOUR_MS = 3_600_000;
const place = async ({ token }: Customer, { hold = true, at = test.clock.now() + 2 * HOUR_MS } = {}) => {
  const wanted = new Date(at).toISOString();
  const { data } = await test.api.ok(
    'placeParcel',
    {
      currency_id: 1,
      type_id: 1,
      phone_from: '31612345678',
      username_from: 'Nadia',
      address_from: { ...HOME, address: 'A' },
      phone_to: '31687654321',
      username_to: 'Omar',
      address_to: { latitude: 52.36, longitude: 4.91, address: 'B' },
      delivery_date: wanted.slice(0, 10),
      delivery_time: wanted.slice(11, 16),
      hold,
    },
    { token },
  );
  return data.id;
};
const stateOf = async ({ token }: Customer, id: number) =>
  (await test.api.ok('showParcelPayment', { id }, { token })).data;
const statusOf = async ({ token }: Customer, id: number) =>
  (await test.api.ok('showParcel', { id }, { token })).data.status;
const payInCash = ({ token }: Customer, id: number) =>
  test.api.ok('payParcel', { id, payment_sys_id: CASH }, { token });
/** How many operators have been told of the parcel. */
const announced = async (id: number): Promise<number> =>
  (
    await test.store.database
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'new_parcel_order')
      .where('subject_id', '=', id)
      .execute()
  ).length;
const after = async (milliseconds: number): Promise<void> => {
  test.clock.advance(milliseconds);
  await test.timers.tick();
  await test.timers.tick();
};

describe('PARCEL-1o a held parcel', () => {
  it('tells until when it is kept, and reaches the operators once, when it is paid', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who);
    expect(await stateOf(who, id)).toMatchObject({
      state: 'unpaid',
      tag: null,
      kept_until: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(await announced(id)).toBe(0);
    const process = await paying.start(who, { parcel_id: id }, 'paypal');
    await paying.get(`/pay/${process}`);
    expect(await stateOf(who, id)).toMatchObject({ state: 'open', tag: 'paypal' });
    expect(pathOf(await paying.press(process, 'pay'))).toBe(`/parcels/${id}`);
    expect(await stateOf(who, id)).toEqual({ state: 'paid', tag: 'paypal', kept_until: null, wallet_share: null });
    const told = await announced(id);
    await paying.get(`/pay/${process}/return`);
    expect([told > 0, await announced(id)]).toEqual([true, told]);
  });

  it('is not moved before it is paid, and can be paid in cash', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who);
    await after(120_000);
    expect(await statusOf(who, id)).toBe('new');
    const desk = { token: await test.api.signIn('desk@tiffin.test') };
    expect((await test.api.ok('showParcelSteps', { id }, desk)).data.allowed).toEqual(['canceled']);
    expect((await test.api.no('moveParcel', { id, status: 'accepted' }, desk)).status).toBe(400);
    await payInCash(who, id);
    expect(await stateOf(who, id)).toEqual({ state: 'progress', tag: 'cash', kept_until: null, wallet_share: null });
    expect(await announced(id)).toBeGreaterThan(0);
    await after(40_000);
    expect(await statusOf(who, id)).toBe('accepted');
  });

  it('is told apart from one that is paid later, which moves at once', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who, { hold: false });
    expect([(await announced(id)) > 0, (await stateOf(who, id)).kept_until]).toEqual([true, null]);
    await after(40_000);
    expect(await statusOf(who, id)).toBe('accepted');
  });

  it('is kept through refusals and broken-off visits, which differ', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who);
    const first = await paying.start(who, { parcel_id: id });
    await paying.press(first, 'decline');
    expect(pathOf(await paying.press(first, 'cancel'))).toBe(`/parcels/${id}`);
    expect(await stateOf(who, id)).toMatchObject({ state: 'rejected', tag: 'stripe' });
    const second = await paying.start(who, { parcel_id: id });
    expect(second).not.toBe(first);
    await paying.press(second, 'cancel');
    expect(await stateOf(who, id)).toMatchObject({ state: 'canceled', tag: 'stripe' });
    expect(await statusOf(who, id)).toBe('new');
  });

  it('is charged once: the same method leads to the same page, and another one closes it', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who);
    const first = await paying.start(who, { parcel_id: id });
    expect(await paying.start(who, { parcel_id: id })).toBe(first);
    await paying.get(`/pay/${first}`);
    const second = await paying.start(who, { parcel_id: id }, 'moyasar');
    await paying.press(first, 'pay');
    expect((await stateOf(who, id)).state).toBe('open');
    await paying.press(second, 'pay');
    expect(await stateOf(who, id)).toMatchObject({ state: 'paid', tag: 'moyasar' });
    expect(await paying.shopping.balance(who)).toBe(0);
  });

  it('belongs to its customer', async () => {
    const who = await paying.shopping.customer();
    const { token } = await paying.shopping.customer();
    const id = await place(who);
    expect((await test.api.no('showParcelPayment', { id }, { token })).status).toBe(404);
    expect((await test.api.no('startPayment', { tag: 'stripe', parcel_id: id }, { token })).status).toBe(404);
  });

  it('can be canceled by its customer, and its page is closed then', async () => {
    const who = await paying.shopping.customer();
    const id = await place(who);
    const page = await paying.start(who, { parcel_id: id });
    await paying.get(`/pay/${page}`);
    await test.api.ok('changeParcelStatus', { id, status: 'canceled' }, { token: who.token });
    await after(61_000);
    expect(await paying.book(page)).toMatchObject({ state: 'canceled', atProvider: 'canceled' });
    expect(await announced(id)).toBe(0);
  });

  it('is canceled when its time is over, after its page was closed; what was paid before counts', async () => {
    const who = await paying.shopping.customer();
    const [lost, late, soon] = [
      await place(who),
      await place(who),
      // Wanted before half an hour is over: nobody could bring it in time.
      await place(who, { at: Math.ceil((test.clock.now() + 600_000) / 60_000) * 60_000 }),
    ];
    const unpaid = await paying.start(who, { parcel_id: lost });
    const paid = await paying.start(who, { parcel_id: late }, 'paypal');
    await paying.get(`/pay/${unpaid}`);
    await paying.press(paid, 'lost');
    await after(700_000);
    expect([await statusOf(who, lost), await statusOf(who, soon)]).toEqual(['new', 'canceled']);
    await after(KEEP_UNPAID_MS - 600_000);
    expect([await statusOf(who, lost), (await stateOf(who, late)).state]).toEqual(['canceled', 'paid']);
    expect(await paying.book(unpaid)).toMatchObject({ state: 'canceled', atProvider: 'canceled' });
    await paying.press(unpaid, 'pay');
    expect(await paying.shopping.balance(who)).toBe(0);
    expect(await announced(lost)).toBe(0);
  });
});
