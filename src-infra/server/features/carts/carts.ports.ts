import type { CartChanges } from './cart-changes.ts';
import type { CartRecord } from './cart-record.ts';

export type CartKey = { readonly ownerId: number } | { readonly cartId: number };
export type NewCart = {
  readonly ownerId: number;
  readonly shopId: number;
  readonly currencyId: number;
  readonly rate: string;
  readonly uuid: string;
  readonly name: string;
  readonly at: number;
};

/** A guest's part by its secret. */
export type GuestPart = { readonly cartId: number; readonly uuid: string };

/** Open carts with their members and lines. */
export interface Carts {
  /** Reserves `count` ids for lines, add-ons and bonuses. */
  newIds(count: number): Promise<readonly number[]>;
  /** Reserves the id of a member. */
  newMemberId(): Promise<number>;
  /** Returns the cart with everything in it. */
  find(key: CartKey): Promise<CartRecord | undefined>;
  /** Returns the cart with everything in it and locks it until the end of the caller's transaction. */
  lock(key: CartKey): Promise<CartRecord | undefined>;
  /** Creates an empty cart with its owner's part; false when the owner already has a cart. */
  create(cart: NewCart): Promise<boolean>;
  /**
   * Writes the changes of a cart and increments its versions. Writes nothing and returns false if the stored cart is no
   * longer in version `seen`.
   */
  save(cart: CartRecord, changes: CartChanges, seen: number, at: number): Promise<boolean>;
  /** Returns the cart that has a part with this secret. */
  cartOfMember(uuid: string): Promise<number | undefined>;
  /** 8.13: Notes from which network address a guest joined. */
  noteAddress(memberId: number, address: string): Promise<void>;
  /** 8.13: Returns the parts of guests that joined from this address and have one of these rows. */
  guestsWith(ids: readonly number[], address: string): Promise<readonly GuestPart[]>;
  /** Returns the carts a user owns or is a member of. */
  cartsOfUser(userId: number): Promise<readonly number[]>;
  /** Deletes a cart with everything in it. */
  remove(cartId: number): Promise<void>;
}
