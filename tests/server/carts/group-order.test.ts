import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Groups } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, HOME, type Shopping } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let groups: Groups;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  groups = createGroups(test, shopping);
});
afterAll(() => test.marketplace.close());

const calculate = async (id: number, token: string) =>
  (await test.api.ok('calculateCart', { id, type: 'delivery', address: HOME }, { token })).data;
type Quote = {
  readonly total: number;
  readonly lines: readonly {
    readonly kind: string;
    readonly member: number | null;
    readonly amount: number;
    readonly ref: unknown;
    readonly children: readonly { readonly amount: number }[];
  }[];
};

describe('GROUP-3 the calculation of a group order', () => {
  it('lists every member’s lines with prices that add up', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 1 }]);
    const [tom, mia] = [await groups.join(group, 'Tom'), await groups.join(group, 'Mia')];
    await groups.write(tom, [{ item: 'falafel-bowl', quantity: 2, addons: [{ item: 'tahini', quantity: 1 }] }]);
    const cart = await groups.write(mia, [
      { item: 'lentil-soup', quantity: 3 },
      { item: 'falafel-bowl', quantity: 1 },
    ]);
    const calculation = await calculate(group.cartId, group.owner.token);
    const quote = calculation.quote as unknown as Quote;
    const sumOf = (member: number): number =>
      quote.lines
        .filter((line) => line.kind === 'item' && line.member === member)
        .reduce(
          (sum, { amount, children }) => sum + amount + children.reduce((more, child) => more + child.amount, 0),
          0,
        );
    expect([group.owner.part, tom, mia].map(({ id }) => sumOf(id))).toEqual([620, 1806 + 80, 1860 + 903]);
    expect(calculation.products.map(({ id }) => id)).toEqual(
      cart.user_carts.flatMap(({ cartDetails }) => cartDetails.map(({ id }) => id)),
    );
    expect(calculation.price - calculation.total_discount).toBeCloseTo(cart.total_price, 9);
    const all = quote.lines.flatMap(({ amount, children }) => [amount, ...children.map((child) => child.amount)]);
    expect([quote.total, Math.round(calculation.total_price * 100)]).toEqual([
      all.reduce((sum, amount) => sum + amount, 0),
      quote.total,
    ]);
  });

  it('is available to the owner only, and not for an empty cart', async () => {
    const group = await groups.start();
    const mia = await shopping.customer();
    await groups.join(group, 'Mia', mia);
    expect(
      (await test.api.no('calculateCart', { id: group.cartId, type: 'pickup' }, { token: mia.token })).status,
    ).toBe(404);
    expect(
      await test.api.no('calculateCart', { id: group.cartId, type: 'pickup' }, { token: group.owner.token }),
    ).toMatchObject({ status: 400, statusCode: 'ERROR_400' });
  });
});

