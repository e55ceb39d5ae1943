import type { Instant } from '../../kernel/clock.port.ts';
import type { CartId, ShopId, UserCartId, UserId, Uuid } from '../../kernel/ids.ts';
import { lineAmounts, sumMoney, type Money, type Scale } from '../../pricing/index.ts';
import type { CartLine } from '../cart-line.ts';

/** One person's part of a group order (contract 2.6, UserCart). */
export type GroupMember = {
  readonly id: UserCartId;
  /** `undefined` for members without an account. */
  readonly userId: UserId | undefined;
  readonly name: string;
  /** False once the member is done (GROUP-2). */
  readonly isChoosing: boolean;
  /** Increases by one with every change of this member's lines or status (contract 8.3). */
  readonly version: number;
  readonly lines: readonly CartLine[];
};

/** A member who lost their part involuntarily, and is informed of it. */
export type ReleasedMember = {
  readonly id: UserCartId;
  readonly userId: UserId | undefined;
  readonly reason: 'kicked' | 'group-ended';
};

/** An open cart on the server, shared or not (GROUP-1). Plain data; changed by `applyGroupCommand`. */
export type GroupOrder = {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly ownerId: UserId;
  /** The decimal places of the cart's currency. */
  readonly scale: Scale;
  /** The owner's part first, the others in the order of joining. */
  readonly members: readonly GroupMember[];
  readonly released: readonly ReleasedMember[];
  readonly isGroup: boolean;
  readonly isLocked: boolean;
  /** What each member except the owner may spend. */
  readonly spendLimit: Money | undefined;
  /** The group is locked from this moment on. */
  readonly deadline: Instant | undefined;
  /** The secret of the link (GROUP-6a); without one, the ids of the cart and shop suffice to join. */
  readonly invitation: Uuid | undefined;
  /** What its owner calls the group; empty if they gave it no name. */
  readonly title: string;
  readonly payer: GroupPayer;
  /** Where the order goes, in one line; empty while the owner has not said so (GROUP-1f). */
  readonly destination: string;
  /** Increases by one with every change (contract 8.3). */
  readonly version: number;
  readonly status: 'open' | 'ordered';
};

/** Who pays in the end: the owner for everybody, or everybody their own share. */
export type GroupPayer = 'owner' | 'each';

/** The caller: signed in, or known by the part whose secret they hold; a guest who has not joined holds none. */
export type GroupActor =
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'guest'; readonly member: UserCartId | undefined };

/** An owner's cart before any command. */
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
  invitation: undefined,
  title: '',
  payer: 'owner',
  destination: '',
  version: 1,
  status: 'open',
});

/** Why members cannot change anything now: the owner locked the group, or the deadline has passed (GROUP-4a). */
export const lockAt = (
  { isLocked, deadline }: Pick<GroupOrder, 'isLocked' | 'deadline'>,
  now: Instant,
): 'locked' | 'deadline' | undefined =>
  isLocked ? 'locked' : deadline !== undefined && now >= deadline ? 'deadline' : undefined;

/** GROUP-1: True for the signed-in customer who started the group order. */
export const isOwner = ({ ownerId }: GroupOrder, actor: GroupActor): boolean =>
  actor.kind === 'user' && actor.userId === ownerId;

/**
 * Returns the part that a caller may write to: a part with an account only by that account, a guest's only by its
 * secret (contract 1.11).
 */
export const memberOf = ({ members }: GroupOrder, actor: GroupActor): GroupMember | undefined =>
  members.find((member) => isPartOf(member, actor));

/** True when the part belongs to this person. */
export const isPartOf = ({ id, userId }: Pick<GroupMember, 'id' | 'userId'>, actor: GroupActor): boolean =>
  actor.kind === 'user' ? userId === actor.userId : userId === undefined && id === actor.member;

/** The price of lines after discounts. */
export const netTotal = (lines: readonly CartLine[], scale: Scale): Money =>
  sumMoney(
    lines.map(({ item, quantity, addons }) => lineAmounts(item.price, quantity, addons).net),
    scale,
  );
