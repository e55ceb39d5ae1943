import type { MemberShare, OrderedGroup } from '@domain/orders/index.ts';

/**
 * To the owner what is still open comes first, then what is settled, and the own share last; to a guest the own share
 * first. Otherwise the order stays that of joining.
 */
export const sharesInOrder = ({ shares, self }: Pick<OrderedGroup, 'shares' | 'self'>): readonly MemberShare[] => {
  const rank = ({ id, isOwner, isSettled }: MemberShare): number =>
    id === self && !isOwner ? -1 : isOwner ? 2 : isSettled ? 1 : 0;
  return shares.toSorted((left, right) => rank(left) - rank(right));
};
