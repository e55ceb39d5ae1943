import { applyGroupCommand, isPartOf, type GroupActor, type GroupCommand, type Sell } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { userCartId, userId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomUuid, type Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartKeeper } from './cart-keeper.ts';
import type { CartMember, CartRecord } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import { cartOfGroup, groupOf } from './group-state.ts';
import type { OpenCart } from './open-cart.ts';

/** Which part of which cart somebody asks for; `userId` is who is signed in. */
export type MemberKey = {
  readonly uuid: string; readonly cartId?: number | undefined; readonly shopId?: number | undefined; readonly userId: number | undefined;
};
/** A cart in somebody's hands: its row is locked until the end of the transaction. */
export type HeldCart = { readonly cart: CartRecord; readonly goods: CartGoods; readonly actor: GroupActor };
export type HeldPart = HeldCart & { readonly member: CartMember };

/** Gives carts into the hands of whoever may change them, one at a time, and asks the rules of group orders. */
export interface CartHands {
  /** The owner's cart; `cartId` must be that one. */
  ofOwner<Value>(ownerId: number, cartId: number | undefined, work: (held: HeldCart) => Promise<Result<Value, CartRefusal>>): Promise<Result<Value, CartRefusal>>;
  /** A part of a group: one with an account only for that account, a guest's for who knows its secret (contract 1.11). */
  ofMember<Value>(key: MemberKey, work: (held: HeldPart) => Promise<Result<Value, CartRefusal>>): Promise<Result<Value, CartRefusal>>;
  /** What the rules make of the cart; nothing is stored. */
  decide(held: HeldCart, command: GroupCommand, writer?: CartMember, sell?: Sell): Promise<Result<CartRecord, CartRefusal>>;
  /** Decides and stores. */
  command(held: HeldCart, command: GroupCommand): Promise<Result<OpenCart, CartRefusal>>;
}

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly clock: Clock; readonly random: Random };

export const createCartHands = ({ store, keeper, clock, random }: Deps): CartHands => {
  const take = async (key: Parameters<CartKeeper['lock']>[0]): Promise<{ readonly cart: CartRecord; readonly goods: CartGoods } | undefined> => {
    const cart = await keeper.lock(key);
    const goods = cart && (await keeper.goodsOfCart(cart));
    return cart && goods && { cart, goods };
  };

  const decide: CartHands['decide'] = async ({ cart, goods, actor }, command, writer, sell = () => undefined) => {
    const group = groupOf(cart, goods, writer);
    const outcome = applyGroupCommand(group, actor, command, clock.now(), sell);
    if (outcome.ok) return ok(outcome.value === group ? cart : cartOfGroup(cart, outcome.value, goods, { uuid: randomUuid(random), at: clock.now() }));
    const why = outcome.error;
    if (why.kind !== 'version' || !writer) return err({ kind: 'group', why, currencyId: goods.currency.id });
    return err({ kind: 'version', open: await keeper.keep(cart, cart, goods), partId: writer.id });
  };

  return {
    decide,

    ofOwner: (ownerId, cartId, work) =>
      store.transaction(async () => {
        const held = await take({ ownerId });
        if (!held || (cartId ?? held.cart.id) !== held.cart.id) return err(notFound);
        return work({ ...held, actor: { kind: 'user', userId: userId(ownerId) } });
      }),

    ofMember: (key, work) =>
      store.transaction(async () => {
        const cartId = key.cartId ?? (await keeper.carts.cartOfMember(key.uuid));
        const held = cartId === undefined ? undefined : await take({ cartId });
        if (!held) return err(cartId === undefined ? stranger('unknown') : notFound);
        const { cart } = held;
        if ((key.shopId ?? cart.shopId) !== cart.shopId) return err(notFound);
        const member = partOf(cart, key.uuid);
        if (!member.ok) return member;
        const actor = actorOf(member.value, key.userId);
        return actor ? work({ ...held, member: member.value, actor }) : err(notFound);
      }),

    command: async (held, command) => {
      const wanted = await decide(held, command);
      return wanted.ok ? ok(await keeper.keep(held.cart, wanted.value, held.goods)) : wanted;
    },
  };
};

/** Contract 3.8: the part that a secret opens, as long as the cart is a group. */
export const partOf = (cart: CartRecord, uuid: string): Result<CartMember, CartRefusal> => {
  const member = cart.members.find((known) => known.uuid === uuid);
  if (!cart.isGroup) return err(stranger('group-ended'));
  return member ? ok(member) : err(stranger('unknown'));
};

/** Who writes to this part: the account it belongs to, or whoever holds a guest's secret. */
const actorOf = ({ id, userId: account }: CartMember, signedIn: number | undefined): GroupActor | undefined => {
  const part = { id: userCartId(id), userId: account === null ? undefined : userId(account) };
  const actors: readonly GroupActor[] = [{ kind: 'guest', member: part.id }, ...(signedIn === undefined ? [] : [{ kind: 'user' as const, userId: userId(signedIn) }])];
  return actors.find((actor) => isPartOf(part, actor));
};

const stranger = (reason: 'unknown' | 'group-ended'): CartRefusal => ({ kind: 'group', why: { kind: 'not-member', reason }, currencyId: 0 });
