import { expect, it } from 'vitest';
import type { GroupCart, GroupPart, JoinedGroups, OwnGroups } from '@domain/cart/index.ts';
import { cartId, shopId, type ShopId, type StockId, uuid } from '@domain/kernel/ids.ts';
import { subtractMoney, sumMoney } from '@domain/pricing/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/** An owner, a member without an account, and a shop with two dishes, the first of which is offered with a sauce. */
export type Groups = {
  readonly own: OwnGroups;
  readonly joined: JoinedGroups;
  readonly shop: ShopId;
  readonly dish: StockId;
  readonly sauce: StockId;
  readonly soup: StockId;
};

const KEY = '3f0e4c4e-7c5b-4c8e-9a51-0a1b2c3d4e5f';

const nextKey = (place: number): string => KEY.slice(0, -2) + String(place).padStart(2, '0');

const why = (kind: string) => ({ ok: false, error: { kind: 'refused', why: { kind } } });

const partOf = (cart: GroupCart, { member }: Pick<GroupPart, 'member'>) => cart.members.find(({ id }) => id === member);

const ownLines = (cart: GroupCart, part: GroupPart) =>
  (partOf(cart, part)?.lines ?? []).filter(({ isBonus }) => !isBonus);

const pieces = (cart: GroupCart, part: GroupPart) =>
  ownLines(cart, part).map(({ stockId: stock, quantity }) => [stock, quantity]);

/** The secret of the owner's link. */
const linkOf = async ({ own, shop }: Groups) => taken(await own.open(shop)).invitation;

/** A group that Tom has joined. */
const started = async (groups: Groups): Promise<{ readonly cart: GroupCart; readonly tom: GroupPart }> => {
  const { own, joined, shop } = groups;
  const cart = taken(await own.open(shop));
  taken(await own.share(cart.id, true));
  return { cart, tom: taken(await joined.join({ cartId: cart.id, shopId: shop }, 'Tom', await linkOf(groups))) };
};

