import {
  cartLines,
  cartOf,
  cartShop,
  createMergeGuestCart,
  entriesBetween,
  isEmptyCart,
  ownLines,
  type Cart,
  type CartStore,
  type MergeGuestCart,
  type MergeMemory,
  type UserCart,
  type UserCarts,
} from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import { ServerSnapshot } from './server-snapshot.ts';
import { PendingEdits } from './pending-edits.ts';
import { noListener, type ServerCartListener } from './server-cart-listener.ts';
import { additionsSince, shortfalls, rebaseEdits } from './cart-differences.ts';

type Deps = {
  readonly carts: UserCarts;
  readonly guest: CartStore;
  readonly memory: MergeMemory;
  /** The signed-in customer. */
  readonly user: () => UserId | undefined;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Whether the page is visible; a hidden page may never become visible again. */
  readonly visible: Stream<boolean>;
};

/** Edits within this time are sent together. */
const PAUSE_MS = 250;
/** Limits the attempts at a server that keeps refusing quantities it has offered. */
const HANDOVERS_MAX = 5;

/** The signed-in customer's cart: takes the guest's cart over, then sends every edit to the server. */
export class ServerCart {
  readonly #snapshot = new ServerSnapshot();
  #wanted: Cart | undefined;
  /** This device's lines while another shop's cart is on the server: neither changes before the customer decides. */
  #undecided: Cart | undefined;
  #running: Promise<void> | undefined;
  /** Counts requests: an answer to an earlier one is stale. */
  #sent = 0;
  readonly #pending: PendingEdits;
  readonly #deps: Deps;
  readonly #mergeGuestCart: MergeGuestCart;
  #listener: ServerCartListener;

