import { makeAutoObservable, observableRef } from 'mobx';
import { foreignChange, putBack, type Cart, type ForeignChange } from '@domain/cart/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { CartViewModel } from './cart.view-model.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'cart' | 'edits'>;
  readonly clock: Clock;
  /** The time of a moment as the customer's clock shows it. */
  readonly timeOf: (at: Instant) => string;
  /** Says aloud what another tab did, or that it was put back. */
  readonly say: (what: 'changed' | 'put-back', change: ForeignChange) => void;
};

/** CART-10: what other tabs did to the cart that this tab shows, until it is put back, dismissed or out of date. */
export class ForeignChanges {
  change: ForeignChange | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { change: observableRef }, { autoBind: true });
  }

  /** What can still be put back; nothing once the customer has changed the same lines. */
  get shown(): { readonly change: ForeignChange; readonly time: string } | undefined {
    const { change } = this;
    const { cart, timeOf } = this.#deps;
    return change && putBack(change, cart.cart).ok ? { change, time: timeOf(change.at) } : undefined;
  }

  /** Another tab has changed the cart. */
  note(before: Cart, after: Cart): void {
    const { clock, say } = this.#deps;
    const next = { before, after, at: clock.now() };
    this.change = foreignChange(this.change, next);
    if (this.change) say('changed', next);
  }

  /** Puts the lines back as this tab showed them: an edit like any other, which can be undone and reaches every tab. */
  putBack(): void {
    const { change } = this;
    const { cart, say } = this.#deps;
    if (!change) return;
    const outcome = putBack(change, cart.cart);
    this.dismiss();
    if (!outcome.ok) return;
    cart.edits.change(outcome.value);
    say('put-back', change);
  }

  dismiss(): void {
    this.change = undefined;
  }
}
