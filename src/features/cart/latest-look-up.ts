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
  readonly storage: Pick<CartStorage, 'cart' | 'isLive' | 'write' | 'refresh' | 'hold'>;
  /** Called before and after: a change made in another currency cannot be undone in this one. */
  readonly forget: () => void;
};

/** LOCALE-5: looks the lines of the cart up again; only the last request counts, for the lines the cart has by then. */
export class LatestLookUp {
  #turn = 0;
  #running = Promise.resolve();
  #preparations = 0;
  #isPrepared = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Asks after every change of language or currency; returns a function that ends this. */
  follow(): () => void {
    return reaction(
      () => JSON.stringify(this.#deps.scope()),
      () => {
        if (!this.#isPrepared) void this.ask();
        this.#isPrepared = false;
      },
    );
  }

  /**
   * Looks the lines up in the currency that is chosen and not shown yet; returns what shows them in the moment in which
   * it is. Asks again then, if the cart has changed meanwhile or could not be looked up.
   */
  async prepare(): Promise<() => void> {
    const { storage, lookUp, forget } = this.#deps;
    const turn = (this.#preparations += 1);
    const show = storage.isLive ? storage.hold() : undefined;
    if (show) await storage.refresh();
    const before = storage.cart;
    const fresh = show || isEmptyCart(before) ? before : await lookUp(before);
    return () => {
      show?.();
      if (turn !== this.#preparations) return;
      const isSame = show !== undefined || (!storage.isLive && storage.cart === before);
      this.#isPrepared = fresh !== undefined && isSame;
      if (!this.#isPrepared || !fresh) return;
      if (!show && fresh !== before) storage.write(fresh);
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
      if (!fresh || storage.isLive) return;
      if (storage.cart === before) return runInAction(() => storage.write(fresh));
    }
  }
}
