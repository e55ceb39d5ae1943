import { runInAction } from 'mobx';
import { isEmptyCart, type Cart } from '@domain/cart/index.ts';
import type { CartStorage } from './cart-storage.ts';

type Deps = {
  readonly storage: Pick<CartStorage, 'cart' | 'isLive' | 'write' | 'refresh'>;
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
};

/** LOCALE-5: looks the lines of the cart up again; only the last request counts, for the lines the cart has by then. */
export class LatestLookUp {
  #turn = 0;
  #running = Promise.resolve();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Resolves when the newest request is answered. */
  ask(): Promise<void> {
    this.#turn += 1;
    return (this.#running = this.#ask(this.#turn));
  }

  async #ask(turn: number): Promise<void> {
    const { storage, lookUp } = this.#deps;
    if (storage.isLive) await storage.refresh();
    for (let before = storage.cart; !storage.isLive && !isEmptyCart(before); before = storage.cart) {
      const fresh = await lookUp(before);
      if (turn !== this.#turn) return this.#running;
      if (!fresh || storage.isLive) return;
      if (storage.cart === before) return runInAction(() => storage.write(fresh));
    }
  }
}
