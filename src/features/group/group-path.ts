import type { GroupMembership } from '@domain/cart/index.ts';

/** The address of a group's page, without the secret of its link. */
export const groupPath = ({ shopId, cartId }: Pick<GroupMembership, 'shopId' | 'cartId'>): string =>
  `/group/${shopId}?g=${cartId}`;
