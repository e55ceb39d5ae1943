import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../support/codes.ts';
import { courierOf, createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { makePicture, sendForm } from '../support/uploading.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let courier: number;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk, courier] = [await createShopping(test), await createDesk(test), await courierOf(test)];
});
afterAll(() => test.marketplace.close());

const shown = async (who: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;
const upload = async (who: Customer, type: string) =>
  (
    await sendForm(
      test,
      '/dashboard/galleries',
      [
        ['image', await makePicture('png')],
        ['type', type],
      ],
      who.token,
    )
  ).body.data.title;

describe('REVIEW-1 an order and its courier', () => {
  it('are reviewed separately, once each, by their customer after delivery', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await shopping.order(who);
    const send = (operation: 'reviewOrder' | 'reviewCourier', person: Customer, sent: object = {}) =>
      test.api.call(
        operation,
        { id: order.id, rating: 5, comment: ' Warm and quick ', ...sent },
        { token: person.token },
      );
    expect(codes([await send('reviewOrder', who)])).toEqual(['ERROR_400']);
    expect((await send('reviewCourier', who)).status).toBe(404);
    expect(order).not.toHaveProperty('review');
    const before = await test.api.ok('showShopRatings', { id: '1' });
    const stars = async () =>
      (
        await test.store.database
          .selectFrom('couriers')
          .select('rating_counts')
          .where('user_id', '=', courier)
          .executeTakeFirstOrThrow()
      ).rating_counts[4];
    const carried = await stars();
    await desk.deliver(order, courier);
    for (const operation of ['reviewOrder', 'reviewCourier'] as const) {
      expect((await send(operation, other)).status).toBe(404);
      for (const rating of [0, 6, 4.7, 'five']) expect((await send(operation, who, { rating })).status).toBe(400);
      expect(codes(await Promise.all(Array.from({ length: 10 }, () => send(operation, who))))).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 'ERROR_506'),
      ]);
    }
    const { review, reviews } = await shown(who, order);
    expect(review).toMatchObject({
      rating: 5,
      comment: 'Warm and quick',
      reviewable_type: 'Order',
      reviewable_id: order.id,
      assignable_type: 'Shop',
      assignable_id: 1,
    });
    expect(reviews?.map(({ assignable_type, assignable_id }) => [assignable_type, assignable_id])).toEqual([
      ['Shop', 1],
      ['User', courier],
    ]);
    const after = await test.api.ok('showShopRatings', { id: '1' });
    expect([after.count, after.group[5]]).toEqual([before.count + 1, before.group[5] + 1]);
    expect(await stars()).toBe(carried + 1);
    expect((await test.api.ok('listShopReviews', { id: '1' })).data[0]).toMatchObject({ comment: 'Warm and quick' });
  });

  it('accept the author’s own pictures only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await shopping.order(who);
    await desk.deliver(order, courier);
    for (const image of [
      await upload(other, 'reviews'),
      await upload(who, 'users'),
      'javascript:alert(1)',
      '//evil.test/x.png',
    ]) {
      expect(
        (await test.api.no('reviewOrder', { id: order.id, rating: 5, images: [image] }, { token: who.token })).params,
      ).toHaveProperty('images');
    }
    const image = await upload(who, 'reviews');
    expect(
      (await test.api.ok('reviewOrder', { id: order.id, rating: 5, images: [image] }, { token: who.token })).data
        .review,
    ).toMatchObject({ img: image });
  });

  it('reject a review of a missing waiter', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    await desk.deliver(order);
    expect((await test.api.no('reviewWaiter', { id: order.id, rating: 5 }, { token: who.token })).status).toBe(404);
    expect((await test.api.no('reviewCourier', { id: order.id, rating: 5 }, { token: who.token })).status).toBe(404);
  });
});

describe('ORDER-1 pictures attached to an order', () => {
  it('must be the customer’s own', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [mine, foreign] = [await upload(who, 'chats'), await upload(other, 'chats')];
    const cart = await shopping.fill(who);
    const before = await world(test.store);
    for (const image of [foreign, 'https://evil.test/x.png', 'data:image/png;base64,AA']) {
      const { status, body } = await shopping.place(who, shopping.draft(cart, { images: [image] }));
      expect([status, Object.keys((body as { params: object }).params)]).toEqual([400, ['images']]);
    }
    expect(await world(test.store)).toEqual(before);
    const order = (await test.api.ok('placeOrder', shopping.draft(cart, { images: [mine] }), { token: who.token }))
      .data;
    expect(order).toMatchObject({ img: mine, galleries: [{ path: mine }] });
  });
});

describe('ORDER-7 the courier of an order', () => {
  it('is shown to the customer, with the phone only while delivering', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await shopping.order(who);
    const ask = (person: Customer) => test.api.call('showOrderCourier', { id: order.id }, { token: person.token });
    expect((await ask(who)).status).toBe(404);
    for (const status of ['accepted', 'ready'])
      await test.api.ok('moveOrder', { id: order.id, status }, { token: desk.token });
    await test.api.ok(
      'moveOrder',
      { id: order.id, status: 'on_a_way', deliveryman_id: courier },
      { token: desk.token },
    );
    await test.store.database
      .updateTable('couriers')
      .set({ seen_at: test.clock.now() })
      .where('user_id', '=', courier)
      .execute();
    expect((await ask(who)).body).toMatchObject({
      data: {
        deliveryman: { id: courier, firstname: 'Ana', phone: '31611111111' },
        courier: { latitude: expect.any(Number) as number },
      },
    });
    expect((await ask(other)).status).toBe(404);
    await test.api.ok('moveOrder', { id: order.id, status: 'delivered' }, { token: desk.token });
    expect((await ask(who)).body).toMatchObject({ data: { courier: null } });
    const { deliveryman } = await shown(who, order);
    expect(deliveryman).toMatchObject({ id: courier });
    expect(deliveryman).not.toHaveProperty('phone');
    expect(JSON.stringify((await ask(who)).body)).not.toContain('31611111111');
  });
});

