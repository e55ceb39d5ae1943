import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Group, type Groups, type Part } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, GREEN_SPOON, type Cart, type Shopping } from '../support/shopping.ts';
import { createStreams, type OpenStream } from '../support/streams.ts';

let test: TestMarketplace;
let shopping: Shopping;
let groups: Groups;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  groups = createGroups(test, shopping);
});
afterAll(() => test.marketplace.close());

const open = createStreams(() => test);
const follow = async (part: Part, lastEventId?: string): Promise<OpenStream> => {
  const stream = await open(`rest/cart/${part.cartId}/events?user_cart_uuid=${part.uuid}`, {
    token: part.token,
    ...(lastEventId !== undefined && { lastEventId }),
  });
  if (lastEventId === undefined) await untilPresent(stream, part);
  return stream;
};
/** The members who were there or away before this one arrived, by id. */
const untilPresent = async (stream: OpenStream, part: Part): Promise<Readonly<Record<number, string>>> => {
  const heard: Record<number, string> = {};
  while (heard[part.id] === undefined) {
    const { event, data } = await stream.next();
    const { user_cart_id: id, change } = data as { readonly user_cart_id: number; readonly change: string };
    expect([event, id in heard]).toEqual(['member', false]);
    heard[id] = change;
  }
  expect(heard[part.id]).toBe('online');
  delete heard[part.id];
  return heard;
};
const SOUP = [{ item: 'lentil-soup', quantity: 1 }];
type CartEvent = { readonly version: number; readonly cart: Cart };
const cartOf = ({ data }: { readonly data: unknown }): Cart => (data as CartEvent).cart;
const pair = async (): Promise<{ readonly group: Group; readonly tom: Part }> => {
  const group = await groups.start(SOUP);
  return { group, tom: await groups.join(group, 'Tom') };
};

