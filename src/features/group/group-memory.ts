import type { KnownGroup, KnownGroups } from '@domain/cart/index.ts';
import type { CartId, ShopId } from '@domain/kernel/ids.ts';

/** The groups of this device, as the page asks for them. */
export class GroupMemory {
  readonly #known: KnownGroups;

  constructor(known: KnownGroups) {
    this.#known = known;
  }

  /** The part of this device in a group; without one in the address, the own group of this shop. */
  find(shop: ShopId | undefined, cart: number | undefined, isSignedIn: boolean): KnownGroup | undefined {
    const here = this.#known.read().filter(({ shopId }) => shopId === shop);
    return cart === undefined
      ? here.find(({ isOwner }) => isOwner && isSignedIn)
      : here.find(({ cartId }) => cartId === cart);
  }

  /** The groups of somebody else: those of this shop first, and newest first. */
  joined(shop: ShopId): readonly KnownGroup[] {
    const groups = this.#known.read().filter(({ isOwner }) => !isOwner);
    return [...groups.filter(({ shopId }) => shopId === shop), ...groups.filter(({ shopId }) => shopId !== shop)];
  }

  /** A group of somebody else than the given one. */
  other(cart: number | undefined): KnownGroup | undefined {
    return this.#known.read().find(({ isOwner, cartId }) => !isOwner && cartId !== cart);
  }

  remember(group: KnownGroup): void {
    this.#known.write([group, ...this.#without(group.cartId)]);
  }

  forget(cart: CartId): void {
    this.#known.write(this.#without(cart));
  }

  #without(cart: CartId): readonly KnownGroup[] {
    return this.#known.read().filter(({ cartId }) => cartId !== cart);
  }
}
