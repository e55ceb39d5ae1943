import { addDays, localDateOf } from '@domain/calendar/index.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor } from './identity/stage.ts';
import { createPaying } from './payments/paying.ts';
import { createDesk, courierOf } from './support/delivering.ts';
import { createGroups } from './support/groups.ts';
import { startMarketplace, type TestMarketplace } from './support/marketplace.ts';
import { GREEN_SPOON, HOME, LUNCH, USD, WALLET } from './support/shopping.ts';
import { expectBalanced } from './wallet/balanced.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
});
afterAll(() => test.marketplace.close());

/**
 * One customer from the first e-mail to the closed account; every answer is checked against the description on its way.
 */
describe('RUN-1 the life of a customer', () => {
  it('runs from registration to deletion, and the books balance at every step', async () => {
    const { api, store, clock } = test;
    const [desk, courier, paying] = [await createDesk(test), await courierOf(test), await createPaying(test)];
    const groups = createGroups(test, paying.shopping);
    const balanced = () => expectBalanced(store);
    const email = 'noor@new.test';

    await api.ok('register', { email }, { as: 'query' });
    const { verify_token } = (await api.ok('verifyCode', { email, code: await codeFor(test, email) })).data;
    const { data: joined } = await api.ok('completeRegistration', {
      email,
      firstname: 'Noor',
      lastname: 'Haddad',
      gender: 'female',
      password: 'secret1',
      password_confirmation: 'secret1',
      verify_token,
    });
    const noor = { id: joined.user.id, token: joined.token };
    const mine = { token: noor.token };
    expect(await paying.shopping.balance(noor)).toBe(0);

    const { data: topUp } = await api.ok('topUpWallet', { payment_type: 'stripe', price: 200, currency_id: USD }, mine);
    await paying.get(`/pay/${topUp.id}`);
    await paying.press(topUp.id, 'pay');
    expect(await paying.shopping.balance(noor)).toBe(200);
    await balanced();

    const order = await paying.shopping.order(noor, { payment_id: WALLET, phone: '31612345678' });
    const afterOrder = await paying.shopping.balance(noor);
    expect(afterOrder).toBeLessThan(200);
    await desk.deliver(order, courier);
    await api.ok('reviewOrder', { id: order.id, rating: 5, comment: 'Hot and quick' }, mine);
    await api.ok('reviewCourier', { id: order.id, rating: 4 }, mine);

    const { data: refund } = await api.ok('askRefund', { order_id: order.id, cause: 'One bowl was missing' }, mine);
    await api.ok('acceptRefund', { id: refund.id }, { token: desk.token });
    expect(await paying.shopping.balance(noor)).toBe(200);
    await balanced();

    const day = localDateOf(clock.now(), 'Europe/Amsterdam', intlTimeZones());
    const { data: parcel } = await api.ok(
      'placeParcel',
      {
        currency_id: USD,
        type_id: 1,
        phone_from: '31612345678',
        username_from: 'Noor',
        address_from: { ...HOME, address: 'Lindenstraat 8' },
        phone_to: '31687654321',
        username_to: 'Omar',
        address_to: { latitude: 52.36, longitude: 4.91, address: 'Park 2' },
        delivery_date: addDays(day, 1),
        delivery_time: '13:00',
      },
      mine,
    );
    await api.ok('payParcel', { id: parcel.id, payment_sys_id: WALLET }, mine);
    await desk.deliverParcel(parcel.id, courier);
    expect((await api.ok('showParcel', { id: parcel.id }, mine)).data.status).toBe('delivered');
    await balanced();

    const table = await store.database
      .selectFrom('shop_tables')
      .select('id')
      .where('name', '=', 'T1')
      .executeTakeFirstOrThrow();
    const { data: booking } = await api.ok(
      'createBooking',
      {
        table_id: table.id,
        booking_id: GREEN_SPOON,
        start_date: `${addDays(day, 1)} 19:00`,
        end_date: `${addDays(day, 1)} 22:00`,
        guest: 2,
      },
      mine,
    );
    expect((await api.ok('listMyBookings', {}, mine)).data.map(({ id }) => id)).toEqual([booking.id]);

    const { data: cart } = await api.ok('openCart', { shop_id: GREEN_SPOON, currency_id: USD }, mine);
    await api.ok('insertProducts', { shop_id: GREEN_SPOON, currency_id: USD, products: groups.entries(LUNCH) }, mine);
    const { data: opened } = await api.ok('toggleGroup', { id: cart.id }, mine);
    const guest = await groups.join({ cartId: cart.id, secret: opened.secret ?? '' }, 'Sam, who has no account');
    await groups.write(guest, LUNCH);
    await api.ok('flipGroupStatus', { uuid: guest.uuid, cart_id: cart.id });
    const whole = await paying.shopping.cart(noor);
    const { data: shared } = await api.ok(
      'placeOrder',
      paying.shopping.draft(whole, { payment_id: WALLET, phone: '31612345678' }),
      mine,
    );
    expect([shared.order_details_sum_quantity, shared.status]).toEqual([4, 'new']);
    await balanced();

    const friend = await paying.shopping.customer();
    const { uuid } = await store.database
      .selectFrom('users')
      .select('uuid')
      .where('id', '=', friend.id)
      .executeTakeFirstOrThrow();
    await api.ok('sendMoney', { uuid, price: 10, currency_id: USD }, mine);
    expect(await paying.shopping.balance(friend)).toBe(10);
    await balanced();

    await desk.deliver(shared, courier);
    await api.ok('deleteProfile', { old_password: 'secret1' }, { ...mine, as: 'json' });
    expect(await api.no('showProfile', {}, mine)).toMatchObject({ status: 401 });
    expect((await api.call('logIn', { email, password: 'secret1' })).status).toBeGreaterThanOrEqual(400);
    expect(
      await store.database.selectFrom('orders').select('id').where('user_id', '=', noor.id).execute(),
    ).toHaveLength(2);
    expect(
      JSON.stringify(await store.database.selectFrom('users').selectAll().where('id', '=', noor.id).execute()),
    ).not.toMatch(/noor|haddad/i);
    await balanced();
  });
});
