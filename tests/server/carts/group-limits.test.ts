import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Group, type Groups, type Part } from '../support/groups.ts';
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

const soups = (quantity: number) => [{ item: 'lentil-soup', quantity }];
const limit = (group: Group, limits: object) =>
  test.api.ok('limitGroup', { id: group.cartId, ...limits }, { token: group.owner.token });
const inMinutes = (minutes: number): string =>
  new Date(test.clock.now() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ').concat('Z');

/** Every call of a member, all of which a closed group rejects. */
const everyWrite = async (part: Part, secret: string): Promise<readonly (readonly [number, unknown])[]> => {
  const line = (await groups.read(part)).user_carts.find(({ id }) => id === part.id)?.cartDetails[0]?.id;
  const at = { cart_id: part.cartId, shop_id: GREEN_SPOON, user_cart_uuid: part.uuid };
  const answers = [
    await groups.refusedWrite(part, soups(1)),
    await groups.refusedWrite(part, [{ item: 'lentil-soup', quantity: 0 }]),
    await test.api.no('setGroupLine', { ...at, stock_id: shopping.stockOf('lentil-soup'), quantity: 1 }),
    await test.api.no('deleteGroupProducts', { ...at, ids: [line] }),
    await test.api.no('flipGroupStatus', { uuid: part.uuid, cart_id: part.cartId }),
    await test.api.no('joinGroup', { cart_id: part.cartId, shop_id: GREEN_SPOON, name: 'Late', secret }),
  ];
  return answers.map(({ status, data }) => [status, data] as const);
};

describe('GROUP-4 L8 a lock', () => {
  it('blocks every member action except leaving, does not bind the owner, and is repeatable', async () => {
    const group = await groups.start(soups(1));
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, soups(2));
    const { token } = group.owner;
    const { data: locked } = await test.api.ok('lockGroup', { id: group.cartId }, { token });
    expect(locked.locked).toBe(true);
    expect((await test.api.ok('lockGroup', { id: group.cartId }, { token })).data).toEqual(locked);
    const before = await world(test.store);
    expect(await everyWrite(tom, group.secret)).toEqual(
      Array.from({ length: 6 }, () => [409, { reason: 'locked', locked: true, deadline: null }]),
    );
    expect(await world(test.store)).toEqual(before);
    await test.api.ok(
      'insertProducts',
      { shop_id: GREEN_SPOON, currency_id: USD, products: groups.entries(soups(3)) },
      { token },
    );
    expect((await groups.write(group.owner.part, soups(4))).locked).toBe(true);
    const { data: open } = await test.api.ok('unlockGroup', { id: group.cartId }, { token });
    expect((await test.api.ok('unlockGroup', { id: group.cartId }, { token })).data).toEqual(open);
    expect(groups.linesOf(await groups.write(tom, soups(5)), tom)).toEqual([[shopping.stockOf('lentil-soup'), 5]]);
  });

  it('admits none of many concurrent writes', async () => {
    const group = await groups.start();
    const members = await Promise.all([1, 2, 3, 4, 5].map((count) => groups.join(group, `Member ${count}`)));
    const locking = test.api.ok('lockGroup', { id: group.cartId }, { token: group.owner.token });
    const [{ data: locked }, ...answers] = await Promise.all([
      locking,
      ...members.map((member, index) => groups.tryWrite(member, soups(index + 1))),
    ]);
    const cart = await groups.read(group.owner.part);
    for (const [index, { status }] of answers.entries()) {
      const member = members[index];
      expect([200, 409]).toContain(status);
      if (member)
        expect([status, groups.linesOf(cart, member)]).toEqual([
          status,
          status === 200 ? [[shopping.stockOf('lentil-soup'), index + 1]] : [],
        ]);
    }
    expect(cart.version).toBe(locked.version);
  });

  it('does not apply to carts without a group', async () => {
    const who = await shopping.customer();
    const cart = await shopping.fill(who);
    for (const operation of ['lockGroup', 'unlockGroup'] as const)
      expect((await test.api.no(operation, { id: cart.id }, { token: who.token })).status).toBe(400);
    expect((await test.api.no('limitGroup', { id: cart.id, spend_limit: 5 }, { token: who.token })).status).toBe(400);
    expect(await shopping.cart(who)).toEqual(cart);
  });
});

