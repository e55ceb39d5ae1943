import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { createGroups, type Groups } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, GREEN_SPOON, USD, type Shopping } from '../support/shopping.ts';
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

const SOUP = { item: 'lentil-soup', quantity: 2 };
const NIGHT_MARKET = 2;
const partOf = (cart: Awaited<ReturnType<Groups['read']>>, id: number) =>
  cart.user_carts.find((part) => part.id === id);

describe('CART-3 opening a cart', () => {
  it('returns one empty cart, returns it again, and rejects another shop', async () => {
    const who = await shopping.customer();
    const open = (shop: number) => ({ shop_id: shop, currency_id: USD });
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.api.ok('openCart', open(GREEN_SPOON), { token: who.token })),
    );
    const [first] = answers;
    expect(answers.map(({ data }) => data)).toEqual([first?.data, first?.data, first?.data]);
    expect(first?.data).toMatchObject({
      owner_id: who.id,
      group: false,
      total_price: 0,
      user_carts: [{ user_id: who.id, cartDetails: [] }],
    });
    expect(await test.api.no('openCart', open(NIGHT_MARKET), { token: who.token })).toMatchObject({
      status: 400,
      statusCode: 'ERROR_440',
    });
    expect((await test.api.no('openCart', open(999), { token: who.token })).status).toBe(404);
    expect(
      (
        await test.api.no(
          'setCartLine',
          {
            ...open(GREEN_SPOON),
            cart_id: (first?.data.id ?? 0) + 1,
            stock_id: shopping.stockOf('lentil-soup'),
            quantity: 1,
          },
          { token: who.token },
        )
      ).status,
    ).toBe(404);
  });
});

describe('GROUP-1 starting and joining', () => {
  it('admits people by name, and an account once', async () => {
    const group = await groups.start([SOUP]);
    const [tom, mia] = [await groups.join(group, '  Tom '), await shopping.customer()];
    const parts = [
      await groups.join(group, 'Mia', mia),
      await groups.join(group, 'Mia again', mia),
      await groups.join(group, 'Owner', group.owner),
    ];
    expect(parts.map(({ id }) => id)).toEqual([parts[0]?.id, parts[0]?.id, group.owner.part.id]);
    const cart = await groups.read(tom);
    expect(cart.user_carts.map(({ name, user_id }) => [name, user_id])).toEqual([
      ['Nadia Berg', group.owner.id],
      ['Tom', null],
      ['Mia', mia.id],
    ]);
    expect(partOf(cart, tom.id)).toMatchObject({ status: true, version: 1, cartDetails: [] });
  });

  it('shows members only their own secret and the owner all of them', async () => {
    const group = await groups.start([SOUP]);
    const mia = await shopping.customer();
    const [tom, second] = [await groups.join(group, 'Tom'), await groups.join(group, 'Mia', mia)];
    const secrets = async (part: typeof tom) => (await groups.read(part)).user_carts.map(({ uuid }) => uuid);
    expect(await secrets(tom)).toEqual([null, tom.uuid, null]);
    expect(await secrets(second)).toEqual([null, null, second.uuid]);
    expect(await secrets(group.owner.part)).toEqual([group.owner.part.uuid, tom.uuid, second.uuid]);
    expect((await shopping.cart(group.owner)).user_carts.map(({ uuid }) => uuid)).toEqual([
      group.owner.part.uuid,
      tom.uuid,
      second.uuid,
    ]);
    expect((await groups.write(tom, [SOUP])).user_carts.map(({ uuid }) => uuid)).toEqual([null, tom.uuid, null]);
  });

  it.each([
    ['', 'name'],
    ['   ', 'name'],
    ['x'.repeat(101), 'name'],
    ['a\u0007b', 'name'],
    [null, 'name'],
  ])('rejects the name %j', async (name, field) => {
    const group = await groups.start();
    const before = await world(test.store);
    const refusal = await test.api.no('joinGroup', {
      cart_id: group.cartId,
      shop_id: GREEN_SPOON,
      name,
      secret: group.secret,
    });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, [field]]);
    expect(await world(test.store)).toEqual(before);
  });

  it('rejects joining a cart that is not a group, missing or of another shop', async () => {
    const who = await shopping.customer();
    const cart = await shopping.fill(who);
    const group = await groups.start();
    for (const [cart_id, shop_id] of [
      [cart.id, GREEN_SPOON],
      [999_999, GREEN_SPOON],
      [group.cartId, NIGHT_MARKET],
    ]) {
      expect((await test.api.no('joinGroup', { cart_id, shop_id, name: 'Tom', secret: group.secret })).status).toBe(
        404,
      );
    }
  });

  it('ends when the owner ends it: members, their lines and the lock are removed', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
    const { token } = group.owner;
    await test.api.ok('limitGroup', { id: group.cartId, spend_limit: 20, deadline: '2025-03-10 12:00:00Z' }, { token });
    await test.api.ok('lockGroup', { id: group.cartId }, { token });
    const { data: ended } = await test.api.ok('toggleGroup', { id: group.cartId }, { token });
    expect(ended).toMatchObject({ group: false, locked: false, spend_limit: null, deadline: null, total_price: 12.4 });
    expect(ended.user_carts).toHaveLength(1);
    expect(await groups.refusedWrite(tom, [SOUP])).toMatchObject({
      status: 400,
      params: { user_cart_uuid: [expect.any(String)] },
    });
    const { data: again } = await test.api.ok('toggleGroup', { id: group.cartId }, { token });
    expect([again.group, again.user_carts.length, again.locked]).toEqual([true, 1, false]);
    expect(await groups.refusedWrite(tom, [SOUP])).toMatchObject({
      status: 400,
      params: { user_cart_uuid: [expect.any(String)] },
    });
  });
});

