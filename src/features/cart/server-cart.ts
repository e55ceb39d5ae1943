import { cartLines, cartOf, cartShop, entriesBetween, lineKey, ownLines, type Cart, type CartLine, type HandOverCart, type HandOverLimit, type UserCart, type UserCarts } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';

/** What the server's cart tells the screen. */
export interface ServerCartListener {
  /** The server's cart, and the lines it gives; what the customer changed meanwhile is already laid over them. */
  settled(server: UserCart | undefined, lines: Cart): void;
  /** A change was not taken; `lines` is what the server holds. */
  refused(failure: RemoteFailure, lines: Cart): void;
  /** The hand-over met a cart of another shop (CART-3, CART-4). */
  otherShop(server: UserCart): void;
  limited(limits: readonly HandOverLimit[]): void;
  /** The cart could not be read or handed over yet. */
  failed(failure: RemoteFailure): void;
}

type Deps = {
  readonly carts: UserCarts;
  readonly handOver: HandOverCart;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** Quick changes travel together. */
const PAUSE_MS = 250;

/** The signed-in customer's cart: taken over from the guest, then kept equal to what the customer sees. */
export class ServerCart {
  #acknowledged: readonly CartLine[] = [];
  #server: UserCart | undefined;
  #wanted: Cart | undefined;
  #running: Promise<void> | undefined;
  readonly #deps: Deps;
  readonly #listener: ServerCartListener;

  constructor(deps: Deps, listener: ServerCartListener) {
    this.#deps = deps;
    this.#listener = listener;
  }

  /** Hands the guest cart over, or reads the cart where there is nothing to hand over. True once the server's cart is on screen. */
  async begin(): Promise<boolean> {
    const outcome = await this.#deps.handOver();
    if (outcome.ok) {
      this.#adopt(outcome.value.cart);
      this.#listener.settled(outcome.value.cart, this.#lines());
      if (outcome.value.limits.length > 0) this.#listener.limited(outcome.value.limits);
      return true;
    }
    if (outcome.error.kind === 'other-shop') this.#listener.otherShop(outcome.error.server);
    else this.#listener.failed(outcome.error);
    return false;
  }

  /** Sends what the customer wants; the latest wish wins. */
  push(wanted: Cart): void {
    this.#wanted = wanted;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Reads the cart again, as before a checkout: prices and supply are refreshed by reading. */
  async renew(): Promise<void> {
    await this.idle();
    const answer = await this.#deps.carts.load();
    if (!answer.ok) return this.#listener.failed(answer.error);
    if (this.#running) return;
    this.#adopt(answer.value);
    this.#listener.settled(answer.value, this.#lines());
  }

  async #run(): Promise<void> {
    await this.#deps.delay(PAUSE_MS);
    for (;;) {
      const target = this.#wanted;
      if (!target) return;
      const answer = await this.#send(target);
      if (!answer.ok) {
        this.#wanted = undefined;
        return this.#listener.refused(answer.error, this.#lines());
      }
      this.#adopt(answer.value, cartLines(target));
      if (this.#wanted !== target) continue;
      this.#wanted = undefined;
      return this.#listener.settled(answer.value, this.#lines());
    }
  }

  async #send(target: Cart): Promise<Result<UserCart | undefined, RemoteFailure>> {
    const shop = cartShop(target);
    const server = this.#server;
    if (server && shop !== server.shopId) {
      const removed = await this.#deps.carts.remove(server.id);
      if (!removed.ok) return removed;
      this.#adopt(undefined);
    }
    if (shop === undefined) return ok(undefined);
    const entries = entriesBetween(this.#acknowledged, cartLines(target));
    return entries.length > 0 ? this.#deps.carts.insert(shop, entries) : ok(this.#server);
  }

  /** Servers that do not say which addons are mandatory learn it from the lines that were sent. */
  #adopt(server: UserCart | undefined, sent: readonly CartLine[] = []): void {
    const mandatory = new Set([...sent, ...this.#acknowledged].flatMap((line) => line.addons.filter((addon) => addon.isMandatory).map((addon) => addon.stockId)));
    this.#server = server;
    this.#acknowledged = ownLines(server).map((line) => ({ ...line, addons: line.addons.map((addon) => ({ ...addon, isMandatory: addon.isMandatory || mandatory.has(addon.stockId) })) }));
  }

  #lines(): Cart {
    return cartOf([...new Map(this.#acknowledged.map((line) => [lineKey(line), line])).values()]);
  }
}
