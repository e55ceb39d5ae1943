import { makeAutoObservable, observableRef } from 'mobx';
import {
  noHistory,
  recordStep,
  redo,
  reversedStep,
  undo,
  type Cart,
  type CartHistory,
  type CartStep,
} from '@domain/cart/index.ts';
import type { CartNotices } from './cart-notices.ts';
import type { CartStorage } from './cart-storage.ts';

type Deps = {
  readonly storage: Pick<CartStorage, 'cart' | 'write'>;
  /** Shows a notice to the customer. */
  readonly notify: (what: (words: CartNotices) => void) => void;
};

/** CART-9: changes of the cart that can be undone and redone. */
export class UndoableCart {
  history: CartHistory = noHistory;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { history: observableRef }, { autoBind: true });
  }

  /** The changes that can be taken back, newest last. */
  get steps(): readonly CartStep[] {
    return this.history.done;
  }

  /** The step that `redo` repeats. */
  get redoable(): CartStep | undefined {
    const step = this.history.undone.at(-1);
    return step && reversedStep(step);
  }

  /** Returns a function that undoes this one change, also after later ones. */
  change(next: Cart): () => void {
    const { storage } = this.#deps;
    const step = { before: storage.cart, after: next };
    this.history = recordStep(this.history, step.before, next);
    storage.write(next);
    return () => this.takeBack(this.history.done.find(({ after }) => after === next));
  }

  /** Undoes one step, also after later ones; nothing once it is undone or forgotten. */
  takeBack(step: CartStep | undefined): void {
    if (!step || !this.history.done.includes(step)) return;
    const { storage, notify } = this.#deps;
    if (storage.cart === step.after) return this.undo();
    const reversed = undo({ done: [step], undone: [] }, storage.cart);
    if (!reversed.ok || reversed.value.changes.length === 0) return;
    this.change(reversed.value.cart);
    notify((notices) => notices.historyStepped('undone', step, storage.cart));
  }

  undo(): void {
    this.#travel(undo(this.history, this.#deps.storage.cart), 'undone', this.steps.at(-1));
  }

  redo(): void {
    this.#travel(redo(this.history, this.#deps.storage.cart), 'redone', this.redoable);
  }

  /** Clears the history. */
  forget(): void {
    this.history = noHistory;
  }

  #travel(outcome: ReturnType<typeof undo>, way: 'undone' | 'redone', step: CartStep | undefined): void {
    if (!step || !outcome.ok || outcome.value.changes.length === 0) return;
    const { storage, notify } = this.#deps;
    this.history = outcome.value.history;
    storage.write(outcome.value.cart);
    notify((notices) => notices.historyStepped(way, step, storage.cart));
  }
}
