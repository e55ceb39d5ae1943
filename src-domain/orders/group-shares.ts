import type { UserCartId } from '../kernel/ids.ts';
import { apportion, money, sumMoney, type Money, type Scale } from '../pricing/index.ts';
import { isOwed, type ShareStanding } from './share-standing.ts';

/** What one member of a group ordered: `lines` after the shop's discounts. */
export type OrderedPart = { readonly id: UserCartId; readonly name: string; readonly lines: Money };

/** The amounts of an order that are nobody's alone. Discounts and coupons lower the total. */
export type SharedAmounts = {
  /** Fixed fees, shared equally: delivery, a service fee without percent. */
  readonly fixed: Money;
  /** Shared in proportion to the lines: tax, percent fees, tip. */
  readonly proportional: Money;
  /** Subtracted in proportion to the lines: coupon, discounts of the whole order. */
  readonly reduction: Money;
};

/** What a member owes, by the rule that it comes from; the parts add up to `total`. */
export type GroupShare = OrderedPart & {
  readonly fixed: Money;
  readonly proportional: Money;
  readonly reduction: Money;
  readonly total: Money;
};

/**
 * GROUP-6c, L20: Who owes what. Everybody owes their own lines, fixed fees in equal parts among those who ordered, and
 * the rest in proportion to their lines, each by largest remainder: the shares add up to the order's total to the minor
 * unit. Of equal remainders, the earlier member's is rounded up.
 */
export const groupShares = <Part extends OrderedPart>(
  parts: readonly Part[],
  { fixed, proportional, reduction }: SharedAmounts,
): readonly (Part & GroupShare)[] => {
  const ordered = parts.filter(({ lines }) => lines.minor > 0);
  // Nothing to be in proportion to: free dishes are shared equally.
  const sharing = ordered.length > 0 ? ordered : parts;
  const weights = sharing.map(({ lines }) => (ordered.length > 0 ? lines.minor : 1));
  const equal = apportion(
    fixed,
    sharing.map(() => 1),
  );
  const [added, taken] = [apportion(proportional, weights), apportion(reduction, weights)];
  const none = money(0, fixed.scale);
  return parts.map((part) => {
    const at = sharing.indexOf(part);
    const [own, more, less] = [equal[at] ?? none, added[at] ?? none, taken[at] ?? none];
    const total = money(part.lines.minor + own.minor + more.minor - less.minor, fixed.scale);
    return { ...part, fixed: own, proportional: more, reduction: less, total };
  });
};

/** GROUP-6d: What is still to come back to whoever paid: the open shares of the others. */
export const stillOwed = (
  shares: readonly (Pick<GroupShare, 'total'> & { readonly isOwner: boolean; readonly standing: ShareStanding })[],
  scale: Scale,
): Money =>
  sumMoney(
    shares.filter(({ isOwner, standing }) => !isOwner && isOwed(standing)).map(({ total }) => total),
    scale,
  );
