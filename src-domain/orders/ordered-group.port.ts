import type { GroupPart } from '../cart/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { CurrencyId, OrderId, UserCartId } from '../kernel/ids.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';
import type { GroupShare } from './group-shares.ts';
import type { OrderStatus } from './order-status.ts';
import type { ShareStanding } from './share-standing.ts';

/** A member's share with what they ordered. */
export type MemberShare = GroupShare & {
  readonly isOwner: boolean;
  readonly standing: ShareStanding;
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
  /** Whom the shares are owed to; '' where the server does not say it. */
  readonly ownerName: string;
  /** The currency of the amounts, if known. */
  readonly currencyId: CurrencyId | undefined;
  readonly priceStyle: PriceStyle;
  readonly total: Money;
  readonly shares: readonly MemberShare[];
};

/** GROUP-3, GROUP-6c: The order of a group and who owes what. */
export interface OrderedGroups {
  /** `rejected` with 404 while the group is not ordered. */
  load(part: Pick<GroupPart, 'cartId' | 'secret'>): Answer<OrderedGroup>;
  /** GROUP-6e: Says that the own share was given to the owner, or takes that back. Repeating it changes nothing. */
  tell(part: Pick<GroupPart, 'cartId' | 'secret'>, isGiven: boolean): Answer<OrderedGroup>;
  /** GROUP-6e: Marks a member's share as paid back, or as open again; the owner only. Repeating it changes nothing. */
  settle(order: OrderId, member: UserCartId, isSettled: boolean): Answer<OrderedGroup>;
}
