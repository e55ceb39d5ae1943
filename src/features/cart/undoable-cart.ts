import { noHistory, recordStep, redo, undo, type Cart, type CartHistory } from '@domain/cart/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { CartNotices } from './cart-notices.ts';
import type { CartStorage } from './cart-storage.ts';

type Deps = {
  readonly storage: Pick<CartStorage, 'cart' | 'write'>;
  /** Shows a notice to the customer. */
  readonly notify: (what: (words: CartNotices) => void) => void;
  /** The currency in use. */
  readonly currency: () => CurrencyId | undefined;
};

/** CART-9: changes of the cart that can be undone and redone. */
export class UndoableCart {
  #history: CartHistory = noHistory;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Returns a function that undoes this one change, also after later ones. It restores no amount in another currency.
   */
  change(next: Cart): () => void {
    const { storage, notify, currency } = this.#deps;
    const before = storage.cart;
    const currencyThen = currency();
    this.#history = recordStep(this.#history, before, next);
    storage.write(next);
    return () => {
      if (currencyThen !== currency()) return;
      if (storage.cart === next) return this.undo();
      const reversed = undo({ done: [{ before, after: next }], undone: [] }, storage.cart);
      if (!reversed.ok || reversed.value.changes.length === 0) return;
      this.change(reversed.value.cart);
      notify((notices) => notices.historyStepped('undone', storage.cart));
    };
  }

  undo(): void {
    this.#step(undo(this.#history, this.#deps.storage.cart), 'undone');
  }

  redo(): void {
    this.#step(redo(this.#history, this.#deps.storage.cart), 'redone');
  }

  /** Clears the history. */
  forget(): void {
    this.#history = noHistory;
  }

  #step(outcome: ReturnType<typeof undo>, way: 'undone' | 'redone'): void {
    if (!outcome.ok || outcome.value.changes.length === 0) return;
    const { storage, notify } = this.#deps;
    this.#history = outcome.value.history;
    storage.write(outcome.value.cart);
    notify((notices) => notices.historyStepped(way, storage.cart));
  }
}
