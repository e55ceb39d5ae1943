import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  cartLines,
  cartShop,
  cartTotals,
  isEmptyCart,
  readShareText,
  type Cart,
  type OpenedCart,
  type SharedCart,
} from '@domain/cart/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { CartViewModel } from './cart.view-model.ts';
import { joinWithinLimits } from './join-within-limits.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'cart' | 'shop' | 'isEmpty' | 'edits' | 'holdBack'>;
  /** Looks the shared lines up again. */
  readonly open: (shared: SharedCart) => Answer<OpenedCart>;
};

/** CART-11: A cart shared by a link, at today's prices. */
export class SharedCartViewModel {
  opened: OpenedCart | undefined;
  failure: RemoteFailure | undefined;
  /** The link is no shared cart that this app can read. */
  isUnreadable = false;
  #text = '';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { opened: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Loads the cart of a link; the latest one wins. */
  async load(text: string): Promise<void> {
    this.#text = text;
    this.opened = undefined;
    this.failure = undefined;
    const shared = readShareText(text);
    this.isUnreadable = !shared.ok;
    if (!shared.ok) return;
    const answer = await this.#deps.open(shared.value);
    if (this.#text !== text) return;
    runInAction(() => {
      if (answer.ok) this.opened = answer.value;
      else this.failure = answer.error;
    });
  }

  retry(): void {
    void this.load(this.#text);
  }

  get total(): Money | undefined {
    return this.opened && cartTotals(this.opened.cart).net;
  }

  /** Nothing of it can be ordered any more. */
  get isGone(): boolean {
    return this.opened !== undefined && isEmptyCart(this.opened.cart);
  }

  /** Whether it can join what is in the cart: another shop's has to make room (CART-3). */
  get canJoin(): boolean {
    const { cart } = this.#deps;
    return cart.isEmpty || (this.opened !== undefined && cartShop(this.opened.cart) === cart.shop);
  }

  /** Whether the customer has a cart that taking this one could replace. */
  get hasCart(): boolean {
    return !this.#deps.cart.isEmpty;
  }

  /** Adds the lines as far as the limits allow, or replaces the cart; `waiting` for a group that is in the way. */
  take(isReplacing: boolean): 'taken' | 'refused' | 'waiting' {
    if (!this.opened) return 'refused';
    const shared = this.opened.cart;
    const put = (): boolean => this.#put(shared, isReplacing);
    if (this.#deps.cart.holdBack(cartLines(shared), () => void put())) return 'waiting';
    return put() ? 'taken' : 'refused';
  }

  #put(shared: Cart, isReplacing: boolean): boolean {
    const { cart } = this.#deps;
    const outcome = isReplacing ? ok(shared) : joinWithinLimits(cart.cart, shared);
    if (outcome.ok) cart.edits.change(outcome.value);
    return outcome.ok;
  }
}
