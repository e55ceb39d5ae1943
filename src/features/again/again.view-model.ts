import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { cartLines, cartTotals, isEmptyCart, type Cart } from '@domain/cart/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { orderId, type OrderId, type ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { isChangedRow, type Order, type Reorder } from '@domain/orders/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { joinWithinLimits, type CartViewModel, type PutAsideViewModel } from '../cart/index.ts';
import type { OrderQueries } from '../orders/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<OrderQueries, 'order'>;
  /** Looks the order up as it can be placed today. */
  readonly open: (order: Order) => Answer<Reorder>;
  readonly cart: Pick<CartViewModel, 'cart' | 'shop' | 'isEmpty' | 'isReady' | 'count' | 'edits' | 'open' | 'holdBack'>;
  readonly aside: Pick<PutAsideViewModel, 'keep'>;
  readonly titleOf: (shop: ShopId) => Promise<string>;
};

/** How the order meets the cart: nothing is in it, dishes of the same shop are, or another shop's. */
export type Meeting = 'empty' | 'same-shop' | 'other-shop';

/** ORDER-8: a past order at today's prices. The cart stays as it is until the customer takes it. */
export class AgainViewModel implements PageViewModel {
  live: LiveQuery<Order> | undefined;
  reorder: Reorder | undefined;
  lookUpFailure: RemoteFailure | undefined;
  /** The shop of the cart that another one would replace; empty until its name has arrived. */
  heldShop = '';
  readonly #deps: Deps;
  #id: OrderId | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { live: observableRef, reorder: observableRef, lookUpFailure: observableRef },
      { autoBind: true },
    );
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.#id !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    this.#id = orderId(Number(text));
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.order(this.#id));
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  /** Looks up once: what the customer compares stays as it is. */
  activate(): () => void {
    const unfollow = this.live?.follow();
    const stop = reaction(
      () => this.live?.value,
      (order) => order && !this.reorder && void this.#lookUp(order),
      { fireImmediately: true },
    );
    const naming = reaction(
      () => this.#deps.cart.shop,
      (shop) => shop !== undefined && void this.#name(shop),
      { fireImmediately: true },
    );
    return () => {
      naming();
      stop();
      unfollow?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('again.title'), isPrivate: true };
  }

  get order(): Order | undefined {
    return this.live?.value;
  }

  get failure(): RemoteFailure | undefined {
    return this.live?.failure ?? this.lookUpFailure;
  }

  /** How many rows differ from the order. */
  get changed(): number {
    return this.reorder?.rows.filter(isChangedRow).length ?? 0;
  }

  /** Nothing of it can be ordered any more. */
  get isGone(): boolean {
    return this.reorder !== undefined && isEmptyCart(this.reorder.cart);
  }

  get pieces(): number {
    return this.reorder ? cartTotals(this.reorder.cart).pieces : 0;
  }

  get isReady(): boolean {
    return this.reorder !== undefined && this.#deps.cart.isReady;
  }

  get cart(): Pick<CartViewModel, 'cart' | 'count'> {
    return this.#deps.cart;
  }

  get meeting(): Meeting {
    const { cart } = this.#deps;
    if (cart.isEmpty) return 'empty';
    return cart.shop === this.order?.shop.id ? 'same-shop' : 'other-shop';
  }

  retry(): void {
    this.lookUpFailure = undefined;
    const { order } = this;
    if (order) void this.#lookUp(order);
    else this.live?.reload();
  }

  /**
   * Adds the order to a cart of its shop; another shop's cart is put aside (CART-3d). `isReplacing` replaces a cart
   * of the same shop as well. Returns whether it is in the cart, which the customer can undo, or waits for a group
   * (GROUP-1e).
   */
  take(isReplacing = false): boolean {
    const { reorder } = this;
    if (!reorder || !this.isReady) return false;
    const put = (): boolean => this.#put(reorder.cart, isReplacing);
    return this.#deps.cart.holdBack(cartLines(reorder.cart), () => void put()) || put();
  }

  #put(again: Cart, isReplacing: boolean): boolean {
    const { cart, aside } = this.#deps;
    const next = isReplacing || this.meeting !== 'same-shop' ? again : joined(cart.cart, again);
    if (!next) return false;
    if (this.meeting === 'other-shop') aside.keep(this.heldShop);
    cart.edits.change(next);
    cart.open();
    return true;
  }

  async #name(shop: ShopId): Promise<void> {
    const title = await this.#deps.titleOf(shop);
    runInAction(() => {
      if (this.#deps.cart.shop === shop) this.heldShop = title;
    });
  }

  async #lookUp(order: Order): Promise<void> {
    const answer = await this.#deps.open(order);
    runInAction(() => {
      if (answer.ok) this.reorder = answer.value;
      else this.lookUpFailure = answer.error;
    });
  }
}

const joined = (cart: Cart, other: Cart): Cart | undefined => {
  const outcome = joinWithinLimits(cart, other);
  return outcome.ok ? outcome.value : undefined;
};
