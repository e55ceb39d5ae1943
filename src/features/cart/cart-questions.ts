import type { CartLine } from '@domain/cart/index.ts';
import type { CartConflict } from './cart-storage.ts';

/** CART-3: whether to replace the cart of another shop. */
export type ReplaceQuestion = { readonly kind: 'add'; readonly line: CartLine } | CartConflict;

/** GROUP-1e: whether to leave a group of another shop, so that lines can go into the own cart. */
export type LeaveGroupQuestion = {
  readonly kind: 'leave-group';
  /** The name of the group, and the address of its page. */
  readonly title: string;
  readonly path: string;
  /** Leaves the group and places the lines again; asks again where the customer is in a further group. */
  readonly leave: () => Promise<LeaveGroupQuestion | undefined>;
};

export type CartQuestion = ReplaceQuestion | LeaveGroupQuestion;

/** What stands between an added product and the own cart while this device has joined groups. */
export type GroupGuardDeps = {
  /** Whether this device remembers any group. */
  readonly hasGroups: () => boolean;
  /** Puts lines of one shop into the joined group of that shop; without a group in the way, calls `add`. */
  readonly besideGroup: (lines: readonly CartLine[], add: () => void) => Promise<LeaveGroupQuestion | undefined>;
};