describe('GROUP-2 members and their parts', () => {
  it('add, replace and remove their own lines; the total covers everybody', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    const bowls = { item: 'falafel-bowl', quantity: 2, addons: [{ item: 'tahini', quantity: 1 }] };
    const cart = await groups.write(tom, [bowls, { item: 'lemonade', quantity: 1 }]);
    expect(groups.linesOf(cart, tom)).toEqual([
      [shopping.stockOf('falafel-bowl'), 2],
      [shopping.stockOf('lemonade'), 1],
    ]);
    expect(cart.total_price).toBeCloseTo(12.4 + 2 * 9.03 + 0.8 + 3.2, 9);
    const [bowl] = partOf(cart, tom.id)?.cartDetails ?? [];
    await test.api.ok('deleteGroupProducts', { ids: [bowl?.id], user_cart_uuid: tom.uuid });
    const { data: alone } = await test.api.ok('setGroupLine', {
      stock_id: shopping.stockOf('lemonade'),
      quantity: 4,
      cart_id: group.cartId,
      user_cart_uuid: tom.uuid,
    });
    expect(groups.linesOf(alone, tom)).toEqual([[shopping.stockOf('lemonade'), 4]]);
    expect(groups.linesOf(alone, group.owner.part)).toEqual([[shopping.stockOf('lentil-soup'), 2]]);
    const refusal = await test.api.no('setGroupLine', {
      stock_id: shopping.stockOf('lemonade'),
      quantity: 11,
      user_cart_uuid: tom.uuid,
    });
    expect(refusal).toMatchObject({ status: 400, statusCode: 'ERROR_111', data: { quantity: 10 } });
  });

  it('write in the group’s currency, whatever currency they request', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    expect(await groups.write(tom, [SOUP], { currency_id: EUR })).toMatchObject({
      currency_id: USD,
      total_price: 24.8,
    });
    expect((await test.api.ok('showCart', { currency_id: EUR }, { token: group.owner.token })).data).toMatchObject({
      currency_id: EUR,
      total_price: 22.8,
    });
    expect(await groups.read(tom)).toMatchObject({ currency_id: EUR, total_price: 22.8 });
  });

  it('mark themselves done or choosing', async () => {
    const group = await groups.start([SOUP]);
    const mia = await groups.join(group, 'Mia', await shopping.customer());
    const flip = async () =>
      (await test.api.ok('flipGroupStatus', { uuid: mia.uuid, cart_id: mia.cartId }, { token: mia.token })).data;
    expect(partOf(await flip(), mia.id)).toMatchObject({ status: false, version: 2 });
    expect(partOf(await flip(), mia.id)).toMatchObject({ status: true, version: 3 });
    const { data } = await test.api.ok('flipMyStatus', { uuid: mia.uuid, cart_id: mia.cartId }, { token: mia.token });
    expect(partOf(data, mia.id)?.status).toBe(false);
  });

  it('leave with all their lines, even when locked; the owner stays', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
    await test.api.ok('lockGroup', { id: group.cartId }, { token: group.owner.token });
    const leaving = { cart_id: group.cartId, ids: [tom.uuid] };
    await test.api.ok('leaveGroup', leaving);
    const cart = await groups.read(group.owner.part);
    expect([cart.user_carts.length, cart.total_price]).toEqual([1, 12.4]);
    expect(await test.api.no('leaveGroup', leaving)).toMatchObject({
      status: 400,
      params: { user_cart_uuid: [expect.any(String)] },
    });
    expect(
      await test.api.no(
        'leaveGroup',
        { cart_id: group.cartId, ids: [group.owner.part.uuid] },
        { token: group.owner.token },
      ),
    ).toMatchObject({ status: 400, params: { ids: [expect.any(String)] } });
    expect(await groups.read(group.owner.part)).toEqual(cart);
  });

  it('are removed by the owner, and every later call says so', async () => {
    const group = await groups.start([SOUP]);
    const [tom, mia] = [await groups.join(group, 'Tom'), await groups.join(group, 'Mia')];
    const before = await groups.write(tom, [SOUP]);
    await test.api.ok('kickMembers', { cart_id: group.cartId, ids: [tom.uuid] }, { token: group.owner.token });
    const told = { status: 400, params: { user_cart_uuid: [expect.any(String)] } };
    const [line] = partOf(before, tom.id)?.cartDetails ?? [];
    expect(await groups.refusedWrite(tom, [SOUP])).toMatchObject(told);
    expect(
      await test.api.no('showGroup', { id: tom.cartId, shop_id: GREEN_SPOON, user_cart_uuid: tom.uuid }),
    ).toMatchObject(told);
    expect(await test.api.no('flipGroupStatus', { uuid: tom.uuid, cart_id: tom.cartId })).toMatchObject(told);
    expect(
      await test.api.no('deleteGroupProducts', { ids: [line?.id], user_cart_uuid: tom.uuid, cart_id: tom.cartId }),
    ).toMatchObject(told);
    expect(await test.api.no('leaveGroup', { ids: [tom.uuid], cart_id: tom.cartId })).toMatchObject(told);
    expect(await test.api.no('streamGroupEvents', { id: tom.cartId, user_cart_uuid: tom.uuid })).toMatchObject(told);
    expect((await groups.read(mia)).user_carts.map(({ id }) => id)).toEqual([group.owner.part.id, mia.id]);
    expect(
      (await test.api.no('kickMembers', { cart_id: group.cartId, ids: [tom.uuid] }, { token: group.owner.token }))
        .status,
    ).toBe(404);
    expect(
      (
        await test.api.no(
          'kickMembers',
          { cart_id: group.cartId, ids: [group.owner.part.uuid] },
          { token: group.owner.token },
        )
      ).status,
    ).toBe(400);
  });

  it('can lose lines to the owner, who may remove any line', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    const cart = await groups.write(tom, [SOUP, { item: 'lemonade', quantity: 1 }]);
    const [soup] = partOf(cart, tom.id)?.cartDetails ?? [];
    const stale = { ids: [soup?.id], version: groups.versionOf(cart, tom) - 1 };
    expect(await test.api.no('deleteCartProducts', stale, { token: group.owner.token })).toMatchObject({
      status: 409,
      data: { reason: 'version', version: groups.versionOf(cart, tom) },
    });
    const withGone = await test.api.no(
      'deleteCartProducts',
      { ids: [soup?.id, 999_999] },
      { token: group.owner.token },
    );
    expect([withGone.status, await groups.read(tom)]).toEqual([404, cart]);
    await test.api.ok('deleteCartProducts', { ...stale, version: stale.version + 1 }, { token: group.owner.token });
    expect(groups.linesOf(await groups.read(tom), tom)).toEqual([[shopping.stockOf('lemonade'), 1]]);
  });

  it('keep sold-out lines and lose lines of deleted stocks', async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, [
      { item: 'mystery-stew', quantity: 1 },
      { item: 'lemonade', quantity: 1 },
    ]);
    const stew = shopping.stockOf('mystery-stew');
    const products = test.store.database
      .updateTable('products')
      .where('id', '=', (query) => query.selectFrom('stocks').select('product_id').where('id', '=', stew));
    const offer = async (active: boolean): Promise<void> => {
      await products.set({ active }).execute();
      await catalogueChanged(test.store, GREEN_SPOON, 'shop');
    };
    await offer(false);
    const cart = await groups.read(tom);
    await offer(true);
    expect(groups.linesOf(cart, tom)).toEqual([[shopping.stockOf('lemonade'), 1]]);
  });
});
