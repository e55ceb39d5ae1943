import { isOwed, type MemberShare, type OrderedGroup } from '@domain/orders/index.ts';

/**
 * To the owner what is still open comes first, then what is settled, and the own share last; to a guest the own share
 * first. Otherwise the order stays that of joining.
 */
export const sharesInOrder = ({ shares, self }: Pick<OrderedGroup, 'shares' | 'self'>): readonly MemberShare[] => {
  const rank = ({ id, isOwner, standing }: MemberShare): number =>
    id === self && !isOwner ? -1 : isOwner ? 2 : isOwed(standing) ? 0 : 1;
  return shares.toSorted((left, right) => rank(left) - rank(right));
};