export const groupLaws: Laws<Groups> = (fresh) => {
  it('GROUP-1 opens a cart, the same one when repeated, and no second one in another shop', async () => {
    const { own, shop } = await fresh();
    const cart = taken(await own.open(shop));
    expect(cart).toMatchObject({
      shopId: shop,
      isGroup: false,
      isLocked: false,
      spendLimit: undefined,
      deadline: undefined,
      members: [{ userId: cart.ownerId, lines: [] }],
    });
    expect(taken(await own.open(shop)).id).toBe(cart.id);
    expect(await own.open(shopId(2))).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'ERROR_440' } });
  });

  it('GROUP-1b lets others join by name while the cart is shared, and lists them', async () => {
    const groups = await fresh();
    const { own, joined, shop } = groups;
    const cart = taken(await own.open(shop));
    const at = { cartId: cart.id, shopId: shop };
    expect(await joined.join(at, 'Tom')).toMatchObject(why('not-joinable'));
    taken(await own.share(cart.id, true));
    const link = await linkOf(groups);
    expect(await joined.join({ ...at, shopId: shopId(2) }, 'Tom', link)).toMatchObject(why('not-joinable'));
    expect(await joined.join({ ...at, cartId: cartId(987_654) }, 'Tom', link)).toMatchObject(why('not-joinable'));
    const tom = taken(await joined.join(at, ' Tom ', link));
    expect(tom).toMatchObject(at);
    const seen = taken(await joined.load(tom));
    expect(seen).toMatchObject({ id: cart.id, isGroup: true });
    expect(partOf(seen, tom)).toMatchObject({
      name: 'Tom',
      userId: undefined,
      isChoosing: true,
      lines: [],
      uuid: tom.secret,
    });
    expect(seen.members.map(({ uuid: secret }) => secret)).toEqual([undefined, tom.secret]);
    expect(partOf(taken(await own.open(shop)), tom)?.uuid).toBe(tom.secret);
  });

  it('GROUP-6b admits nobody without the secret of the link, and nobody with that of a link before', async () => {
    const groups = await fresh();
    const { own, joined, shop } = groups;
    const { cart, tom } = await started(groups);
    const at = { cartId: cart.id, shopId: shop };
    const link = (await linkOf(groups))!;
    expect(taken(await joined.invitation(cart.id, link))).toMatchObject({ ...at, isFull: false, isLocked: false });
    const renewed = taken(await own.renewLink(cart.id)).invitation!;
    expect(renewed).not.toBe(link);
    for (const old of [undefined, link, tom.secret])
      expect(await joined.join(at, 'Eve', old)).toMatchObject(why('not-joinable'));
    expect(await joined.invitation(cart.id, link)).toMatchObject(why('not-joinable'));
    expect(taken(await joined.join(at, 'Mia', renewed))).toMatchObject(at);
    expect(partOf(taken(await joined.load(tom)), tom)).toBeDefined();
  });

  it('GROUP-1 keeps the members when shared again, and removes them when sharing ends', async () => {
    const groups = await fresh();
    const { own, joined } = groups;
    const { cart, tom } = await started(groups);
    taken(await own.share(cart.id, true));
    expect(partOf(taken(await joined.load(tom)), tom)).toBeDefined();
    taken(await own.share(cart.id, false));
    expect(await joined.load(tom)).toMatchObject(why('not-member'));
    taken(await own.share(cart.id, false));
    expect(taken(await own.open(groups.shop))).toMatchObject({ isGroup: false, members: [{ userId: cart.ownerId }] });
    expect(await own.share(cartId(987_654), true)).toMatchObject(why('ordered'));
  });

  it('GROUP-2 shows who is done and who is choosing again; repeating a status changes nothing', async () => {
    const groups = await fresh();
    const { own, joined, shop } = groups;
    const { tom } = await started(groups);
    for (const isChoosing of [true, false, false, true]) {
      expect(partOf(taken(await joined.setStatus(tom, isChoosing)), tom)?.isChoosing).toBe(isChoosing);
      expect(partOf(taken(await own.open(shop)), tom)?.isChoosing).toBe(isChoosing);
    }
  });

  it.each(['leaves', 'is sent away'])('GROUP-2d, GROUP-2e ends for a member who %s', async (end) => {
    const groups = await fresh();
    const { own, joined, soup, shop } = groups;
    const { cart, tom } = await started(groups);
    const mia = taken(await joined.join({ cartId: cart.id, shopId: shop }, 'Mia', await linkOf(groups)));
    taken(end === 'leaves' ? await joined.leave(tom) : await own.kick(cart.id, tom.secret));
    for (const outcome of [
      await joined.load(tom),
      await joined.setLine(tom, { stockId: soup, quantity: 1 }),
      await joined.setStatus(tom, false),
      await joined.leave(tom),
      await joined.write(tom, { entries: [{ stockId: soup, quantity: 1, addons: [] }], version: undefined, key: KEY }),
      await joined.removeLines(tom, { detailIds: [1], version: undefined }),
    ])
      expect(outcome).toMatchObject(why('not-member'));
    expect(
      taken(await joined.load(mia))
        .members.map(({ name }) => name)
        .slice(1),
    ).toEqual(['Mia']);
    expect(await own.kick(cart.id, uuid('00000000-0000-4000-8000-00000000dead'))).toMatchObject(why('no-such-member'));
  });
};

