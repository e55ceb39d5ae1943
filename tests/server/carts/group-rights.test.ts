import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import { createGroups, type Group, type Groups, type Part } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, USD, type Customer, type Shopping } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let groups: Groups;
let group: Group;
let [guest, member, stranger]: [Part, Part & { readonly token: string }, Customer] = [] as never;
let lines: Readonly<Record<'owner' | 'guest' | 'member', number>>;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  groups = createGroups(test, shopping);
  group = await groups.start([{ item: 'lentil-soup', quantity: 1 }]);
  guest = await groups.join(group, 'Tom');
  const mia = await shopping.customer();
  member = { ...(await groups.join(group, 'Mia', mia)), token: mia.token };
  stranger = await shopping.customer();
  await groups.write(guest, [{ item: 'lemonade', quantity: 1 }]);
  const cart = await groups.write(member, [{ item: 'chicken-plate', quantity: 1 }]);
  const lineOf = (part: Part): number => cart.user_carts.find(({ id }) => id === part.id)?.cartDetails[0]?.id ?? 0;
  lines = { owner: lineOf(group.owner.part), guest: lineOf(guest), member: lineOf(member) };
});
afterAll(() => test.marketplace.close());

type Attempt = readonly [operation: OperationId, sent: object, token: string | undefined, status: number];
/** Attempts that were answered otherwise, and what they did; nothing when all were refused as they should be. */
const surprises = async (attempts: readonly Attempt[]): Promise<readonly unknown[]> => {
  const before = JSON.stringify(await world(test.store));
  const found: unknown[] = [];
  for (const [operation, sent, token, status] of attempts) {
    const refusal = await test.api.no(operation, { ...sent }, { token });
    if (refusal.status !== status) found.push([operation, refusal]);
  }
  return JSON.stringify(await world(test.store)) === before ? found : [...found, 'something changed'];
};
const soup = () => [{ stock_id: shopping.stockOf('lentil-soup'), quantity: 5 }];

describe('L14 GROUP-1 only the owner', () => {
  it('can start, end, lock, limit, remove members and order; others do not find the cart', async () => {
    const id = group.cartId;
    for (const token of [member.token, stranger.token]) {
      expect(
        await surprises([
          ['toggleGroup', { id }, token, 404],
          ['lockGroup', { id }, token, 404],
          ['unlockGroup', { id }, token, 404],
          ['limitGroup', { id, spend_limit: 5 }, token, 404],
          ['kickMembers', { cart_id: id, ids: [guest.uuid] }, token, 404],
          ['deleteCarts', { ids: [id] }, token, 404],
          ['calculateCart', { id, type: 'pickup' }, token, 404],
          ['placeOrder', shopping.draft({ id, shop_id: GREEN_SPOON, currency_id: USD }), token, 404],
          ['deleteCartProducts', { ids: [lines.owner] }, token, 404],
        ]),
      ).toEqual([]);
    }
  });

  it('can set the status of their own part, not of another account’s', async () => {
    expect(
      await surprises([
        ['flipMyStatus', { uuid: member.uuid }, group.owner.token, 404],
        ['flipMyStatus', { uuid: member.uuid }, stranger.token, 404],
        ['flipMyStatus', { uuid: '00000000-0000-4000-8000-00000000dead' }, group.owner.token, 400],
      ]),
    ).toEqual([]);
  });
});

