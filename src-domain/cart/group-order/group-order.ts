import type { Instant } from '../../kernel/clock.port.ts';
import type { CartId, ShopId, UserCartId, UserId } from '../../kernel/ids.ts';
import { lineAmounts, sumMoney, type Money, type Scale } from '../../pricing/index.ts';
import type { CartLine } from '../cart-line.ts';

/** One person's part of a group order (contract 2.6, UserCart). */
export type GroupMember = {
  readonly id: UserCartId;
  /** Nobody without an account has one. */
  readonly userId: UserId | undefined;
  readonly name: string;
  /** False once the member said to be done (GROUP-2). */
  readonly isChoosing: boolean;
  /** Goes up by one at every change of this member's lines or status (contract 8.3). */
  readonly version: number;
  readonly lines: readonly CartLine[];
};

/** Somebody who lost their part without wanting to, and is told so. */
export type ReleasedMember = {
  readonly id: UserCartId;
  readonly userId: UserId | undefined;
  readonly reason: 'kicked' | 'group-ended';
};

/** An open cart at the server, shared or not (GROUP-1). Plain data; changed by `applyGroupCommand`. */
export type GroupOrder = {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly ownerId: UserId;
  /** The places of the cart's currency. */
  readonly scale: Scale;
  /** The owner's part first, the others as they joined. */
  readonly members: readonly GroupMember[];
  readonly released: readonly ReleasedMember[];
  readonly isGroup: boolean;
  readonly isLocked: boolean;
  /** What each member but the owner may spend. */
  readonly spendLimit: Money | undefined;
  /** From this moment on the group is locked. */
  readonly deadline: Instant | undefined;
  /** Goes up by one at every change (contract 8.3). */
  readonly version: number;
  readonly status: 'open' | 'ordered';
};

/** A person who asks: signed in, or known by the part whose secret they hold; a guest who has not joined holds none. */
export type GroupActor =
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'guest'; readonly member: UserCartId | undefined };

/** An owner's cart before anything happened to it. */
export const newGroupOrder = (
  cart: Pick<GroupOrder, 'id' | 'shopId' | 'ownerId' | 'scale'>,
  owner: Pick<GroupMember, 'id' | 'name'>,
): GroupOrder => ({
  ...cart,
  members: [{ ...owner, userId: cart.ownerId, isChoosing: true, version: 1, lines: [] }],
  released: [],
  isGroup: false,
  isLocked: false,
  spendLimit: undefined,
  deadline: undefined,
  version: 1,
  status: 'open',
});

/** Why members cannot change anything now: the owner locked the group, or the deadline came (GROUP-4a). */
export const lockAt = ({ isLocked, deadline }: GroupOrder, now: Instant): 'locked' | 'deadline' | undefined =>
  isLocked ? 'locked' : deadline !== undefined && now >= deadline ? 'deadline' : undefined;

/** GROUP-1: true for the customer who began the group order, signed in. */
export const isOwner = ({ ownerId }: GroupOrder, actor: GroupActor): boolean =>
  actor.kind === 'user' && actor.userId === ownerId;

/**
 * The part that somebody may write to: a part with an account only by that account, a guest's only by its secret
 * (contract 1.11).
 */
export const memberOf = ({ members }: GroupOrder, actor: GroupActor): GroupMember | undefined =>
  members.find((member) => isPartOf(member, actor));

/** True when the part belongs to this person. */
export const isPartOf = ({ id, userId }: Pick<GroupMember, 'id' | 'userId'>, actor: GroupActor): boolean =>
  actor.kind === 'user' ? userId === actor.userId : userId === undefined && id === actor.member;

/** What lines cost after discounts. */
export const netTotal = (lines: readonly CartLine[], scale: Scale): Money =>
  sumMoney(
    lines.map(({ item, quantity, addons }) => lineAmounts(item.price, quantity, addons).net),
    scale,
  );

/** GROUP-4d: who ordered what, for the order: everybody with at least one line. */
export const partsOf = ({
  members,
  scale,
}: GroupOrder): readonly {
  readonly id: UserCartId;
  readonly name: string;
  readonly lines: readonly CartLine[];
  readonly total: Money;
}[] =>
  members
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, name, lines }) => ({ id, name, lines, total: netTotal(lines, scale) }));
