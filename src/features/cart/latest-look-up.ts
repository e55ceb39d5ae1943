import { reaction, runInAction } from 'mobx';
import { isEmptyCart, type Cart } from '@domain/cart/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { CartStorage } from './cart-storage.ts';

export type LookUpDeps = {
  /** Looks the lines up again; its code loads when the currency or the language changes. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  /** Language and currency in use. */
  readonly scope: () => { readonly language: string; readonly currency: CurrencyId | undefined };
};

type Deps = LookUpDeps & {
  readonly storage: Pick<CartStorage, 'cart' | 'isLive' | 'write' | 'refresh'>;
  /** Called before and after: a change made in another currency cannot be undone in this one. */
  readonly forget: () => void;
};

/** LOCALE-5: looks the lines of the cart up again; only the last request counts, for the lines the cart has by then. */
export class LatestLookUp {
  #turn = 0;
  #running = Promise.resolve();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Asks after every change of language or currency; returns a function that ends this. */
  follow(): () => void {
    return reaction(
      () => JSON.stringify(this.#deps.scope()),
      () => void this.ask(),
    );
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
      if (!fresh || storage.isLive) return;
      if (storage.cart === before) return runInAction(() => storage.write(fresh));
    }
  }
}