describe('GROUP-3 GROUP-4 placing a group order', () => {
  it('orders every member’s lines, done or not, records who ordered what, and closes the cart', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 1 }]);
    const tom = await groups.join(group, 'Tom');
    await groups.join(group, 'Idle');
    await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
    await test.api.ok('flipGroupStatus', { uuid: tom.uuid, cart_id: tom.cartId });
    const { quote } = await calculate(group.cartId, group.owner.token);
    const draft = shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 }, { quote_id: quote.id });
    const { data: order } = await test.api.ok('placeOrder', draft, { token: group.owner.token });
    expect(order.members).toEqual([
      { user_cart_id: group.owner.part.id, name: 'Nadia Berg' },
      { user_cart_id: tom.id, name: 'Tom' },
    ]);
    expect(order.details?.map(({ user_cart_id, stock_id, quantity }) => [user_cart_id, stock_id, quantity])).toEqual([
      [group.owner.part.id, shopping.stockOf('lentil-soup'), 1],
      [tom.id, shopping.stockOf('lemonade'), 3],
    ]);
    expect(Math.round(order.total_price * 100)).toBe(quote.total);
    const gone = { status: 404 };
    expect(await groups.refusedWrite(tom, [{ item: 'lemonade', quantity: 1 }])).toMatchObject(gone);
    expect(
      await test.api.no('showGroup', { id: tom.cartId, shop_id: GREEN_SPOON, user_cart_uuid: tom.uuid }),
    ).toMatchObject(gone);
    expect(await test.api.no('leaveGroup', { cart_id: tom.cartId, ids: [tom.uuid] })).toMatchObject(gone);
    expect(
      await test.api.no('joinGroup', { cart_id: tom.cartId, shop_id: GREEN_SPOON, name: 'Late', secret: group.secret }),
    ).toMatchObject(gone);
    expect(
      await test.api.no('placeOrder', shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 }), {
        token: group.owner.token,
      }),
    ).toMatchObject({ status: 400, statusCode: 'ERROR_501' });
  });

  it('GROUP-3b GROUP-6d shows the order to everybody, and the owner settles shares by hand', async () => {
    const group = await groups.start([]);
    const { token } = group.owner;
    const [tom, idle] = [await groups.join(group, 'Tom'), await groups.join(group, 'Idle')];
    await groups.write(tom, [{ item: 'lemonade', quantity: 9 }]);
    const draft = shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 });
    const { data: order } = await test.api.ok('placeOrder', draft, { token });
    expect(order.members).toEqual([{ user_cart_id: tom.id, name: 'Tom' }]);

    const seenBy = async ({ uuid }: { readonly uuid: string }) =>
      (await test.api.ok('showGroupOrder', { id: group.cartId, user_cart_uuid: uuid })).data;
    for (const part of [tom, idle]) expect(await seenBy(part)).toMatchObject({ id: null, user_cart_id: part.id });
    const owned = await seenBy(group.owner.part);
    expect([owned.id, owned.shares.map(({ name, settled }) => [name, settled])]).toEqual([order.id, [['Tom', false]]]);

    const settle = (settled: boolean, who = token, part = tom.id) =>
      test.api.call('settleGroupShare', { id: order.id, user_cart_id: part, settled }, { token: who });
    for (const settled of [true, true, false, true]) {
      expect((await settle(settled)).status).toBe(200);
      expect((await seenBy(tom)).shares).toMatchObject([{ name: 'Tom', settled }]);
    }
    const stranger = await shopping.customer();
    expect((await settle(false, stranger.token)).status).toBe(404);
    expect((await settle(false, token, 999_999)).status).toBe(404);
    expect((await seenBy(tom)).shares).toMatchObject([{ settled: true }]);
  });

  it('reports a member’s change since the calculation instead of ordering', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
    const tom = await groups.join(group, 'Tom');
    const { quote } = await calculate(group.cartId, group.owner.token);
    await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
    const draft = shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 }, { quote_id: quote.id });
    const before = await world(test.store);
    const refusal = await test.api.no('placeOrder', draft, { token: group.owner.token });
    expect(refusal).toMatchObject({ status: 409, data: { reason: 'quote_changed' } });
    expect((refusal.data as { changes: unknown }).changes).toContainEqual({
      kind: 'cart',
      stock_id: shopping.stockOf('lemonade'),
      title: 'Lemonade',
      from: 0,
      to: 3,
    });
    expect(await world(test.store)).toEqual(before);
    const next = (refusal.data as { quote: { id: string } }).quote.id;
    await test.api.ok('placeOrder', { ...draft, quote_id: next }, { token: group.owner.token });
  });

  it('rejects more pieces in total than are in stock', async () => {
    const item = 'falafel-bowl#1';
    const [supply, each] = [await shopping.inSupply(item), 10];
    expect(supply).toBe(18);
    const group = await groups.start([{ item, quantity: each }]);
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, [{ item, quantity: each }]);
    const draft = shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 });
    expect(await test.api.no('placeOrder', draft, { token: group.owner.token })).toMatchObject({
      status: 400,
      statusCode: 'ERROR_111',
      data: { stock_id: shopping.stockOf(item), quantity: 18 },
    });
    await groups.write(tom, [{ item, quantity: 8 }]);
    await test.api.ok('placeOrder', draft, { token: group.owner.token });
    expect(await shopping.inSupply(item)).toBe(0);
  });

  it('includes every write acknowledged before it and none after', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
    const members = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => groups.join(group, `Member ${count}`)));
    const draft = shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 });
    const writes = members.map((member, index) => groups.tryWrite(member, [{ item: 'lemonade', quantity: index + 1 }]));
    const [{ data: order }, ...answers] = await Promise.all([
      test.api.ok('placeOrder', draft, { token: group.owner.token }),
      ...writes,
    ]);
    for (const [index, { status }] of answers.entries()) {
      const bought = order.details
        ?.filter(({ user_cart_id }) => user_cart_id === members[index]?.id)
        .map(({ quantity }) => quantity);
      expect([
        [200, [index + 1]],
        [404, []],
      ]).toContainEqual([status, bought]);
    }
  });
});

