import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  choicesFor,
  noChoices,
  startChoices,
  type CheckoutChoices,
  type ChoicesStore,
  type HandoverChoice,
} from '@domain/checkout/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';

type Deps = {
  readonly choices: ChoicesStore;
  /** The shop of the cart at checkout. */
  readonly shop: () => ShopId | undefined;
  /** The percentage that new orders start with; `undefined` for no tip. */
  readonly defaultTip: () => number | undefined;
};

/** ORDER-1: the customer's choices before an order, stored in the tab. */
export class CheckoutFormViewModel {
  choices: CheckoutChoices;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.choices = deps.choices.read();
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  /** Observes the store until the returned function is called. */
  follow(): () => void {
    const following = this.#deps.choices.changes.subscribe({
      next: (value) =>
        runInAction(() => {
          this.choices = value;
        }),
    });
    return () => following.unsubscribe();
  }

  /** Changes some of the choices. */
  choose(change: Partial<CheckoutChoices>): void {
    const { choices, shop } = this.#deps;
    const at = shop();
    choices.write({ ...(at === undefined ? this.choices : choicesFor(this.choices, at)), ...change });
  }

  /** ORDER-9: changes a part of the handover. */
  chooseHandover(change: Partial<HandoverChoice>): void {
    this.choose({ handover: { ...this.choices.handover, ...change } });
  }

  /** Keeps the choices that are valid for a shop; a new order starts with the default tip (ORDER-1m). */
  openShop(shop: ShopId): void {
    const { choices, defaultTip } = this.#deps;
    choices.write(startChoices(choices.read(), shop, defaultTip()));
  }

  /** Clears the choices that belong to a single order: the next one is new, also of the same shop. */
  clearOrder(): void {
    const { choices } = this.#deps;
    const { fulfilment, phone, paymentTag } = choices.read();
    choices.write({ ...noChoices, fulfilment, phone, paymentTag });
  }
}
