import type { ReplicaId } from '../../kernel/ids.ts';
import type { Cart } from '../persistent-cart/cart-state.ts';
import { issue, replicaCart, type CartReplica } from './replica.ts';
import { commandsBetween } from './shared-lines.ts';

/** The cart after an edit that no other tab has been told; `by` is the id with which its tab joins the others. */
export type UnsharedEdit = { readonly by: ReplicaId; readonly cart: Cart };

/**
 * CART-10k: Returns the replica after edits that were made before joining the other tabs. Every copy of an edit becomes
 * the same operations, so that tabs which began with copies of one cart double nothing, however late they join.
 */
export const withUnsharedEdits = (replica: CartReplica, edits: readonly UnsharedEdit[]): CartReplica => ({
  ...edits.reduce<CartReplica>(
    (known, { by, cart }) =>
      commandsBetween(replicaCart(known), cart).reduce<CartReplica>((next, command) => issue(next, command).replica, {
        ...known,
        id: by,
      }),
    replica,
  ),
  id: replica.id,
});