describe('ORDER-6 ORDER-7 lists of orders', () => {
  it('filter by state, shop, type, day and words, sort and page', async () => {
    const who = await shopping.customer(100_000);
    const soup = await shopping.order(who);
    const olives = await shopping.order(
      who,
      { delivery_type: 'pickup', location: undefined, address: undefined, payment_id: WALLET },
      { shop: 2, currency: EUR, lines: [{ item: 'olives', quantity: 1 }] },
    );
    await test.api.ok('changeOrderStatus', { id: soup.id, status: 'canceled' }, { token: who.token });
    const list = async (filter: object) =>
      (await test.api.ok('listOrders', { ...filter }, { token: who.token })).data.map(({ id }) => id);
    expect(await list({})).toEqual([olives.id, soup.id]);
    expect(await list({ sort: 'asc', column: 'id' })).toEqual([soup.id, olives.id]);
    expect(await list({ perPage: 1, page: 2 })).toEqual([soup.id]);
    expect(await list({ order_statuses: true, statuses: ['new', 'accepted'] })).toEqual([olives.id]);
    expect(await list({ status: 'cancelled' })).toEqual([soup.id]);
    expect(await list({ active: 1 })).toEqual([olives.id]);
    expect(await list({ active: 0 })).toEqual([soup.id]);
    expect(await list({ shop_id: 2 })).toEqual([olives.id]);
    expect(await list({ delivery_type: 'pickup' })).toEqual([olives.id]);
    expect(await list({ search: 'green spoon' })).toEqual([soup.id]);
    expect(await list({ search: String(olives.id) })).toContain(olives.id);
    expect(await list({ search: "%' or 1=1 --" })).toEqual([]);
    expect(await list({ date_from: '2025-03-10', date_to: '2025-03-10' })).toHaveLength(2);
    expect(await list({ date_from: '2025-03-11' })).toEqual([]);
    expect(await list({ column: 'password_hash', sort: 'asc' })).toEqual([soup.id, olives.id]);
    expect((await test.api.no('listOrders', { date_to: '2025-13-01' }, { token: who.token })).params).toHaveProperty(
      'date_to',
    );
    const [first] = (await test.api.ok('listOrders', {}, { token: who.token })).data;
    expect(first).toMatchObject({
      shop: { translation: { title: 'Night Market' }, logo_img: expect.any(String) as string },
      currency: { title: 'EUR' },
      transaction: { payment_system: { tag: 'wallet' } },
      order_details_count: 1,
    });
  });
});

describe('ORDER-6 the operator', () => {
  it('finds everybody’s orders and takes exactly the steps of contract 4.1', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET });
    const move = (status: string, more: object = {}) =>
      test.api.call('moveOrder', { id: order.id, status, ...more }, { token: desk.token });
    expect(
      (await test.api.ok('listAllOrders', { search: String(order.id) }, { token: desk.token })).data,
    ).toContainEqual(
      expect.objectContaining({ id: order.id, user: expect.objectContaining({ id: who.id }) as unknown }),
    );
    expect((await test.api.ok('showOrderSteps', { id: order.id }, { token: desk.token })).data).toEqual({
      id: order.id,
      status: 'new',
      allowed: ['accepted', 'canceled'],
    });
    expect(codes([await move('new'), await move('delivered'), await move('eaten')])).toEqual([
      'ERROR_252',
      'ERROR_253',
      'ERROR_253',
    ]);
    expect(codes([await move('accepted')])).toEqual([200]);
    expect((await test.api.ok('showOrderSteps', { id: order.id }, { token: desk.token })).data.allowed).toEqual([
      'cooking',
      'ready',
      'canceled',
    ]);
    expect(
      codes([
        await move('ready'),
        await move('on_a_way', { deliveryman_id: who.id }),
        await move('on_a_way', { deliveryman_id: 999_999 }),
      ]),
    ).toEqual([200, 'ERROR_211', 'ERROR_211']);
    expect(codes(await Promise.all(Array.from({ length: 6 }, () => move('canceled'))))).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 'ERROR_252'),
    ]);
    expect(await shopping.balance(who)).toBe(1000);
    expect(codes([await move('accepted')])).toEqual(['ERROR_255']);
    const news = (await test.api.ok('listNotifications', { type: 'status_changed', perPage: 20 }, { token: who.token }))
      .data;
    expect(news.map(({ data }) => (data as { status: string }).status)).toEqual(['canceled', 'ready', 'accepted']);
    for (const operation of ['moveOrder', 'showOrderSteps'] as const)
      expect((await test.api.no(operation, { id: 999_999, status: 'accepted' }, { token: desk.token })).status).toBe(
        404,
      );
  });
});
