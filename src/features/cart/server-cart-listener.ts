import type { Cart, MergeLimit, UserCart } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** Receives the events of the server's cart. */
export interface ServerCartListener {
  /** The server's cart, and the lines to show, with pending edits applied. */
  shown(server: UserCart | undefined, lines: Cart, isSettled: boolean): void;
  /** The server refused a change; its cart has been passed to `shown` before. */
  refused(failure: RemoteFailure): void;
  /** The server's cart is of another shop; `lines` is this device's cart (CART-3, CART-4). */
  otherShop(server: UserCart, lines: Cart | undefined): void;
  limited(limits: readonly MergeLimit[]): void;
  /** The cart could not be read or merged yet. */
  failed(failure: RemoteFailure): void;
}

/** Ignores everything: the listener of a closed cart. */
export const noListener: ServerCartListener = {
  shown: () => {},
  refused: () => {},
  otherShop: () => {},
  limited: () => {},
  failed: () => {},
};
