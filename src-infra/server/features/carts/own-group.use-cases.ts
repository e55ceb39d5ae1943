import type { GroupCommand, GroupPayer } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userCartId, uuid } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { compareDecimals, majorOf, moneyOf, type Decimal, type Money } from '@domain/pricing/index.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { CartService } from './cart-service.ts';
import type { CartMember, CartRecord } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import { spendLimitIn } from './group-state.ts';
import type { CartAccess, LockedCart } from './cart-access.ts';
import type { OpenCart } from './open-cart.ts';

type Outcome<Value = OpenCart> = Promise<Result<Value, CartRefusal>>;
/** Omitted terms stay unchanged; `null` removes a limit. The spend limit is in the cart's currency. */
export type WantedTerms = {
  readonly spendLimit?: Decimal | null | undefined;
  readonly deadline?: number | null | undefined;
  readonly title?: string | undefined;
  readonly payer?: GroupPayer | undefined;
  readonly destination?: string | undefined;
};

/** What the owner of a group order does (GROUP-1, GROUP-2, GROUP-4). */
export interface OwnGroup {
  /** Starts or ends the group; ending it removes the other members. */
  toggle(ownerId: number, cartId: number): Outcome;
  /** Locks the group; locking again has no effect. */
  lock(ownerId: number, cartId: number): Outcome;
  unlock(ownerId: number, cartId: number): Outcome;
  /** Sets what the group is called, who pays, and its limits: all of it, or none if one is refused. */
  arrange(ownerId: number, cartId: number, terms: WantedTerms): Outcome;
  /** Replaces the link; who has joined stays (GROUP-6b). */
  renew(ownerId: number, cartId: number): Outcome;
  /** Removes the members with these secrets, and replaces the link; none if one is unknown. */
  kick(ownerId: number, cartId: number, uuids: readonly string[]): Outcome<void>;
}

export const createOwnGroup = ({
  cartService,
  access,
  random,
}: {
  readonly cartService: CartService;
  readonly access: CartAccess;
  readonly random: Random;
}): OwnGroup => {
  const { groupEvents: news } = cartService;
  const newInvitation = () => uuid(randomUuid(random));

  /** Saves the result of commands given one after another, or refuses them all; tells of limits that it may change. */
  const limited = (
    ownerId: number,
    cartId: number,
    commands: (held: LockedCart) => readonly GroupCommand[] | undefined,
  ): Outcome =>
    access.withOwnCart(ownerId, cartId, async (held) => {
      const wanted = commands(held);
      if (!wanted) return err({ kind: 'group', why: { kind: 'bad-limit' }, currencyId: held.goods.currency.id });
      let { cart } = held;
      for (const command of wanted) {
        const next = await access.decide({ ...held, cart }, command);
        if (!next.ok) return next;
        cart = next.value;
      }
      const saved = await cartService.save(held.cart, cart, held.goods);
      if (saved.cart.version !== held.cart.version) await news.limits(saved);
      return ok(saved);
    });

  /** One after another; returns the cart without any of them. */
  const kickEach = async (
    held: LockedCart,
    removed: readonly CartMember[],
  ): Promise<Result<LockedCart['cart'], CartRefusal>> => {
    let { cart } = held;
    for (const { id } of removed) {
      const next = await access.decide(
        { ...held, cart },
        {
          kind: 'kick',
          member: userCartId(id),
          invitation: newInvitation(),
        },
      );
      if (!next.ok) return next;
      cart = next.value;
    }
    return ok(cart);
  };

  const orphan = async ({ cart }: LockedCart, { members, isGroup }: CartRecord): Promise<void> => {
    const stays = new Set(members.map(({ id }) => id));
    for (const { id } of cart.members) if (!stays.has(id)) await news.kicked(cart.id, id, !isGroup);
  };

  return {
    lock: (ownerId, cartId) => limited(ownerId, cartId, () => [{ kind: 'lock' }]),
    unlock: (ownerId, cartId) => limited(ownerId, cartId, () => [{ kind: 'unlock' }]),

    arrange: (ownerId, cartId, { spendLimit, deadline, title, payer, destination }) =>
      limited(ownerId, cartId, ({ cart, goods }) => {
        const limit = spendLimit === undefined ? spendLimitIn(cart, goods) : exactly(spendLimit, goods.currency.scale);
        if (limit === 'inexact') return undefined;
        const until = instantOf(deadline === undefined ? cart.deadline : deadline);
        return [
          { kind: 'describe', title: title ?? cart.title, payer: payer ?? cart.payer },
          { kind: 'direct', destination: destination ?? cart.destination },
          // A deadline that has passed is refused only when it is set.
          ...(spendLimit === undefined && deadline === undefined
            ? []
            : [{ kind: 'limits', spendLimit: limit, deadline: until } as const]),
        ];
      }),

    toggle: (ownerId, cartId) =>
      access.withOwnCart(ownerId, cartId, async (held) => {
        const wanted = await access.decide(
          held,
          held.cart.isGroup ? { kind: 'stop' } : { kind: 'start', invitation: newInvitation() },
        );
        if (!wanted.ok) return wanted;
        await orphan(held, wanted.value);
        return ok(await cartService.save(held.cart, wanted.value, held.goods));
      }),

    renew: (ownerId, cartId) =>
      access.withOwnCart(ownerId, cartId, (held) =>
        access.command(held, { kind: 'renew', invitation: newInvitation() }),
      ),

    kick: (ownerId, cartId, uuids) =>
      access.withOwnCart(ownerId, cartId, async (held) => {
        const removed = held.cart.members.filter(({ uuid }) => uuids.includes(uuid));
        if (removed.length === 0) return err(notFound);
        const wanted = await kickEach(held, removed);
        if (!wanted.ok) return wanted;
        await orphan(held, wanted.value);
        await cartService.save(held.cart, wanted.value, held.goods);
        return ok(undefined);
      }),
  };
};

const instantOf = (at: number | null) => (at === null ? undefined : instant(at));

/** Contract 1.8: converts an amount; rejects more decimals than its currency has. */
const exactly = (amount: Decimal | null, scale: Money['scale']): Money | undefined | 'inexact' => {
  if (amount === null) return undefined;
  const given = moneyOf(amount, scale);
  return compareDecimals(majorOf(given), amount) === 0 ? given : 'inexact';
};
