import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  addLine, cartLines, cartShop, cartTotals, emptyCart, isEmptyCart, lineAt, noHistory, recordStep, redo, removeLine, setLine, setQuantity, undo,
  type AddRefusal, type Cart, type CartHistory, type CartLine, type CartStore, type HandOverLimit, type LineKey, type UserCart, type UserCartLine,
} from '@domain/cart/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { ShopId, StockId, Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';
import { failureText } from '../failure/failure.messages.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { ServerCart, ServerCartListener } from './server-cart.ts';

/** What the customer is asked while another shop's cart stands in the way (CART-3). */
export type ReplaceQuestion =
  | { readonly kind: 'add'; readonly line: CartLine }
  /** At sign-in both carts exist; neither is lost until the customer decides (CART-4). */
  | { readonly kind: 'hand-over'; readonly server: UserCart };

type Deps = {
  readonly guest: CartStore;
  readonly sessions: SessionStore;
  /** The server's cart, whose code comes at sign-in. */
  readonly connect: (listener: ServerCartListener) => Promise<ServerCart>;
  readonly discard: (cart: UserCart['id']) => Promise<Result<void, RemoteFailure>>;
  readonly toasts: ToastsViewModel;
  readonly announcer: AnnouncerViewModel;
  readonly currency: Pick<CurrencyViewModel, 'text' | 'current' | 'scale'>;
  /** The cart as the shop sells it now; its code comes when the currency or the language changes. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  readonly language: () => string;
  readonly translate: TFunction;
};

/** The customer's cart, a guest's or the server's; whoever shows it need not know which. */
export class CartViewModel {
  cart: Cart = emptyCart;
  userCart: UserCart | undefined;
  /** What is kept on the device is known; before that the page shows what the server could know. */
  isReady = false;
  /** The server has everything that is on screen. */
  isSettled = true;
  question: ReplaceQuestion | undefined;
  isOpen = false;
  /** The sheet's code stays away until it is first asked for. */
  wasOpened = false;
  #history: CartHistory = noHistory;
  #server: ServerCart | undefined;
  #isLive = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { cart: observableRef, userCart: observableRef, question: observableRef }, { autoBind: true });
  }

  get lines(): readonly CartLine[] {
    return cartLines(this.cart);
  }

  /** Free lines that the server adds by itself (CART-12). */
  get bonusLines(): readonly UserCartLine[] {
    return this.userCart?.members.flatMap((member) => member.lines.filter((line) => line.isBonus)) ?? [];
  }

  get count(): number {
    return cartTotals(this.cart).pieces;
  }

  /** The server's total once it has everything, until then the running sum. */
  get total(): Money | undefined {
    return this.isSettled && this.userCart ? this.userCart.total : cartTotals(this.cart).net;
  }

  get discount(): Money | undefined {
    return cartTotals(this.cart).discount;
  }

  get shop(): ShopId | undefined {
    return cartShop(this.cart);
  }

  get isEmpty(): boolean {
    return isEmptyCart(this.cart);
  }

  /** Pieces of a product over all its lines. */
  quantityOf(product: Uuid): number {
    return this.lines.reduce((sum, line) => (line.item.productUuid === product ? sum + line.quantity : sum), 0);
  }

  /** Pieces of one stock, in whatever lines. */
  quantityOfStock(stock: StockId): number {
    return this.lines.reduce((sum, line) => (line.stockId === stock ? sum + line.quantity : sum), 0);
  }

  lineAt(key: LineKey): CartLine | undefined {
    return lineAt(this.cart, key);
  }

  activate(): () => void {
    const { guest, sessions } = this.#deps;
    const followings = [
      guest.changes.subscribe({ next: (cart) => { if (!this.#isLive) runInAction(() => { this.cart = cart; }); } }),
      sessions.changes.subscribe({ next: (session) => (session ? void this.#takeOver() : this.#leave()) }),
    ];
    runInAction(() => { this.isReady = sessions.read() === undefined; });
    const stop = reaction(() => [this.#deps.currency.current?.id, this.#deps.language()], () => void this.#lookUpAgain());
    return () => {
      stop();
      for (const following of followings) following.unsubscribe();
    };
  }

  open(): void {
    this.wasOpened = true;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** CART-2; a product of another shop asks first (CART-3). */
  add(line: CartLine): Result<void, AddRefusal> {
    if (this.#isOfOtherCurrency(line)) {
      void this.#lookUpAgain().then(() => this.#isOfOtherCurrency(line) || this.add(line));
      return ok(undefined);
    }
    const outcome = addLine(this.cart, line);
    if (!outcome.ok) {
      this.question = { kind: 'add', line };
      return outcome;
    }
    this.#change(outcome.value);
    const { translate, announcer, currency } = this.#deps;
    announcer.say(translate('cart.added', { count: this.count, total: currency.text(cartTotals(this.cart).net) }));
    return ok(undefined);
  }

  /** CART-8: the line takes the place of the one that was opened for editing. */
  edit(line: CartLine, editing: LineKey): Result<void, AddRefusal> {
    const outcome = setLine(this.cart, line, editing);
    if (outcome.ok) this.#change(outcome.value);
    else this.question = { kind: 'add', line };
    return outcome.ok ? ok(undefined) : outcome;
  }

  setQuantity(key: LineKey, quantity: number): void {
    const line = lineAt(this.cart, key);
    if (!line) return;
    if (quantity <= 0) return this.remove(key);
    this.#change(setQuantity(this.cart, key, quantity));
    this.#deps.announcer.say(this.#deps.translate('cart.changed', { name: line.item.title, quantity, total: this.#deps.currency.text(cartTotals(this.cart).net) }));
  }

  remove(key: LineKey): void {
    const line = lineAt(this.cart, key);
    if (!line) return;
    this.#change(removeLine(this.cart, key));
    this.#offerUndo(this.#deps.translate('cart.removed', { name: line.item.title }));
  }

  clear(): void {
    if (this.isEmpty) return;
    this.#change(emptyCart);
    this.#offerUndo(this.#deps.translate('cart.cleared'));
  }

  /** CART-9. */
  undo(): void {
    this.#travel(undo(this.#history, this.cart), 'cart.undone');
  }

  redo(): void {
    this.#travel(redo(this.#history, this.cart), 'cart.redone');
  }

  /** The answer to the question: start anew with the new shop, or keep the cart as it is. */
  async answer(replace: boolean): Promise<void> {
    const { question } = this;
    this.question = undefined;
    if (question?.kind === 'add') {
      if (!replace) return;
      const fresh = addLine(emptyCart, question.line);
      if (fresh.ok) this.#change(fresh.value);
      return;
    }
    if (question?.kind !== 'hand-over') return;
    if (replace) {
      const removed = await this.#deps.discard(question.server.id);
      if (!removed.ok) return this.#say('error', removed.error);
    } else this.#deps.guest.write(emptyCart);
    await this.#takeOver();
  }

  /** Before a checkout: everything sent, prices and supply asked again. */
  async refresh(): Promise<void> {
    if (!this.#isLive) return this.#takeOver();
    await this.#server?.idle();
    await this.#server?.renew();
  }

  /** Resolves when the server has everything that is on screen. */
  async settled(): Promise<void> {
    await this.#server?.idle();
  }

  /** After an order was placed the server has closed its cart. */
  placed(): void {
    this.#history = noHistory;
    this.userCart = undefined;
    this.cart = emptyCart;
    void this.#server?.renew();
  }

  #isOfOtherCurrency(line: CartLine): boolean {
    const total = cartTotals(this.cart).net;
    return total !== undefined && total.scale !== line.item.price.total.scale;
  }

  /** LOCALE-5: amounts and names follow the chosen currency and language. */
  async #lookUpAgain(): Promise<void> {
    if (this.#isLive) return this.refresh();
    const before = this.cart;
    if (isEmptyCart(before)) return;
    const fresh = await this.#deps.lookUp(before);
    if (!fresh || this.cart !== before) return;
    runInAction(() => {
      this.#history = noHistory;
      this.#write(fresh);
    });
  }

  #change(next: Cart): void {
    this.#history = recordStep(this.#history, this.cart, next);
    this.#write(next);
  }

  #write(next: Cart): void {
    this.cart = next;
    if (!this.#isLive) return this.#deps.guest.write(next);
    this.isSettled = false;
    this.#server?.push(next);
  }

  #travel(outcome: ReturnType<typeof undo>, words: 'cart.undone' | 'cart.redone'): void {
    if (!outcome.ok || outcome.value.changes.length === 0) return;
    this.#history = outcome.value.history;
    this.#write(outcome.value.cart);
    this.#deps.announcer.say(this.#deps.translate(words));
  }

  #offerUndo(text: string): void {
    this.#deps.toasts.show('info', text, { label: this.#deps.translate('cart.undo'), run: () => this.undo() });
  }

  async #takeOver(): Promise<void> {
    if (this.#deps.sessions.read() === undefined) return;
    this.#server ??= await this.#deps.connect(this.#listener());
    const isLive = await this.#server.begin();
    runInAction(() => {
      this.#isLive = isLive;
      this.isReady = true;
    });
  }

  #leave(): void {
    if (!this.#isLive && !this.#server) return;
    this.#isLive = false;
    this.#server = undefined;
    this.userCart = undefined;
    this.isSettled = true;
    this.cart = this.#deps.guest.read();
  }

  #listener(): ServerCartListener {
    return {
      settled: (server, lines) => runInAction(() => {
        this.#isLive = true;
        this.userCart = server;
        this.cart = lines;
        this.isSettled = true;
      }),
      refused: (failure, lines) => runInAction(() => {
        this.cart = lines;
        this.isSettled = true;
        this.#say('error', failure);
      }),
      otherShop: (server) => runInAction(() => { this.question = { kind: 'hand-over', server }; }),
      limited: (limits) => { for (const limit of limits) this.#deps.toasts.show('warning', this.#limitText(limit)); },
      failed: (failure) => this.#say('error', failure),
    };
  }

  #limitText({ title, given }: HandOverLimit): string {
    return this.#deps.translate(given > 0 ? 'cart.limited' : 'cart.sold_out', { name: title, quantity: given });
  }

  #say(kind: 'error', failure: RemoteFailure): void {
    if (failure.kind !== 'unauthorized') this.#deps.toasts.show(kind, failureText(failure, this.#deps.translate));
  }
}
