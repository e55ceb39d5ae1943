import { runInAction } from 'mobx';
import { isEmptyCart, type Cart } from '@domain/cart/index.ts';
import type { KeptCart } from './kept-cart.ts';

type Deps = {
  readonly kept: Pick<KeptCart, 'cart' | 'isLive' | 'write' | 'refresh'>;
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
};

/** LOCALE-5: asks for the lines again; of several questions only the last counts, and of the cart what it holds at the end. */
export class LatestLookUp {
  #turn = 0;
  #running = Promise.resolve();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Resolves when the newest question is answered. */
  ask(): Promise<void> {
    this.#turn += 1;
    return (this.#running = this.#ask(this.#turn));
  }

  async #ask(turn: number): Promise<void> {
    const { kept, lookUp } = this.#deps;
    if (kept.isLive) await kept.refresh();
    for (let before = kept.cart; !kept.isLive && !isEmptyCart(before); before = kept.cart) {
      const fresh = await lookUp(before);
      if (turn !== this.#turn) return this.#running;
      if (!fresh || kept.isLive) return;
      if (kept.cart === before) return runInAction(() => kept.write(fresh));
    }
  }
}
