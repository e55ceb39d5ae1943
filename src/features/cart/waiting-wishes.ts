import { cartLines, cartShop, emptyCart, entriesBetween, isEmptyCart, type Cart, type CartStore, type HandOverMemory, type InsertEntry, type UserCart } from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Stream, Subscription } from '@domain/kernel/stream.ts';
import { lastWishes } from './wishes.ts';

type Deps = {
  readonly guest: CartStore;
  readonly memory: HandOverMemory;
  readonly user: () => UserId | undefined;
  /** Whether somebody sees the page; a page that nobody sees may never come back. */
  readonly visible: Stream<boolean>;
};

/** What stands at the server as far as it is known, and what the customer wants instead; `wanted` is `undefined` when both are one. */
type State = { readonly server: UserCart | undefined; readonly held: Cart; readonly wanted: Cart | undefined; readonly underway: readonly InsertEntry[] | undefined };

/** CART-4: wishes that no answer has confirmed wait on the device while nobody sees the page, as in the moment of a reload: its next page hands them over. */
export class WaitingWishes {
  #isWaiting = false;
  readonly #deps: Deps;
  readonly #state: () => State;
  readonly #watching: Subscription;

  constructor(deps: Deps, state: () => State) {
    this.#deps = deps;
    this.#state = state;
    this.#watching = deps.visible.subscribe({ next: (isVisible) => (isVisible ? this.forget() : this.#write()) });
  }

  /** Somebody sees the page again, or nothing is on its way any more. */
  forget(): void {
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    const { guest, memory } = this.#deps;
    memory.write(undefined);
    if (!isEmptyCart(guest.read())) guest.write(emptyCart);
  }

  end(): void {
    this.#watching.unsubscribe();
    this.forget();
  }

  #write(): void {
    const { server, held, wanted, underway } = this.#state();
    const { guest, memory } = this.#deps;
    const user = this.#deps.user();
    const shop = (wanted && cartShop(wanted)) ?? cartShop(held);
    if (!wanted || user === undefined || shop === undefined) return;
    this.#isWaiting = true;
    const isOfOtherShop = server !== undefined && shop !== server.shopId;
    // A cart in the place of another one is asked about again, if that one still stands by then.
    if (isOfOtherShop) guest.write(wanted);
    memory.write({ user, shop, ...(isOfOtherShop ? { base: [], sent: entriesBetween([], cartLines(wanted)) } : lastWishes(held, wanted, underway)) });
  }
}
