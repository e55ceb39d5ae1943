import {
  cartLines,
  cartShop,
  emptyCart,
  entriesBetween,
  isEmptyCart,
  type Cart,
  type CartStore,
  type MergeMemory,
  type InsertEntry,
  type UserCart,
} from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Stream, Subscription } from '@domain/kernel/stream.ts';
import { pendingEntries } from './cart-differences.ts';

type Deps = {
  readonly guest: CartStore;
  readonly memory: MergeMemory;
  readonly user: () => UserId | undefined;
  /** Whether the page is visible; a hidden page may never become visible again. */
  readonly visible: Stream<boolean>;
};

/** The server's cart as last known, and the wanted one; `undefined` if they do not differ. */
type State = {
  readonly server: UserCart | undefined;
  readonly held: Cart;
  readonly wanted: Cart | undefined;
  readonly inFlight: readonly InsertEntry[] | undefined;
};

/**
 * CART-4: Stores unconfirmed edits on the device while the page is hidden, as during a reload. The next page hands them
 * over.
 */
export class PendingEdits {
  #isStored = false;
  readonly #deps: Deps;
  readonly #state: () => State;
  readonly #watching: Subscription;

  constructor(deps: Deps, state: () => State) {
    this.#deps = deps;
    this.#state = state;
    this.#watching = deps.visible.subscribe({ next: (isVisible) => (isVisible ? this.forget() : this.#write()) });
  }

  /** Removes stored edits: the page is visible again, or every edit is confirmed. */
  forget(): void {
    if (!this.#isStored) return;
    this.#isStored = false;
    const { guest, memory } = this.#deps;
    memory.write(undefined);
    if (!isEmptyCart(guest.read())) guest.write(emptyCart);
  }

  end(): void {
    this.#watching.unsubscribe();
    this.forget();
  }

  #write(): void {
    const { server, held, wanted, inFlight } = this.#state();
    const { guest, memory } = this.#deps;
    const user = this.#deps.user();
    const shop = (wanted && cartShop(wanted)) ?? cartShop(held);
    if (!wanted || user === undefined || shop === undefined) return;
    this.#isStored = true;
    const isOfOtherShop = server !== undefined && shop !== server.shopId;
    // The next page asks the customer again about a cart that replaces another shop's, if that one still exists by
    // then.
    if (isOfOtherShop) guest.write(wanted);
    memory.write({
      user,
      shop,
      ...(isOfOtherShop
        ? { base: [], sent: entriesBetween([], cartLines(wanted)) }
        : pendingEntries(held, wanted, inFlight)),
    });
  }
}