describe('L14 GROUP-2 members', () => {
  const at = (part: Part) => ({ cart_id: part.cartId, shop_id: GREEN_SPOON, user_cart_uuid: part.uuid });

  it('cannot change lines of others, even mixed with their own', async () => {
    expect(
      await surprises([
        ['deleteGroupProducts', { ...at(guest), ids: [lines.member] }, undefined, 404],
        ['deleteGroupProducts', { ...at(guest), ids: [lines.guest, lines.owner] }, undefined, 404],
        ['deleteGroupProducts', { ...at(member), ids: [lines.guest] }, member.token, 404],
      ]),
    ).toEqual([]);
  });

  it('with an account need their token', async () => {
    for (const token of [undefined, stranger.token, group.owner.token, `1|${'x'.repeat(43)}`]) {
      expect(
        await surprises([
          ['insertGroupProducts', { ...at(member), products: soup() }, token, 404],
          ['setGroupLine', { ...at(member), stock_id: shopping.stockOf('lentil-soup'), quantity: 1 }, token, 404],
          ['flipGroupStatus', { uuid: member.uuid, cart_id: member.cartId }, token, 404],
          ['deleteGroupProducts', { ...at(member), ids: [lines.member] }, token, 404],
          ['leaveGroup', { cart_id: member.cartId, ids: [member.uuid] }, token, 404],
        ]),
      ).toEqual([]);
    }
  });

  it('without an account use their secret, whoever is signed in', async () => {
    const cart = await groups.write({ ...guest, token: stranger.token }, [{ item: 'lemonade', quantity: 2 }]);
    expect(groups.linesOf(cart, guest)).toEqual([[shopping.stockOf('lemonade'), 2]]);
  });

  it('are rejected with an unknown secret or one of another group', async () => {
    const other = await groups.join(await groups.start(), 'Else');
    for (const user_cart_uuid of ['00000000-0000-4000-8000-00000000dead', other.uuid]) {
      const sent = { ...at(guest), user_cart_uuid };
      expect(
        await surprises([
          ['insertGroupProducts', { ...sent, products: soup() }, undefined, 400],
          ['showGroup', { ...sent, id: guest.cartId }, undefined, 400],
          ['deleteGroupProducts', { ...sent, ids: [lines.guest] }, undefined, 400],
          ['streamGroupEvents', { id: guest.cartId, user_cart_uuid }, undefined, 400],
        ]),
      ).toEqual([]);
    }
    expect(
      await surprises([
        ['insertGroupProducts', { ...at(guest), cart_id: 999_999, products: soup() }, undefined, 404],
        ['insertGroupProducts', { ...at(guest), shop_id: 2, products: soup() }, undefined, 404],
        ['showGroup', { ...at(guest), id: guest.cartId, shop_id: 2 }, undefined, 404],
        ['showGroup', { ...at(guest), id: 999_999 }, undefined, 404],
        ['streamGroupEvents', { id: guest.cartId }, stranger.token, 400],
        ['streamGroupEvents', { id: guest.cartId }, undefined, 400],
      ]),
    ).toEqual([]);
  });

  it('lose access when the cart is no longer a group', async () => {
    const ended = await groups.start();
    const part = await groups.join(ended, 'Late');
    await test.api.ok('toggleGroup', { id: ended.cartId }, { token: ended.owner.token });
    expect(
      await surprises([
        ['showGroup', { id: ended.cartId, shop_id: GREEN_SPOON, user_cart_uuid: part.uuid }, undefined, 400],
        [
          'showGroup',
          { id: ended.cartId, shop_id: GREEN_SPOON, user_cart_uuid: ended.owner.part.uuid },
          ended.owner.token,
          400,
        ],
      ]),
    ).toEqual([]);
  });
});

describe('L13 malformed input to a group', () => {
  const wrongs: readonly (readonly [string, object, string])[] = [
    ['a negative quantity', { products: [{ stock_id: 1, quantity: -1 }] }, 'products.0.quantity'],
    ['half a piece', { products: [{ stock_id: 1, quantity: 0.5 }] }, 'products.0.quantity'],
    [
      'add-ons that are none',
      { products: [{ stock_id: 1, quantity: 1, addons: [{ stock_id: 2, quantity: -1 }] }] },
      'products.0.addons.0.quantity',
    ],
    ['no products', { products: [] }, 'products'],
    ['products that are text', { products: 'soup' }, 'products.0'],
    ['goods of nobody', { products: [{ stock_id: 999_999, quantity: 1 }] }, 'products.0.stock_id'],
    ['a secret that is none', { user_cart_uuid: "' or 1=1 --" }, 'user_cart_uuid'],
    ['no secret', { user_cart_uuid: null }, 'user_cart_uuid'],
    ['a cart of text', { cart_id: 'mine' }, 'cart_id'],
  ];
  it.each(wrongs)('%s', async (_name, more, field) => {
    const before = await world(test.store);
    const refusal = await groups.refusedWrite(guest, [{ item: 'lemonade', quantity: 1 }], { ...more });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, [field]]);
    expect(await world(test.store)).toEqual(before);
  });

  it('cannot set prices, locks, groups or owners', async () => {
    const trust = {
      price: 0,
      total_price: 0,
      discount: 100,
      rate: 0.001,
      owner_id: stranger.id,
      user_id: stranger.id,
      group: false,
      locked: false,
      status: 'done',
      version: undefined,
    };
    const cart = await groups.write(guest, [{ item: 'lemonade', quantity: 2 }], trust);
    expect(cart).toMatchObject({ owner_id: group.owner.id, group: true, rate: 1, total_price: 6.2 + 6.4 + 13.9 });
  });

  it('admits members up to the limit', async () => {
    const crowd = await groups.start();
    await test.store.database
      .insertInto('user_carts')
      .values(
        Array.from({ length: 99 }, (_none, index) => ({
          uuid: `00000000-0000-4000-b000-${String(index).padStart(12, '0')}`,
          cart_id: crowd.cartId,
          user_id: null,
          name: `M ${index}`,
          created_at: 1,
          updated_at: 1,
        })),
      )
      .execute();
    expect(
      await test.api.no('joinGroup', {
        cart_id: crowd.cartId,
        shop_id: GREEN_SPOON,
        name: 'One too many',
        secret: crowd.secret,
      }),
    ).toMatchObject({ status: 409, data: { reason: 'full' } });
    expect((await groups.join(crowd, 'The owner', crowd.owner)).id).toBe(crowd.owner.part.id);
  });
});
