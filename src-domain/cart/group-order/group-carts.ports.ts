import type { RemoteFailure } from '../../kernel/remote-failure.ts';
import type { Result } from '../../kernel/result.ts';
import type { CartId, CurrencyId, ShopId, StockId, UserCartId, Uuid } from '../../kernel/ids.ts';
import type { InsertEntry, UserCart } from '../user-cart.ts';
import type { Stream } from '../../kernel/stream.ts';
import type { GroupRefusal } from './group-command.ts';
import type { GroupMembership } from './group-membership.ts';
import type { GroupOrder } from './group-order.ts';

/**
 * An open cart as the server shows it to one of its members: amounts in the owner's currency, and only the secrets that
 * they may know.
 */
export type GroupCart = UserCart &
  Pick<GroupOrder, 'isLocked' | 'spendLimit' | 'deadline' | 'invitation' | 'title' | 'payer' | 'destination'> & {
    /** Increases by one with every change; `undefined` if the server counts none (contract 8.3). */
    readonly version: number | undefined;
  };

/** What a device stores of a joined group: `secret` proves whose part it is (contract 1.11). */
export type GroupPart = GroupMembership & { readonly secret: Uuid };

/** A group as its link shows it to somebody who has not joined; of its destination only the street (GROUP-1g). */
export type GroupInvitation = Pick<
  GroupOrder,
  'isLocked' | 'spendLimit' | 'deadline' | 'title' | 'payer' | 'destination' | 'shopId'
> & {
  readonly cartId: CartId;
  readonly currencyId: CurrencyId;
  readonly ownerName: string;
  readonly isFull: boolean;
  readonly isShopOpen: boolean;
};

/** What the owner decides at the start; each may be changed later. */
export type GroupTerms = Pick<GroupOrder, 'spendLimit' | 'deadline' | 'title' | 'payer' | 'destination'>;

/** Live news of a group (contract 8.4). `stale`: something may have changed, so read again. */
export type GroupNews =
  | { readonly kind: 'cart'; readonly cart: GroupCart }
  | { readonly kind: 'presence'; readonly member: UserCartId; readonly isHere: boolean }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'released'; readonly member: UserCartId; readonly reason: 'kicked' | 'group-ended' }
  | { readonly kind: 'stale' };

/** GROUP-4: Pushed changes while connected, else a hint to read again every 5 s. */
export interface GroupUpdates {
  /** The news of the group of this part, for as long as somebody listens. */
  of(part: GroupPart): Stream<GroupNews>;
}

/** The groups that this device takes part in, with their secrets. */
export interface KnownGroups {
  /** Newest first. */
  read(): readonly KnownGroup[];
  /** Replaces all of them. */
  write(groups: readonly KnownGroup[]): void;
}

/** A group with what its page shows before the server has answered. */
export type KnownGroup = GroupPart & Pick<GroupOrder, 'title' | 'payer'> & { readonly isOwner: boolean };

/** A refusal by a rule of group orders; `cart` is its current state, if the server sent it. */
export type GroupRejection = {
  readonly kind: 'refused';
  readonly why: GroupRefusal;
  readonly cart: GroupCart | undefined;
};

/** The outcome of a call about a group order. */
export type GroupAnswer<Value> = Promise<Result<Value, RemoteFailure | GroupRejection>>;

/**
 * One line without add-ons. Exceeding limits is `rejected` with ERROR_111 and writes nothing. Quantity 0 removes the
 * line.
 */
export type SingleLine = { readonly stockId: StockId; readonly quantity: number };

/**
 * Lines of one part, by the ids that the server gave them. `version` is that of the part as last seen; without it
 * nothing is checked.
 */
export type LineRemoval = { readonly detailIds: readonly number[]; readonly version: number | undefined };

/** Lines to write into one part. `key` is a uuid of version 4 that stays the same on retries (contract 8.1). */
export type PartWrite = {
  readonly entries: readonly InsertEntry[];
  readonly version: number | undefined;
  readonly key: string;
};

/** GROUP-1: What the signed-in owner of a shared cart can do. Lines are written with `UserCarts.insert`. */
export interface OwnGroups {
  /**
   * The customer's cart of this shop, created if absent. `rejected` with ERROR_440 while a cart of another shop is
   * open.
   */
  open(shop: ShopId): GroupAnswer<GroupCart>;
  /** Starts or ends sharing; ending removes the members' parts (GROUP-1d). Repeating it changes nothing. */
  share(cart: CartId, isGroup: boolean): GroupAnswer<void>;
  /** Sets one line of the owner's own part. */
  setLine(cart: Pick<GroupMembership, 'cartId' | 'shopId'>, line: SingleLine): GroupAnswer<GroupCart>;
  /** GROUP-2b: Removes lines of any part with their bonus lines: all of them or none. */
  removeLines(removal: LineRemoval): GroupAnswer<void>;
  /** GROUP-4: Sets what is named; the rest stays. */
  arrange(cart: CartId, terms: Partial<GroupTerms>): GroupAnswer<GroupCart>;
  /** Locks or unlocks; repeating it changes nothing. */
  lock(cart: CartId, isLocked: boolean): GroupAnswer<GroupCart>;
  /** GROUP-6b: Ends the link before; members stay. */
  renewLink(cart: CartId): GroupAnswer<GroupCart>;
  /** Removes the member with this secret. */
  kick(cart: CartId, member: Uuid): GroupAnswer<void>;
}

/** GROUP-2: What a member can do in a group order of somebody else, with or without an account. */
export interface JoinedGroups {
  /** GROUP-6a: What the link with this secret shows before joining. */
  invitation(cart: CartId, secret: Uuid): GroupAnswer<GroupInvitation>;
  /**
   * Creates a part under this name; a signed-in member who already has one gets that one. `secret` is that of the link.
   */
  join(group: Pick<GroupMembership, 'cartId' | 'shopId'>, name: string, secret?: Uuid): GroupAnswer<GroupPart>;
  /** The whole group in its current state. */
  load(part: GroupPart): GroupAnswer<GroupCart>;
  /** Sets one line of the member's own part. */
  setLine(part: GroupPart, line: SingleLine): GroupAnswer<GroupCart>;
  /** GROUP-2a: Sets the quantities of the named lines, all or nothing; repeating it changes nothing. */
  write(part: GroupPart, write: PartWrite): GroupAnswer<GroupCart>;
  /** Marks the member as done, or as choosing again. Repeating it changes nothing. */
  setStatus(part: GroupPart, isChoosing: boolean): GroupAnswer<GroupCart>;
  /** GROUP-2b: Removes own lines: all of them or none. */
  removeLines(part: GroupPart, removal: LineRemoval): GroupAnswer<void>;
  /** GROUP-2d: Leaves the group, even when it is locked. */
  leave(part: GroupPart): GroupAnswer<void>;
}