  constructor(deps: Deps, listener: ServerCartListener) {
    this.#deps = deps;
    this.#listener = listener;
    this.#mergeGuestCart = createMergeGuestCart({ ...deps, ...whileOpen(deps, () => this.#listener === noListener) });
    this.#pending = new PendingEdits(deps, () => ({
      server: this.#snapshot.server,
      held: this.#snapshot.lines,
      wanted: this.#wanted ?? this.#undecided,
      inFlight: this.#snapshot.inFlight?.sent,
    }));
  }

  /**
   * Merges the guest cart into it, or only reads it where there is nothing to merge. True once the server's cart is on
   * screen.
   */
  async begin(): Promise<boolean> {
    const { guest } = this.#deps;
    let outcome = await this.#mergeGuestCart();
    // Also hands over lines that were added to the guest's cart while the server's was being read.
    for (let again = HANDOVERS_MAX; again > 0 && outcome.ok && !isEmptyCart(guest.read()); again--)
      outcome = await this.#mergeGuestCart();
    if (outcome.ok) {
      this.#snapshot.adopt(outcome.value.cart);
      this.#listener.shown(this.#snapshot.server, this.#snapshot.lines, true);
      if (outcome.value.limits.length > 0) this.#listener.limited(outcome.value.limits);
      return true;
    }
    if (outcome.error.kind === 'other-shop') this.#listener.otherShop(outcome.error.server, undefined);
    else if (!(await this.#showCached(outcome.error))) this.#listener.failed(outcome.error);
    return false;
  }

  /** ERROR-6: shows the cached cart without a connection, unless this device has a guest's cart. */
  async #showCached(failure: RemoteFailure): Promise<boolean> {
    const { carts, guest } = this.#deps;
    const isAway = failure.kind === 'unreachable' || failure.kind === 'timeout';
    const seen = isAway && isEmptyCart(guest.read()) ? await carts.lastSeen?.() : undefined;
    if (!seen?.ok) return false;
    this.#snapshot.adopt(seen.value);
    this.#listener.shown(this.#snapshot.server, this.#snapshot.lines, true);
    return true;
  }

  /** Sends the customer's edits; the latest edit of a line wins. */
  push(wanted: Cart): void {
    if (this.#undecided && this.#snapshot.server) return this.#ask(this.#snapshot.server, wanted);
    this.#wanted = wanted;
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is in flight. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Reads the cart again, as before a checkout: a read refreshes prices and supply. */
  async refresh(): Promise<void> {
    await this.idle();
    if (this.#undecided) return;
    const sent = (this.#sent += 1);
    const answer = await this.#deps.carts.load();
    if (sent !== this.#sent || this.#running) return this.idle();
    if (!answer.ok) return this.#listener.failed(answer.error);
    this.#snapshot.adopt(answer.value);
    this.#listener.shown(this.#snapshot.server, this.#snapshot.lines, true);
  }

  /** Deletes the cart of another shop. */
  async discard(server: UserCart): Promise<Result<void, RemoteFailure>> {
    const removed = await this.#deps.carts.remove(server.id);
    return removed.ok || isNotFound(removed.error) ? ok(undefined) : removed;
  }

  /** Keeps the server's cart and drops this device's lines. */
  keep(): void {
    this.#undecided = undefined;
    this.#listener.shown(this.#snapshot.server, this.#snapshot.lines, true);
  }

  /** The server has closed its cart, as after an order. */
  emptied(): void {
    this.#wanted = undefined;
    this.#undecided = undefined;
    this.#sent += 1;
    this.#snapshot.adopt(undefined);
  }

  /** Stops all notifications. Returns the customer's additions that the server has not confirmed. */
  close(): Cart {
    this.#listener = noListener;
    this.#pending.end();
    const wanted = this.#wanted ?? this.#undecided;
    this.#wanted = undefined;
    const rest = wanted ? additionsSince(this.#snapshot.lines, wanted) : cartOf([]);
    const unconfirmed = this.#snapshot.unconfirmed(rest);
    if (unconfirmed) this.#deps.memory.write(unconfirmed);
    return rest;
  }

  async #run(): Promise<void> {
    try {
      await this.#deps.delay(PAUSE_MS);
      for (let target = this.#wanted; target; target = this.#wanted) {
        const answer = await this.#send(target);
        if (answer.ok) this.#confirmed(target, answer.value);
        else await this.#rejected(target, answer.error);
      }
    } finally {
      // In the turn that found no more edits: an edit one turn later starts a new run.
      this.#running = undefined;
      this.#pending.forget();
    }
  }

  async #send(target: Cart): Promise<Result<UserCart | undefined, RemoteFailure>> {
    this.#sent += 1;
    const shop = cartShop(target);
    if (this.#snapshot.server && shop !== this.#snapshot.server.shopId) {
      const removed = await this.discard(this.#snapshot.server);
      if (!removed.ok) return removed;
      this.#snapshot.adopt(undefined);
    }
    if (shop === undefined) return ok(undefined);
    const entries = entriesBetween(cartLines(this.#snapshot.lines), cartLines(target));
    if (entries.length === 0) return ok(this.#snapshot.server);
    this.#snapshot.send(this.#deps.user(), shop, entries);
    return this.#deps.carts.insert(shop, entries);
  }

  #confirmed(target: Cart, server: UserCart | undefined): void {
    const limits = shortfalls(this.#snapshot.lines, target, ownLines(server));
    this.#snapshot.adopt(server, cartLines(target));
    this.#showAfter(target);
    if (limits.length > 0) this.#listener.limited(limits);
  }

  /** Reads the cart again and shows it: a change may have succeeded although its answer was lost. */
  async #rejected(target: Cart, failure: RemoteFailure): Promise<void> {
    const answer = failure.kind === 'unauthorized' ? undefined : await this.#deps.carts.load();
    const wanted = this.#wanted ?? target;
    if (answer?.ok) this.#snapshot.adopt(answer.value);
    const isOther = isOtherShop(failure) && answer?.ok && answer.value && answer.value.shopId !== cartShop(wanted);
    if (isOther) {
      this.#wanted = undefined;
      return this.#ask(answer.value, wanted);
    }
    this.#showAfter(target);
    this.#listener.refused(failure);
  }

  #ask(server: UserCart, wanted: Cart): void {
    this.#undecided = wanted;
    this.#listener.otherShop(server, wanted);
  }

  /**
   * Applies the edits made after `target` to the server's cart and shows it; reports it as settled where there are
   * none.
   */
  #showAfter(target: Cart): void {
    const wanted = this.#wanted === target ? undefined : this.#wanted;
    this.#wanted = wanted && rebaseEdits(this.#snapshot.lines, target, wanted);
    this.#listener.shown(this.#snapshot.server, this.#wanted ?? this.#snapshot.lines, this.#wanted === undefined);
  }
}
const isOtherShop = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.code === 'ERROR_440';

/** A merge still running when the cart closes sends nothing more: the next sign-in starts over. */
const whileOpen = ({ carts, user }: Deps, isClosed: () => boolean): Pick<Deps, 'carts' | 'user'> => ({
  user: () => (isClosed() ? undefined : user()),
  carts: {
    load: async () => {
      const answer = await carts.load();
      return isClosed() ? err({ kind: 'unauthorized' }) : answer;
    },
    insert: (...entries) => carts.insert(...entries),
    remove: (cart) => carts.remove(cart),
  },
});