describe('GROUP-2 a group that ends without an order', () => {
  it('is gone for members when the owner deletes the cart or the account', async () => {
    for (const end of ['deleteMyCarts', 'deleteProfile'] as const) {
      const group = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
      const tom = await groups.join(group, 'Tom');
      await test.api.ok(end, { old_password: 'lunchbox' }, { token: group.owner.token, as: 'json' });
      expect((await groups.refusedWrite(tom, [{ item: 'lemonade', quantity: 1 }])).status).toBe(404);
      expect(
        await test.store.database.selectFrom('user_carts').select('id').where('id', '=', tom.id).execute(),
      ).toEqual([]);
    }
  });

  it('loses a deleted member’s part and name, also in orders; others keep theirs', async () => {
    const { database } = test.store;
    const group = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
    const mia = await shopping.customer();
    const part = await groups.join(group, 'Zubeneschamali', mia);
    await groups.write(part, [{ item: 'lemonade', quantity: 1 }]);
    const ordered = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
    await groups.write(await groups.join(ordered, 'Zubeneschamali', mia), [{ item: 'lemonade', quantity: 1 }]);
    const stays = await groups.join(ordered, 'Tom');
    await groups.write(stays, [{ item: 'lemonade', quantity: 1 }]);
    const keyed = { 'idempotency-key': '4d5a1c00-0000-4000-9000-000000000001' };
    await groups.tryWrite(stays, [{ item: 'lemonade', quantity: 2 }], {}, keyed);
    const { data: order } = await test.api.ok(
      'placeOrder',
      shopping.draft({ id: ordered.cartId, shop_id: GREEN_SPOON, currency_id: 1 }),
      { token: ordered.owner.token, headers: keyed },
    );
    const kinds = async (): Promise<number> =>
      (await database.selectFrom('idempotency_records').selectAll().execute()).filter(({ body }) =>
        body?.includes('Zubeneschamali'),
      ).length;
    expect(await kinds()).toBe(2);
    const { version } = await groups.read(group.owner.part);
    await test.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: mia.token, as: 'json' });
    const cart = await groups.read(group.owner.part);
    expect([cart.user_carts.length, cart.total_price, cart.version]).toEqual([1, 12.4, version + 1]);
    const { data: kept } = await test.api.ok('showOrder', { id: order.id }, { token: ordered.owner.token });
    expect(kept.members?.map(({ name }) => name)).toEqual(['Nadia Berg', null, 'Tom']);
    for (const table of ['live_events', 'orders', 'user_carts', 'idempotency_records'] as const) {
      expect([
        table,
        JSON.stringify(await database.selectFrom(table).selectAll().execute()).includes('Zubeneschamali'),
      ]).toEqual([table, false]);
    }
  });
});
