import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Group, type Groups } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, USD, type Shopping } from '../support/shopping.ts';
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

const OTHER_SECRET = '00000000-0000-4000-8000-00000000dead';
const joining = ({ cartId }: Pick<Group, 'cartId'>, secret: string | undefined) => ({
  cart_id: cartId,
  shop_id: GREEN_SPOON,
  name: 'Tom',
  secret,
});
const secretOf = async ({ owner }: Group): Promise<string> => (await shopping.cart(owner)).secret ?? '';

describe('GROUP-6a S7 the secret of the link', () => {
  it('is required to join: counting ids finds nobody’s group', async () => {
    const group = await groups.start();
    const before = await world(test.store);
    for (const secret of [undefined, OTHER_SECRET])
      expect((await test.api.no('joinGroup', joining(group, secret))).status).toBe(404);
    expect(await world(test.store)).toEqual(before);
    expect((await groups.join(group, 'Tom')).cartId).toBe(group.cartId);
  });

  it('is shown to the owner and to nobody else', async () => {
    const group = await groups.start();
    const tom = await groups.join(group, 'Tom');
    expect([await secretOf(group), (await groups.read(tom)).secret]).toEqual([group.secret, null]);
    expect((await groups.read(group.owner.part)).secret).toBe(group.secret);
  });

  it('shows whose group it is before joining, and nothing of what others chose', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 2 }]);
    const { token } = group.owner;
    const wanted = { id: group.cartId, spend_limit: 12.5, title: ' Lunch ', payer: 'each' };
    expect((await test.api.ok('limitGroup', wanted, { token })).data).toMatchObject({ title: 'Lunch', payer: 'each' });
    const { data } = await test.api.ok('showInvitation', { id: group.cartId, secret: group.secret });
    expect(data).toEqual({
      cart_id: group.cartId,
      shop_id: GREEN_SPOON,
      owner_name: 'Nadia Berg',
      title: 'Lunch',
      payer: 'each',
      destination: '',
      locked: false,
      full: false,
      spend_limit: 12.5,
      deadline: null,
      currency_id: USD,
      shop: expect.objectContaining({ id: GREEN_SPOON }),
    });
    expect((await test.api.no('showInvitation', { id: group.cartId, secret: OTHER_SECRET })).status).toBe(404);
  });

  it('GROUP-1g shows the street of the destination before joining, then all of it, till the group ends', async () => {
    const group = await groups.start();
    const { token } = group.owner;
    const set = (destination: string) => test.api.ok('limitGroup', { id: group.cartId, destination }, { token });
    expect((await set(' 12 Harbor Street, Port Alder ')).data.destination).toBe('12 Harbor Street, Port Alder');
    const { data } = await test.api.ok('showInvitation', { id: group.cartId, secret: group.secret });
    expect(data.destination).toBe('Harbor Street');
    const tom = await groups.join(group, 'Tom');
    expect((await groups.read(tom)).destination).toBe('12 Harbor Street, Port Alder');
    expect(
      (await test.api.no('limitGroup', { id: group.cartId, destination: 'x'.repeat(256) }, { token })).status,
    ).toBe(400);
    await test.api.ok('toggleGroup', { id: group.cartId }, { token });
    await test.api.ok('toggleGroup', { id: group.cartId }, { token });
    expect((await shopping.cart(group.owner)).destination).toBe('');
  });

  it('keeps the name and the payer when only the limits change, and refuses a name of control characters', async () => {
    const group = await groups.start();
    const { token } = group.owner;
    const limit = (sent: object) => test.api.ok('limitGroup', { id: group.cartId, ...sent }, { token });
    await limit({ title: 'Lunch', payer: 'each' });
    expect((await limit({ spend_limit: 9 })).data).toMatchObject({ title: 'Lunch', payer: 'each', spend_limit: 9 });
    expect((await limit({ title: '' })).data).toMatchObject({ title: '', payer: 'each', spend_limit: 9 });
    const bad = await test.api.no('limitGroup', { id: group.cartId, title: 'a\u0007b' }, { token });
    expect([bad.status, Object.keys(bad.params)]).toEqual([400, ['title']]);
  });

  it('sets all of its terms or, when one is refused, none', async () => {
    const group = await groups.start();
    const { token } = group.owner;
    const before = await world(test.store);
    for (const refused of [{ spend_limit: 0 }, { spend_limit: 9.999 }, { deadline: '2020-01-01T00:00:00Z' }])
      await test.api.no('limitGroup', { id: group.cartId, title: 'Lunch', payer: 'each', ...refused }, { token });
    expect(await world(test.store)).toEqual(before);
    const { version } = (await groups.read(group.owner.part)) as { readonly version?: number };
    const all = { title: 'Lunch', payer: 'each', spend_limit: 9 } as const;
    const { data } = await test.api.ok('limitGroup', { id: group.cartId, ...all }, { token });
    expect(data).toMatchObject(all);
    expect(version === undefined || (data.version ?? 0) > version).toBe(true);
  });
});

describe('GROUP-6b S7 a new link', () => {
  it('ends the old one; who has joined stays', async () => {
    const group = await groups.start();
    const tom = await groups.join(group, 'Tom');
    const { data } = await test.api.ok('renewGroupLink', { id: group.cartId }, { token: group.owner.token });
    expect(data.secret).not.toBe(group.secret);
    expect((await test.api.no('joinGroup', joining(group, group.secret))).status).toBe(404);
    expect((await groups.read(tom)).user_carts).toHaveLength(2);
    expect((await groups.join({ ...group, secret: data.secret ?? '' }, 'Mia')).cartId).toBe(group.cartId);
  });

  it('comes with every kick, so that nobody returns by the old one', async () => {
    const group = await groups.start();
    const tom = await groups.join(group, 'Tom');
    await test.api.ok('kickMembers', { cart_id: group.cartId, ids: [tom.uuid] }, { token: group.owner.token });
    expect((await test.api.no('joinGroup', joining(group, group.secret))).status).toBe(404);
    expect(await secretOf(group)).not.toBe(group.secret);
  });

  it('comes with every start, and is the owner’s to make', async () => {
    const group = await groups.start();
    const { token } = group.owner;
    const stranger = await shopping.customer();
    expect((await test.api.no('renewGroupLink', { id: group.cartId }, { token: stranger.token })).status).toBe(404);
    expect((await test.api.ok('toggleGroup', { id: group.cartId }, { token })).data.secret).toBeNull();
    expect((await test.api.no('renewGroupLink', { id: group.cartId }, { token })).status).toBe(400);
    expect((await test.api.ok('toggleGroup', { id: group.cartId }, { token })).data.secret).not.toBe(group.secret);
  });
});
