import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { asideFor, putAside, type AsideReader, type Cart, type PutAside } from '@domain/cart/index.ts';
import type { LiveValue } from '@domain/kernel/live-value.ts';
import type { CartViewModel } from './cart.view-model.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'cart' | 'edits'>;
  readonly store: LiveValue<PutAside | undefined>;
  /** The customer and the day. */
  readonly reader: () => AsideReader;
  /** Looks the lines up again; `undefined` where the shop could not be asked. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  readonly shopTitle: (cart: Cart) => Promise<string>;
  /** Says that the cart is back, or could not be looked up. */
  readonly say: (what: 'back' | 'failed') => void;
};

/** CART-3d: the cart that another one replaced, to be put back until the end of the day. */
export class PutAsideViewModel {
  isBusy = false;
  stored: PutAside | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.stored = deps.store.read();
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true });
  }

  get aside(): PutAside | undefined {
    const { cart, reader } = this.#deps;
    return asideFor(this.stored, reader(), cart.cart);
  }

  /** Puts aside what is in the cart now, in place of what was put aside before. */
  keep(shopTitle: string): void {
    const { cart, reader } = this.#deps;
    const aside = putAside(cart.cart, shopTitle, reader());
    if (aside) this.#write(aside);
  }

  /** Exchanges the cart with the one put aside, at today's prices: an edit that can be undone. */
  async putBack(): Promise<void> {
    const { aside } = this;
    if (!aside || this.isBusy) return;
    const { cart, lookUp, shopTitle, reader, say } = this.#deps;
    this.isBusy = true;
    const [fresh, title] = await Promise.all([lookUp(aside.cart), shopTitle(cart.cart)]);
    runInAction(() => {
      this.isBusy = false;
      if (this.aside !== aside) return;
      if (!fresh) return say('failed');
      this.#write(putAside(cart.cart, title, reader()));
      cart.edits.change(fresh);
      say('back');
    });
  }

  #write(aside: PutAside | undefined): void {
    this.stored = aside;
    this.#deps.store.write(aside);
  }
}
