import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { CartId, OrderId, UserCartId, Uuid } from '../kernel/ids.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';
import type { GroupShare } from './group-shares.ts';
import type { OrderStatus } from './order-status.ts';

/** A member's share with what they ordered. */
export type MemberShare = GroupShare & {
  readonly isOwner: boolean;
  /** Paid back, as the owner says. */
  readonly isSettled: boolean;
  readonly dishes: readonly { readonly title: string; readonly quantity: number }[];
};

/** The order that a group became, as its members see it: no address, no phone. */
export type OrderedGroup = {
  /** For the owner only. */
  readonly id: OrderId | undefined;
  /** The part of the reader. */
  readonly self: UserCartId;
  readonly status: OrderStatus;
  readonly expectedAt: Instant | undefined;
  readonly priceStyle: PriceStyle;
  readonly total: Money;
  readonly shares: readonly MemberShare[];
};

/** GROUP-3, GROUP-6c: The order of a group and who owes what. */
export interface OrderedGroups {
  /** `rejected` with 404 while the group is not ordered. */
  load(part: { readonly cartId: CartId; readonly secret: Uuid }): Answer<OrderedGroup>;
  /** GROUP-6d: Marks a member's share as paid back, or as open again; the owner only. Repeating it changes nothing. */
  settle(order: OrderId, member: UserCartId, isSettled: boolean): Answer<OrderedGroup>;
}
