import type { CartId, ShopId, UserCartId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

/** What a device remembers of a joined group. */
export type GroupMembership = { readonly cartId: CartId; readonly shopId: ShopId; readonly member: UserCartId };

/** GROUP-1e: the customer is asked to leave the group first. */
export type LeaveGroupFirst = { readonly kind: 'leave-group-first'; readonly membership: GroupMembership };

/**
 * GROUP-1e: Returns where a product goes: to the joined group if it is of that shop, else to the own cart, after
 * leaving the group.
 */
export const whereToAdd = (
  membership: GroupMembership | undefined,
  shop: ShopId,
): Result<'own-cart' | 'group', LeaveGroupFirst> => {
  if (!membership) return ok('own-cart');
  return membership.shopId === shop ? ok('group') : err({ kind: 'leave-group-first', membership });
};
