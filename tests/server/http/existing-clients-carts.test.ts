import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Groups, type Part } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Cart, type Shopping } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let on: TestMarketplace;
/** Another process on the same data, with the setting off. */
let off: TestMarketplace;
let shopping: Shopping;
let groups: Groups;
beforeAll(async () => {
  on = await startMarketplace({ LIMITS: 'off', EXISTING_CLIENTS: 'on' });
  off = await startMarketplace({ LIMITS: 'off' }, { store: on.store });
  shopping = await createShopping(on);
  groups = createGroups(on, shopping);
});
afterAll(async () => {
  await off.marketplace.close();
  await on.marketplace.close();
});

const BOWL = { item: 'falafel-bowl', quantity: 1, addons: [{ item: 'tahini', quantity: 2 }] };
const SOUP = { item: 'lentil-soup', quantity: 1 };
const [HOME_NET, ELSEWHERE] = ['10.0.0.1', '10.0.0.2'];
const linesOf = (cart: Cart, part?: Part) =>
  (cart.user_carts.find(({ id }) => part === undefined || id === part.id)?.cartDetails ?? []).filter(
    ({ bonus }) => !bonus,
  );
const stocksOf = (cart: Cart, part?: Part) => linesOf(cart, part).map(({ stock }) => stock.id);
/** The answer of a call that must change nothing. */
const refused = async (market: TestMarketplace, ids: readonly unknown[], more: object, how: object = {}) => {
  const before = await world(on.store);
  const operation = 'token' in how ? 'deleteCartProducts' : 'deleteGroupProducts';
  const { status, params } = await market.api.no(operation, { ids, ...more }, how);
  expect(await world(on.store)).toEqual(before);
  return [status, ...Object.keys(params)];
};

describe('8.13 C4 removing a dish together with ids of stocks', () => {
  it('removes the lines it knows and ignores the other ids, in the caller’s cart only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const cart = await shopping.fill(who, { lines: [BOWL, SOUP] });
    const foreign = linesOf(await shopping.fill(other, { lines: [SOUP] }))[0]?.id;
    const bowl = linesOf(cart).find(({ addons }) => addons.length > 0);
    const ids = [bowl?.id, shopping.stockOf('addon-tahini'), foreign];
    await on.api.ok('deleteCartProducts', { ids }, { token: who.token });
    expect(stocksOf(await shopping.cart(who))).toEqual([shopping.stockOf('lentil-soup')]);
    expect(linesOf(await shopping.cart(other)).map(({ id }) => id)).toEqual([foreign]);
    expect(await refused(on, [shopping.stockOf('addon-tahini'), foreign], {}, { token: who.token })).toEqual([404]);
  });

  it('is refused with the setting off', async () => {
    const who = await shopping.customer();
    const [bowl] = linesOf(await shopping.fill(who, { lines: [BOWL] }));
    const ids = [bowl?.id, shopping.stockOf('addon-tahini')];
    expect(await refused(off, ids, {}, { token: who.token })).toEqual([404]);
  });
});

describe('8.13 a guest of a group without the secret', () => {
  const stage = async () => {
    const group = await groups.start([SOUP]);
    const tom = await groups.join(group, 'Tom');
    const eva = await groups.join(group, 'Eva', await shopping.customer());
    await groups.write(eva, [SOUP]);
    const cart = await groups.write(tom, [BOWL, SOUP]);
    const idOf = (part: Part) => linesOf(cart, part)[0]?.id;
    return { group, tom, lines: { owner: idOf(group.owner.part), tom: idOf(tom), eva: idOf(eva) } };
  };

  it('removes a line of their own by its id, from the address that joined', async () => {
    const { tom, lines } = await stage();
    await on.api.ok('deleteGroupProducts', { ids: [lines.tom, shopping.stockOf('addon-tahini')] });
    expect(stocksOf(await groups.read(tom), tom)).toEqual([shopping.stockOf('lentil-soup')]);
    expect(await refused(on, [lines.tom], {}, { address: HOME_NET })).toEqual([404]);
  });

  it('removes nothing from another address, or of others', async () => {
    const { group, lines } = await stage();
    expect(await refused(on, [lines.tom], {}, { address: ELSEWHERE })).toEqual([404]);
    expect(await refused(on, [lines.owner], {})).toEqual([404]);
    expect(await refused(on, [lines.eva], {})).toEqual([404]);
    expect(await refused(on, [lines.tom, lines.owner], {})).toEqual([404]);
    const { data } = await on.api.ok(
      'joinGroup',
      { cart_id: group.cartId, shop_id: 1, name: 'Ida', secret: group.secret },
      { address: ELSEWHERE },
    );
    const ida = { id: data.id, uuid: data.uuid, cartId: group.cartId };
    const [line] = linesOf(await groups.write(ida, [SOUP]), ida);
    expect(await refused(on, [line?.id], {})).toEqual([404]);
    expect(await refused(on, [lines.tom], {}, { address: ELSEWHERE })).toEqual([404]);
    expect(await refused(on, [lines.tom, line?.id], {})).toEqual([404]);
  });

  it('removes nothing while the group is locked', async () => {
    const { group, lines } = await stage();
    await on.api.ok('lockGroup', { id: group.cartId }, { token: group.owner.token });
    expect(await refused(on, [lines.tom], {})).toEqual([409]);
  });

  it('needs the secret with the setting off, and whoever joined while it was off always does', async () => {
    const { group, tom, lines } = await stage();
    expect(await refused(off, [lines.tom], {})).toEqual([400, 'user_cart_uuid']);
    const { data } = await off.api.ok('joinGroup', {
      cart_id: group.cartId,
      shop_id: 1,
      name: 'Ben',
      secret: group.secret,
    });
    const ben = { id: data.id, uuid: data.uuid, cartId: group.cartId };
    const [line] = linesOf(await groups.write(ben, [SOUP]), ben);
    expect(await refused(on, [line?.id], {})).toEqual([404]);
    await off.api.ok('deleteGroupProducts', { ids: [lines.tom], user_cart_uuid: tom.uuid });
  });
});
