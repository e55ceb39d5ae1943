import { applyGroupCommand, isPartOf, type GroupActor, type GroupCommand, type Sell } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { userCartId, userId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartService } from './cart-service.ts';
import type { CartMember, CartRecord } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import { cartOfGroup, groupOf } from './group-state.ts';
import type { OpenCart } from './open-cart.ts';

/** Identifies a member's part of a cart; `userId` is the signed-in caller. */
export type MemberKey = {
  readonly uuid: string;
  readonly cartId?: number | undefined;
  readonly shopId?: number | undefined;
  readonly userId: number | undefined;
};
/** A cart that `actor` may change, locked until the end of the transaction. */
export type LockedCart = { readonly cart: CartRecord; readonly goods: CartGoods; readonly actor: GroupActor };
export type LockedPart = LockedCart & { readonly member: CartMember };

/** Grants exclusive access to carts under the rules of group orders. */
export interface CartAccess {
  /** Locks the owner's cart; `cartId` must match. */
  withOwnCart<Value>(
    ownerId: number,
    cartId: number | undefined,
    work: (held: LockedCart) => Promise<Result<Value, CartRefusal>>,
  ): Promise<Result<Value, CartRefusal>>;
  /** Locks a member's part: a registered member needs their account, a guest the part's secret (contract 1.11). */
  withMemberPart<Value>(
    key: MemberKey,
    work: (held: LockedPart) => Promise<Result<Value, CartRefusal>>,
  ): Promise<Result<Value, CartRefusal>>;
  /** Returns the cart after a command without storing it. */
  decide(
    held: LockedCart,
    command: GroupCommand,
    writer?: CartMember,
    sell?: Sell,
  ): Promise<Result<CartRecord, CartRefusal>>;
  /** Applies a command and stores the cart. */
  command(held: LockedCart, command: GroupCommand): Promise<Result<OpenCart, CartRefusal>>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly cartService: CartService;
  readonly clock: Clock;
  readonly random: Random;
};

export const createCartAccess = ({ transactions, cartService, clock, random }: Deps): CartAccess => {
  const take = async (
    key: Parameters<CartService['lock']>[0],
  ): Promise<{ readonly cart: CartRecord; readonly goods: CartGoods } | undefined> => {
    const cart = await cartService.lock(key);
    const goods = cart && (await cartService.goodsOfCart(cart));
    return cart && goods && { cart, goods };
  };

  const decide: CartAccess['decide'] = async ({ cart, goods, actor }, command, writer, sell = () => undefined) => {
    const group = groupOf(cart, goods, writer);
    const outcome = applyGroupCommand(group, actor, command, clock.now(), sell);
    if (outcome.ok)
      return ok(
        outcome.value === group
          ? cart
          : cartOfGroup(cart, outcome.value, goods, { uuid: randomUuid(random), at: clock.now() }),
      );
    const why = outcome.error;
    if (why.kind !== 'version' || !writer) return err({ kind: 'group', why, currencyId: goods.currency.id });
    return err({ kind: 'version', open: await cartService.save(cart, cart, goods), partId: writer.id });
  };

  return {
    decide,

    withOwnCart: (ownerId, cartId, work) =>
      transactions.run(async () => {
        const held = await take({ ownerId });
        if (!held || (cartId ?? held.cart.id) !== held.cart.id) return err(notFound);
        return work({ ...held, actor: { kind: 'user', userId: userId(ownerId) } });
      }),

    withMemberPart: (key, work) =>
      transactions.run(async () => {
        const cartId = key.cartId ?? (await cartService.carts.cartOfMember(key.uuid));
        const held = cartId === undefined ? undefined : await take({ cartId });
        if (!held) return err(cartId === undefined ? unknownCart('unknown') : notFound);
        const { cart } = held;
        if ((key.shopId ?? cart.shopId) !== cart.shopId) return err(notFound);
        const member = partOf(cart, key.uuid);
        if (!member.ok) return member;
        const actor = actorOf(member.value, key.userId);
        return actor ? work({ ...held, member: member.value, actor }) : err(notFound);
      }),

    command: async (held, command) => {
      const wanted = await decide(held, command);
      return wanted.ok ? ok(await cartService.save(held.cart, wanted.value, held.goods)) : wanted;
    },
  };
};

/** Contract 3.8: returns the part with this secret while the cart is a group. */
export const partOf = (cart: CartRecord, uuid: string): Result<CartMember, CartRefusal> => {
  const member = cart.members.find((known) => known.uuid === uuid);
  if (!cart.isGroup) return err(unknownCart('group-ended'));
  return member ? ok(member) : err(unknownCart('unknown'));
};

/** Returns the author of a change: the part's account, or the holder of a guest's secret. */
const actorOf = ({ id, userId: account }: CartMember, signedIn: number | undefined): GroupActor | undefined => {
  const part = { id: userCartId(id), userId: account === null ? undefined : userId(account) };
  const actors: readonly GroupActor[] = [
    { kind: 'guest', member: part.id },
    ...(signedIn === undefined ? [] : [{ kind: 'user' as const, userId: userId(signedIn) }]),
  ];
  return actors.find((actor) => isPartOf(part, actor));
};

const unknownCart = (reason: 'unknown' | 'group-ended'): CartRefusal => ({
  kind: 'group',
  why: { kind: 'not-member', reason },
  currencyId: 0,
});