describe('GROUP-4 a deadline', () => {
  it('locks the cart; the owner may extend it or unlock', async () => {
    const group = await groups.start(soups(1));
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, soups(2));
    const deadline = inMinutes(30);
    expect((await limit(group, { deadline })).data).toMatchObject({ deadline, locked: false });
    test.clock.advance(30 * 60_000);
    expect((await groups.read(tom)).locked).toBe(true);
    expect(await everyWrite(tom, group.secret)).toEqual(
      Array.from({ length: 6 }, () => [409, { reason: 'deadline', locked: true, deadline }]),
    );
    const later = inMinutes(5);
    expect((await limit(group, { deadline: later })).data).toMatchObject({ deadline: later, locked: false });
    await groups.write(tom, soups(3));
    test.clock.advance(5 * 60_000);
    expect((await test.api.ok('unlockGroup', { id: group.cartId }, { token: group.owner.token })).data).toMatchObject({
      deadline: null,
      locked: false,
    });
    await groups.write(tom, soups(4));
  });

  it.each([[-1], [0], [7 * 24 * 60 + 1]])('rejects %i minutes from now', async (minutes) => {
    const group = await groups.start();
    const refusal = await test.api.no(
      'limitGroup',
      { id: group.cartId, deadline: inMinutes(minutes) },
      { token: group.owner.token },
    );
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, ['deadline']]);
  });

  it.each([['tomorrow'], ['2025-02-30 10:00:00Z'], ['2025-03-11'], [17], [true]])('rejects %j', async (deadline) => {
    const group = await groups.start();
    const refusal = await test.api.no('limitGroup', { id: group.cartId, deadline }, { token: group.owner.token });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, ['deadline']]);
  });
});

describe('GROUP-4 a spend limit', () => {
  it('rejects changes above it, returns the excess, and does not bind the owner', async () => {
    const group = await groups.start(soups(9));
    const tom = await groups.join(group, 'Tom');
    expect((await limit(group, { spend_limit: 15 })).data.spend_limit).toBe(15);
    await groups.write(tom, soups(2));
    const before = await world(test.store);
    const refusal = await groups.refusedWrite(tom, [...soups(2), { item: 'lemonade', quantity: 1 }]);
    expect(refusal).toMatchObject({
      status: 409,
      data: { reason: 'spend_limit', limit: 15, total: 15.6, currency_id: USD },
      message: 'This is above the limit of 15.00 per person.',
    });
    expect(await world(test.store)).toEqual(before);
    await groups.write(group.owner.part, soups(10));
    await groups.write(tom, [
      { item: 'lemonade', quantity: 4 },
      { item: 'lentil-soup', quantity: 0 },
    ]);
    expect((await limit(group, { spend_limit: 5 })).data.spend_limit).toBe(5);
    expect(groups.linesOf(await groups.write(tom, [{ item: 'lemonade', quantity: 2 }]), tom)).toEqual([
      [shopping.stockOf('lemonade'), 2],
    ]);
    expect((await limit(group, { spend_limit: null })).data.spend_limit).toBeNull();
    await groups.write(tom, soups(10));
  });

  it('includes discounts and add-ons', async () => {
    const group = await groups.start();
    const tom = await groups.join(group, 'Tom');
    await limit(group, { spend_limit: 9.83 });
    const bowl = (sauces: number) => [
      { item: 'falafel-bowl', quantity: 1, addons: [{ item: 'tahini', quantity: sauces }] },
    ];
    await groups.write(tom, bowl(1));
    expect(
      (
        await groups.refusedWrite(tom, [
          ...bowl(2),
          { item: 'falafel-bowl', quantity: 0, addons: [{ item: 'tahini', quantity: 1 }] },
        ])
      ).data,
    ).toMatchObject({ reason: 'spend_limit', total: 10.63 });
  });

  it('keeps its amount when the owner switches currency', async () => {
    const group = await groups.start(soups(1));
    await limit(group, { spend_limit: 15.01 });
    const look = async (currency: number) =>
      (await test.api.ok('showCart', { currency_id: currency }, { token: group.owner.token })).data;
    expect((await look(EUR)).spend_limit).toBe(13.81);
    expect((await look(3)).spend_limit).toBe(2244);
    expect((await look(USD)).spend_limit).toBe(15.01);
  });

  it.each([[0], [-5], [15.001], ['a lot'], [1e12], [Number.MIN_VALUE]])('rejects %j', async (spend_limit) => {
    const group = await groups.start();
    const refusal = await test.api.no('limitGroup', { id: group.cartId, spend_limit }, { token: group.owner.token });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, ['spend_limit']]);
  });
});
