import { runInAction } from 'mobx';
import { isEmptyCart, type Cart } from '@domain/cart/index.ts';
import type { CartStorage } from './cart-storage.ts';

export type LatestLookUpDeps = {
  /** Looks the lines up again; its code loads when the currency or the language changes. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  readonly storage: Pick<CartStorage, 'cart' | 'isLive' | 'write' | 'refresh' | 'hold'>;
  /** Called before and after: a change made in another currency cannot be undone in this one. */
  readonly forget: () => void;
  /** Called when a guest's lines could not be looked up; the server's cart reports its own failures. */
  readonly failed: () => void;
};

/** LOCALE-5: looks the lines of the cart up again; only the last request counts, for the lines the cart has by then. */
export class LatestLookUp {
  #turn = 0;
  #running = Promise.resolve();
  #preparations = 0;
  #isPrepared = false;
  readonly #deps: LatestLookUpDeps;

  constructor(deps: LatestLookUpDeps) {
    this.#deps = deps;
  }

  /** Asks after a change of language or currency that was not prepared. */
  async follow(): Promise<void> {
    const isPrepared = this.#isPrepared;
    this.#isPrepared = false;
    if (!isPrepared) await this.ask();
  }

  /**
   * Looks the lines up in the currency that is chosen and not shown yet; returns what shows them in the moment in which
   * it is, and asks again then if the cart has changed meanwhile. Returns `undefined` where they could not be looked
   * up: their amounts are still those of the old currency, which has to stay.
   */
  async prepare(): Promise<(() => void) | undefined> {
    const { storage, lookUp, forget } = this.#deps;
    const turn = (this.#preparations += 1);
    const held = storage.isLive ? storage.hold() : undefined;
    if (held) await storage.refresh();
    const before = storage.cart;
    const fresh = held || isEmptyCart(before) ? before : await lookUp(before);
    if (!fresh) this.#deps.failed();
    if (!fresh || (held && storage.isLive && !held.isAnswered())) {
      held?.show();
      return undefined;
    }
    return () => {
      held?.show();
      if (turn !== this.#preparations) return;
      this.#isPrepared = held !== undefined || (!storage.isLive && storage.cart === before);
      if (!this.#isPrepared) return;
      if (!held && fresh !== before) storage.write(fresh);
      forget();
    };
  }

  /** Resolves when the newest request is answered. */
  async ask(): Promise<void> {
    this.#turn += 1;
    this.#deps.forget();
    await (this.#running = this.#ask(this.#turn));
    this.#deps.forget();
  }

  async #ask(turn: number): Promise<void> {
    const { storage, lookUp } = this.#deps;
    if (storage.isLive) await storage.refresh();
    for (let before = storage.cart; !storage.isLive && !isEmptyCart(before); before = storage.cart) {
      const fresh = await lookUp(before);
      if (turn !== this.#turn) return this.#running;
      if (!fresh) this.#deps.failed();
      if (!fresh || storage.isLive) return;
      if (storage.cart === before) return runInAction(() => storage.write(fresh));
    }
  }
}