describe('GROUP-4 members receive', () => {
  it('ACCOUNT-5 the new name of somebody who changes theirs, unless they joined under another one', async () => {
    const { group } = await pair();
    const guest = await shopping.customer(0);
    const joined = await groups.join(group, 'Aunt Vera', guest);
    const atOwner = await follow(group.owner.part);
    const names = async () => (await groups.read(group.owner.part)).user_carts.map(({ name }) => name);
    await test.api.ok('updateProfile', { firstname: 'Rosalind', lastname: 'Hale' }, { token: group.owner.token });
    expect(cartOf(await atOwner.until('cart')).user_carts[0]?.name).toBe('Rosalind Hale');
    await test.api.ok('updateProfile', { firstname: 'Veronica', lastname: 'Hale' }, { token: guest.token });
    expect(await names()).toEqual(['Rosalind Hale', 'Tom', 'Aunt Vera']);
    expect((await groups.read(joined)).user_carts[0]?.name).toBe('Rosalind Hale');
    await test.api.ok('updateProfile', { firstname: 'Rosalind', lastname: '' }, { token: group.owner.token });
    expect((await names())[0]).toBe('Rosalind');
  });

  it('every change, with the cart as they may see it', async () => {
    const { group, tom } = await pair();
    const [atOwner, atTom] = [await follow(group.owner.part), await follow(tom)];
    await groups.write(tom, [{ item: 'lemonade', quantity: 2 }]);
    const [seen, own] = [await atOwner.until('cart'), await atTom.until('cart')];
    expect(cartOf(own)).toEqual(await groups.read(tom));
    expect(cartOf(seen)).toEqual(await shopping.cart(group.owner));
    expect(cartOf(own).user_carts.map(({ uuid }) => uuid)).toEqual([null, tom.uuid]);
    expect((own.data as CartEvent).version).toBe(cartOf(own).version);
    await test.api.ok('flipGroupStatus', { uuid: tom.uuid, cart_id: tom.cartId });
    expect(await atOwner.until('member')).toMatchObject({
      data: { user_cart_id: tom.id, name: 'Tom', status: false, change: 'status' },
    });
    await test.api.ok(
      'insertProducts',
      { shop_id: GREEN_SPOON, currency_id: EUR, products: groups.entries([{ item: 'lentil-soup', quantity: 2 }]) },
      { token: group.owner.token },
    );
    const heard = [cartOf(await atTom.until('cart')), cartOf(await atTom.until('cart'))];
    expect(heard.at(-1)).toMatchObject({ currency_id: EUR });
    expect(heard.at(-1)).toEqual(await groups.read(tom));
  });

  it('members who join, are present, or leave', async () => {
    const { group, tom } = await pair();
    const atTom = await follow(tom);
    const mia = await groups.join(group, 'Mia', await shopping.customer());
    const joined = await atTom.until('member');
    expect(joined.data).toEqual({ user_cart_id: mia.id, name: 'Mia', status: true, change: 'joined' });
    const [atMia, second] = [
      await follow(mia),
      await open(`rest/cart/${mia.cartId}/events?user_cart_uuid=${mia.uuid}`, { token: mia.token }),
    ];
    expect(await atTom.until('member')).toMatchObject({ data: { user_cart_id: mia.id, change: 'online' } });
    await atMia.close();
    await second.close();
    expect(await atTom.until('member')).toMatchObject({ data: { user_cart_id: mia.id, change: 'offline' } });
    await test.api.ok('leaveGroup', { cart_id: mia.cartId, ids: [mia.uuid] }, { token: mia.token });
    expect(await atTom.until('member')).toMatchObject({ data: { user_cart_id: mia.id, change: 'left' } });
  });

  it('who is there already, and who is not', async () => {
    const { group, tom } = await pair();
    const mia = await groups.join(group, 'Mia', await shopping.customer());
    const atTom = await follow(tom);
    const stream = await open(`rest/cart/${mia.cartId}/events?user_cart_uuid=${mia.uuid}`, { token: mia.token });
    expect(await untilPresent(stream, mia)).toEqual({ [group.owner.part.id]: 'offline', [tom.id]: 'online' });
    await atTom.close();
    expect(await stream.until('member')).toMatchObject({ data: { user_cart_id: tom.id, change: 'offline' } });
  });

  it('lock, deadline and spend limit', async () => {
    const { group, tom } = await pair();
    const stream = await follow(tom);
    const { token } = group.owner;
    const deadline = '2025-03-10 11:30:00Z';
    await test.api.ok('limitGroup', { id: group.cartId, spend_limit: 15, deadline }, { token });
    expect((await stream.until('locked')).data).toEqual({ locked: false, deadline, spend_limit: 15 });
    await test.api.ok('lockGroup', { id: group.cartId }, { token });
    expect((await stream.until('locked')).data).toEqual({ locked: true, deadline, spend_limit: 15 });
    await test.api.ok('lockGroup', { id: group.cartId }, { token });
    await test.api.ok('unlockGroup', { id: group.cartId }, { token });
    expect((await stream.until('locked')).data).toEqual({ locked: false, deadline, spend_limit: 15 });
  });

  it('the order, with its number for the owner only; then every stream ends', async () => {
    const { group, tom } = await pair();
    const [atOwner, atTom] = [await follow(group.owner.part), await follow(tom)];
    await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
    const { data: order } = await test.api.ok(
      'placeOrder',
      shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 }),
      { token: group.owner.token },
    );
    expect((await atOwner.until('ordered')).data).toEqual({ order_id: order.id });
    expect((await atTom.until('ordered')).data).toEqual({ order_id: null });
    expect([(await atOwner.next()).event, (await atTom.next()).event]).toEqual(['end', 'end']);
  });

  it('their removal, which ends their stream and no other', async () => {
    const { group, tom } = await pair();
    const mia = await groups.join(group, 'Mia');
    const [atTom, atMia] = [await follow(tom), await follow(mia)];
    await test.api.ok('kickMembers', { cart_id: group.cartId, ids: [tom.uuid] }, { token: group.owner.token });
    expect((await atTom.until('kicked')).data).toEqual({ user_cart_id: tom.id });
    expect((await atTom.next()).event).toBe('end');
    expect((await atMia.until('kicked')).data).toEqual({ user_cart_id: tom.id });
    expect(cartOf(await atMia.until('cart')).user_carts.map(({ id }) => id)).toEqual([group.owner.part.id, mia.id]);
  });

  it('the end of the group or the deletion of the cart', async () => {
    for (const end of ['toggleGroup', 'deleteMyCarts'] as const) {
      const { group, tom } = await pair();
      const [atOwner, atTom] = [await follow(group.owner.part), await follow(tom)];
      await test.api.ok(end, { id: group.cartId }, { token: group.owner.token });
      expect((await atTom.until('kicked')).data).toEqual({ user_cart_id: tom.id, ended: true });
      expect((await atTom.next()).event).toBe('end');
      expect((await atOwner.until('reset')).data).toEqual({});
      expect((await atOwner.next()).event).toBe('end');
    }
  });

  it('missed events once after reconnecting, or a reset if those have expired', async () => {
    const { tom } = await pair();
    const first = await follow(tom);
    await groups.write(tom, SOUP);
    const { id } = await first.until('cart');
    await first.close();
    await groups.write(tom, [{ item: 'lemonade', quantity: 1 }]);
    await groups.write(tom, [{ item: 'lemonade', quantity: 5 }]);
    const again = await follow(tom, String(id));
    expect(cartOf(await again.until('cart'))).toEqual(await groups.read(tom));
    const lost = await follow(tom, '999999');
    expect(await lost.next()).toMatchObject({ event: 'reset', data: {} });
  });
});

describe('L14 the stream of a group', () => {
  it('opens for members and for the owner’s token, five times each', async () => {
    const { group, tom } = await pair();
    const path = `rest/cart/${tom.cartId}/events`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(`${path}?user_cart_uuid=${tom.uuid}`)));
    expect(answers.map(({ response }) => response.status).toSorted((left, right) => left - right)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect((await open(path, { token: group.owner.token })).response.status).toBe(200);
    expect((await open(path, { token: (await shopping.customer()).token })).response.status).toBe(400);
    expect((await open(`rest/cart/999999/events?user_cart_uuid=${tom.uuid}`)).response.status).toBe(404);
  });

  it('contains no account ids, and its events are deleted with the cart', async () => {
    const { group, tom } = await pair();
    const stream = await follow(tom);
    await groups.join(group, 'Mia', await shopping.customer());
    expect(Object.keys((await stream.until('member')).data as object)).toEqual([
      'user_cart_id',
      'name',
      'status',
      'change',
    ]);
    await test.api.ok('deleteMyCarts', {}, { token: group.owner.token });
    const rows = () =>
      test.store.database
        .selectFrom('live_streams')
        .select('stream')
        .where('stream', '=', `cart ${group.cartId}`)
        .execute();
    await test.timers.tick();
    expect(await rows()).toHaveLength(1);
    test.clock.advance(3_600_001);
    await test.timers.tick();
    expect(await rows()).toEqual([]);
  });
});