/** What it takes to choose together, with and without extensions of the server. */
export const lineLaws: Laws<Groups> = (fresh) => {
  it('GROUP-2a writes all lines of a part at once and updates the sums', async () => {
    const groups = await fresh();
    const { own, joined, dish, sauce, soup } = groups;
    const { cart, tom } = await started(groups);
    const at = { cartId: cart.id, shopId: groups.shop };
    const dishes = { stockId: dish, quantity: 2, addons: [{ stockId: sauce, quantity: 1 }] };
    const entries = [dishes, { stockId: soup, quantity: 3, addons: [] }];
    taken(await own.setLine(at, { stockId: soup, quantity: 1 }));
    const written = taken(await joined.write(tom, { entries, version: undefined, key: nextKey(1) }));
    expect(pieces(written, tom)).toEqual([
      [dish, 2],
      [soup, 3],
    ]);
    expect(ownLines(written, tom)[0]?.addons).toMatchObject([{ stockId: sauce, quantity: 1 }]);
    const costs = written.members.flatMap(({ lines }) =>
      lines.map(({ gross, discount }) => subtractMoney(gross, discount)),
    );
    expect(subtractMoney(sumMoney(costs, 2), written.recipeDiscount)).toEqual(written.total);
    const again = taken(await joined.write(tom, { entries, version: undefined, key: nextKey(2) }));
    expect(again).toEqual(written);
    expect(
      pieces(
        taken(await joined.write(tom, { entries: [{ ...dishes, quantity: 0 }], version: undefined, key: nextKey(3) })),
        tom,
      ),
    ).toEqual([[soup, 3]]);
    expect(taken(await own.open(groups.shop)).members[0]?.lines.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('GROUP-2a writes single lines, and rejects without writing what limits would reduce', async () => {
    const groups = await fresh();
    const { own, joined, soup } = groups;
    const { cart, tom } = await started(groups);
    const at = { cartId: cart.id, shopId: groups.shop };
    expect(pieces(taken(await joined.setLine(tom, { stockId: soup, quantity: 2 })), tom)).toEqual([[soup, 2]]);
    expect(taken(await own.setLine(at, { stockId: soup, quantity: 2 })).members[0]?.lines).toMatchObject([
      { stockId: soup, quantity: 2 },
    ]);
    for (const outcome of [
      await joined.setLine(tom, { stockId: soup, quantity: 5000 }),
      await own.setLine(at, { stockId: soup, quantity: 5000 }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'ERROR_111' } });
    }
    expect(pieces(taken(await joined.load(tom)), tom)).toEqual([[soup, 2]]);
    expect(pieces(taken(await joined.setLine(tom, { stockId: soup, quantity: 0 })), tom)).toEqual([]);
  });

  it('GROUP-2b lets members remove their own lines and the owner anyone’s, all or none', async () => {
    const groups = await fresh();
    const { own, joined, dish, soup } = groups;
    const { cart, tom } = await started(groups);
    const at = { cartId: cart.id, shopId: groups.shop };
    const entries = [dish, soup].map((stock) => ({ stockId: stock, quantity: 1, addons: [] }));
    const [first, second] = ownLines(
      taken(await joined.write(tom, { entries, version: undefined, key: nextKey(1) })),
      tom,
    ).map(({ detailId }) => detailId) as [number, number];
    const owners = taken(await own.setLine(at, { stockId: soup, quantity: 1 })).members[0]?.lines[0]?.detailId ?? 0;
    expect(await joined.removeLines(tom, { detailIds: [first, 987_654], version: undefined })).toMatchObject(
      why('no-such-line'),
    );
    expect(await joined.removeLines(tom, { detailIds: [owners], version: undefined })).toMatchObject(
      why('no-such-line'),
    );
    expect(pieces(taken(await joined.load(tom)), tom)).toHaveLength(2);
    taken(await joined.removeLines(tom, { detailIds: [first], version: undefined }));
    expect(pieces(taken(await joined.load(tom)), tom)).toEqual([[soup, 1]]);
    taken(await own.removeLines({ detailIds: [second], version: undefined }));
    expect(pieces(taken(await joined.load(tom)), tom)).toEqual([]);
    expect(await own.removeLines({ detailIds: [second], version: undefined })).toMatchObject(why('no-such-line'));
  });
};

/** Where the server counts versions (contract 8.3). */
export const versionLaws: Laws<Groups> = (fresh) => {
  it('GROUP-2c rejects a write to an outdated version and returns the current one with the cart', async () => {
    const groups = await fresh();
    const { joined, dish, soup } = groups;
    const { tom } = await started(groups);
    const version = partOf(taken(await joined.load(tom)), tom)?.version ?? 0;
    const first = taken(
      await joined.write(tom, { entries: [{ stockId: soup, quantity: 1, addons: [] }], version, key: nextKey(1) }),
    );
    const current = partOf(first, tom)?.version ?? 0;
    expect(current).toBeGreaterThan(version);
    const late = await joined.write(tom, {
      entries: [{ stockId: dish, quantity: 1, addons: [] }],
      version,
      key: nextKey(2),
    });
    expect(late).toMatchObject({
      ok: false,
      error: { kind: 'refused', why: { kind: 'version', current }, cart: { id: tom.cartId } },
    });
    expect(pieces(taken(await joined.load(tom)), tom)).toEqual([[soup, 1]]);
  });
};

export const part: GroupPart = {
  cartId: cartId(310),
  shopId: shopId(501),
  member: 412 as GroupPart['member'],
  secret: uuid('e9c4a1aa-2222-4e55-8c1d-444455556666'),
};
