import type { RemoteFailure } from '../../kernel/remote-failure.ts';
import type { Result } from '../../kernel/result.ts';
import type { CartId, ShopId, StockId, Uuid } from '../../kernel/ids.ts';
import type { InsertEntry, UserCart } from '../user-cart.ts';
import type { GroupRefusal } from './group-command.ts';
import type { GroupMembership } from './group-membership.ts';
import type { GroupOrder } from './group-order.ts';

/**
 * An open cart as the server shows it to one of its people: amounts are in the owner's currency, and of the secrets
 * only those they may know are there.
 */
export type GroupCart = UserCart &
  Pick<GroupOrder, 'isLocked' | 'spendLimit' | 'deadline'> & {
    /** Goes up by one at every change; `undefined` where the server counts none (contract 8.3). */
    readonly version: number | undefined;
  };

/** What a device keeps of a group that was joined: `secret` proves whose part it is (contract 1.11). */
export type GroupPart = GroupMembership & { readonly secret: Uuid };

/** The server did not take it, by a rule of group orders; `cart` is how it stands, where the server tells. */
export type GroupRejection = {
  readonly kind: 'refused';
  readonly why: GroupRefusal;
  readonly cart: GroupCart | undefined;
};

/** What a call about a group order brings. */
export type GroupAnswer<Value> = Promise<Result<Value, RemoteFailure | GroupRejection>>;

/**
 * One line without addons: what limits would cut is `rejected` with ERROR_111, and nothing is written. Quantity 0
 * removes the line.
 */
export type SingleLine = { readonly stockId: StockId; readonly quantity: number };

/**
 * Lines of one part, by the ids the server gave them. `version` is that of the part as last seen; without it nothing is
 * checked.
 */
export type LineRemoval = { readonly detailIds: readonly number[]; readonly version: number | undefined };

/**
 * Lines to write into one part. `key` is a uuid of version 4 that the call keeps when it is repeated (contract 8.1).
 */
export type PartWrite = {
  readonly entries: readonly InsertEntry[];
  readonly version: number | undefined;
  readonly key: string;
};

/**
 * GROUP-1: what the signed-in owner of a cart does that others may join. Lines are written with `UserCarts.insert` as
 * ever.
 */
export interface OwnGroups {
  /**
   * The customer's cart of this shop, empty where there was none. `rejected` with ERROR_440 while a cart of another
   * shop is open.
   */
  open(shop: ShopId): GroupAnswer<GroupCart>;
  /** Lets others join, or ends that: then their parts are gone (GROUP-1d). Repeating it changes nothing. */
  share(cart: CartId, isGroup: boolean): GroupAnswer<void>;
  /** Sets one line of the owner's own part. */
  setLine(cart: Pick<GroupMembership, 'cartId' | 'shopId'>, line: SingleLine): GroupAnswer<GroupCart>;
  /** GROUP-2b: takes lines of any part away, with what comes free with them: all of them or none. */
  removeLines(removal: LineRemoval): GroupAnswer<void>;
  /** Sends the member with this secret away. */
  kick(cart: CartId, member: Uuid): GroupAnswer<void>;
}

/** GROUP-2: what somebody does in a group order of somebody else, with an account or without. */
export interface JoinedGroups {
  /** Gives a part under this name; who is signed in and has one already gets that one again. */
  join(group: Pick<GroupMembership, 'cartId' | 'shopId'>, name: string): GroupAnswer<GroupPart>;
  /** The whole group, as it is now. */
  load(part: GroupPart): GroupAnswer<GroupCart>;
  /** Sets one line of the member's own part. */
  setLine(part: GroupPart, line: SingleLine): GroupAnswer<GroupCart>;
  /** GROUP-2a: sets the quantities of the named lines, all or nothing; repeating it changes nothing. */
  write(part: GroupPart, write: PartWrite): GroupAnswer<GroupCart>;
  /** Says that the member is done, or chooses again. Repeating it changes nothing. */
  setStatus(part: GroupPart, isChoosing: boolean): GroupAnswer<GroupCart>;
  /** GROUP-2b: takes own lines away: all of them or none. */
  removeLines(part: GroupPart, removal: LineRemoval): GroupAnswer<void>;
  /** GROUP-2d: gives the part up, also when the group is locked. */
  leave(part: GroupPart): GroupAnswer<void>;
}
