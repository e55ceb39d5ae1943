import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Store } from '../store/index.ts';
import type { CartKeeper, OpenCart } from './cart-keeper.ts';
import { ownerPart, type CartMember, type CartRecord } from './cart-record.ts';

type Missing = { readonly kind: 'not-found' };
export type ChangeRefusal = Missing | { readonly kind: 'version'; readonly open: OpenCart };

/** What owners do with their carts besides filling them (contract 3.8). */
export interface CartChanger {
  /** Removes lines, whoever's they are, or single add-ons; bonuses follow by themselves. Refused when none of them is there. */
  removeLines(ownerId: number, ids: readonly number[], version?: number): Promise<Result<void, ChangeRefusal>>;
  /** Makes a cart a group or ends it; then the other members' parts are gone (GROUP-1). */
  toggleGroup(ownerId: number, cartId: number): Promise<Result<OpenCart, Missing>>;
  /** Flips between choosing and done, of the caller's own part only (GROUP-2). */
  flipStatus(userId: number, uuid: string): Promise<Result<OpenCart, Missing>>;
  /** GROUP-2: the owner sends members away. */
  removeMembers(ownerId: number, cartId: number, uuids: readonly string[]): Promise<Result<void, Missing>>;
  /** Without ids all of the owner's carts. False when there was nothing to delete. */
  removeCarts(ownerId: number, ids?: readonly number[]): Promise<boolean>;
}

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly clock: Clock };

export const createCartChanger = ({ store, keeper, clock }: Deps): CartChanger => {
  const { carts } = keeper;

  const locked = async (ownerId: number, cartId?: number): Promise<CartRecord | undefined> => {
    const cart = await keeper.lock({ ownerId });
    return cart && (cartId ?? cart.id) === cart.id ? cart : undefined;
  };

  /** Settles a cart after a change that was stored already. */
  const settled = async (cartId: number): Promise<Result<OpenCart, Missing>> => {
    const cart = await carts.find({ cartId });
    const goods = cart && (await keeper.goodsOfCart(cart));
    return cart && goods ? ok(await keeper.keep(cart, cart, goods)) : err({ kind: 'not-found' });
  };

  return {
    removeLines: (ownerId, ids, version) =>
      store.transaction(async () => {
        const cart = await locked(ownerId);
        const goods = cart && (await keeper.goodsOfCart(cart));
        if (!cart || !goods) return err({ kind: 'not-found' });
        if (version !== undefined && version !== ownerPart(cart).version) return err({ kind: 'version', open: await keeper.keep(cart, cart, goods) });
        const wanted = new Set<number | undefined>(ids);
        if (!cart.members.some((member) => idsOf(member).some((id) => wanted.has(id)))) return err({ kind: 'not-found' });
        await keeper.keep(cart, { ...cart, members: cart.members.map((member) => without(member, wanted, clock.now())) }, goods);
        return ok(undefined);
      }),

    toggleGroup: (ownerId, cartId) =>
      store.transaction(async () => {
        const cart = await locked(ownerId, cartId);
        if (!cart) return err({ kind: 'not-found' });
        if (cart.isGroup) await carts.removeMembers(cart.members.filter(({ userId }) => userId !== ownerId).map(({ id }) => id));
        await carts.setGroup(cart.id, !cart.isGroup, clock.now());
        return settled(cart.id);
      }),

    flipStatus: (userId, uuid) =>
      store.transaction(async () => {
        const cartId = await carts.cartOfMember(userId, uuid);
        const cart = cartId === undefined ? undefined : await keeper.lock({ cartId });
        const member = cart?.members.find((candidate) => candidate.uuid === uuid);
        if (!cart || !member) return err({ kind: 'not-found' });
        await carts.setStatus(cart.id, member.id, !member.isChoosing, clock.now());
        return settled(cart.id);
      }),

    removeMembers: (ownerId, cartId, uuids) =>
      store.transaction(async () => {
        const cart = await locked(ownerId, cartId);
        const gone = cart?.members.filter(({ uuid, userId }) => uuids.includes(uuid) && userId !== ownerId) ?? [];
        const goods = cart && (await keeper.goodsOfCart(cart));
        if (!cart || !goods || gone.length === 0) return err({ kind: 'not-found' });
        // The lines go first, so that the cart's version tells of them.
        await keeper.keep(cart, { ...cart, members: cart.members.map((member) => (gone.includes(member) ? { ...member, lines: [], bonuses: [] } : member)) }, goods);
        await carts.removeMembers(gone.map(({ id }) => id));
        await carts.raise(cart.id, clock.now());
        return ok(undefined);
      }),

    removeCarts: async (ownerId, ids) => (await carts.remove(ownerId, ids)) > 0,
  };
};

const idsOf = ({ lines, bonuses }: CartMember): readonly (number | undefined)[] => [
  ...lines.flatMap((line) => [line.id, ...line.addons.map(({ id }) => id)]), ...bonuses.map(({ id }) => id),
];

const without = (member: CartMember, ids: ReadonlySet<number | undefined>, now: number): CartMember => ({
  ...member,
  lines: member.lines
    .filter(({ id }) => !ids.has(id))
    .map((line) => (line.addons.some(({ id }) => ids.has(id)) ? { ...line, addons: line.addons.filter(({ id }) => !ids.has(id)), updatedAt: now } : line)),
});
