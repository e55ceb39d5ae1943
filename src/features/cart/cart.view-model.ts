import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  addLine, cartLines, cartShop, cartTotals, emptyCart, isEmptyCart, lineAt, noHistory, recordStep, redo, removeLine, setLine, setQuantity, undo,
  type AddRefusal, type Cart, type CartHistory, type CartLine, type LineKey, type UserCart, type UserCartLine,
} from '@domain/cart/index.ts';
import type { CurrencyId, ShopId, StockId, Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';
import { addWithin } from './add-within.ts';
import type { CartWords } from './cart-words.ts';
import { KeptCart, type KeptCartDeps, type TwoCarts } from './kept-cart.ts';
import { LatestLookUp } from './latest-look-up.ts';

/** What the customer is asked while another shop's cart stands in the way (CART-3). */
export type ReplaceQuestion = { readonly kind: 'add'; readonly line: CartLine } | TwoCarts;

type Deps = KeptCartDeps & {
  /** The cart as the shop sells it now; its code comes when the currency or the language changes. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  /** Language and currency in use. */
  readonly scope: () => { readonly language: string; readonly currency: CurrencyId | undefined };
};

/** The customer's cart, a guest's or the server's; whoever shows it need not know which. */
export class CartViewModel {
  isOpen = false;
  /** The sheet's code stays away until it is first asked for. */
  wasOpened = false;
  /** A product of another shop than the cart's, until the customer decides. */
  refused: CartLine | undefined;
  #history: CartHistory = noHistory;
  readonly #kept: KeptCart;
  readonly #lookUp: LatestLookUp;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#kept = new KeptCart(deps);
    this.#lookUp = new LatestLookUp({ kept: this.#kept, lookUp: deps.lookUp });
    makeAutoObservable(this, { refused: observableRef }, { autoBind: true });
  }

  get cart(): Cart {
    return this.#kept.cart;
  }

  get userCart(): UserCart | undefined {
    return this.#kept.userCart;
  }

  get isReady(): boolean {
    return this.#kept.isReady;
  }

  get isSettled(): boolean {
    return this.#kept.isSettled;
  }

  get failure(): RemoteFailure | undefined {
    return this.#kept.failure;
  }

  get question(): ReplaceQuestion | undefined {
    return this.refused ? { kind: 'add', line: this.refused } : this.#kept.twoCarts;
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
    const following = this.#kept.activate();
    const stop = reaction(() => JSON.stringify(this.#deps.scope()), () => void this.#lookUpAgain());
    return () => {
      stop();
      following();
    };
  }

  open(): void {
    this.wasOpened = true;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** CART-2, CART-7; a product of another shop asks first (CART-3). */
  add(line: CartLine): Result<void, AddRefusal> {
    if (this.#isOfOtherCurrency(line)) return this.#afterLookUp(line, () => this.add(line));
    const { outcome, limit } = addWithin(this.cart, line);
    if (limit) this.#deps.tell((words) => words.limited(limit));
    return outcome.ok && outcome.value === this.cart ? ok(undefined) : this.#put(outcome, line, (words) => words.added(this.cart));
  }

  /** CART-8: the line takes the place of the one that was opened for editing. */
  edit(line: CartLine, editing: LineKey): Result<void, AddRefusal> {
    if (this.#isOfOtherCurrency(line)) return this.#afterLookUp(line, () => this.edit(line, editing));
    return this.#put(setLine(this.cart, line, editing), line, (words) => words.changed(line, this.cart));
  }

  setQuantity(key: LineKey, quantity: number): void {
    const line = lineAt(this.cart, key);
    if (!line || line.quantity === quantity) return;
    if (quantity <= 0) return this.remove(key);
    this.#change(setQuantity(this.cart, key, quantity));
    this.#deps.tell((words) => words.changed({ ...line, quantity }, this.cart));
  }

  remove(key: LineKey): void {
    const line = lineAt(this.cart, key);
    if (!line) return;
    const takeBack = this.#change(removeLine(this.cart, key));
    this.#deps.tell((words) => words.removed(line, takeBack));
  }

  clear(): void {
    if (this.isEmpty) return;
    const takeBack = this.#change(emptyCart);
    this.#deps.tell((words) => words.cleared(takeBack));
  }

  /** CART-9. */
  undo(): void {
    this.#travel(undo(this.#history, this.cart), 'undone');
  }

  redo(): void {
    this.#travel(redo(this.#history, this.cart), 'redone');
  }

  /** The answer to the question: start anew with the new shop, or keep the cart as it is. */
  async answer(replace: boolean): Promise<void> {
    const { question } = this;
    this.refused = undefined;
    if (question?.kind === 'hand-over') return this.#kept.decide(question, replace);
    if (question && replace) this.#replaceWith(question.line);
  }

  /** Before a checkout: everything sent, prices and supply asked again. */
  refresh(): Promise<void> {
    return this.#kept.refresh();
  }

  /** Resolves when the server has everything that is on screen. */
  settled(): Promise<void> {
    return this.#kept.settled();
  }

  /** After an order was placed the server has closed its cart. */
  placed(): void {
    this.#history = noHistory;
    this.#kept.closed();
  }

  #put(outcome: Result<Cart, AddRefusal>, line: CartLine, what: (words: CartWords) => void): Result<void, AddRefusal> {
    if (!outcome.ok) {
      this.refused = line;
      return outcome;
    }
    this.#change(outcome.value);
    this.#deps.tell(what);
    return ok(undefined);
  }

  #replaceWith(line: CartLine): void {
    const fresh = addLine(emptyCart, line);
    if (!fresh.ok) return;
    const takeBack = this.#change(fresh.value);
    this.#deps.tell((words) => words.replaced(takeBack));
  }

  #isOfOtherCurrency(line: CartLine): boolean {
    const total = cartTotals(this.cart).net;
    return total !== undefined && total.scale !== line.item.price.total.scale;
  }

  #afterLookUp(line: CartLine, run: () => void): Result<void, AddRefusal> {
    void this.#lookUpAgain().then(() => this.#isOfOtherCurrency(line) || run());
    return ok(undefined);
  }

  /** LOCALE-5: what was done in another currency is not undone in this one. */
  async #lookUpAgain(): Promise<void> {
    await this.#lookUp.ask();
    this.#history = noHistory;
  }

  /** Returns what takes this one change back, also after others. Amounts of another currency do not come back. */
  #change(next: Cart): () => void {
    const before = this.cart;
    const { currency } = this.#deps.scope();
    this.#history = recordStep(this.#history, before, next);
    this.#kept.write(next);
    return () => {
      if (currency !== this.#deps.scope().currency) return;
      if (this.cart === next) return this.undo();
      const reversed = undo({ done: [{ before, after: next }], undone: [] }, this.cart);
      if (!reversed.ok || reversed.value.changes.length === 0) return;
      this.#change(reversed.value.cart);
      this.#deps.tell((words) => words.travelled('undone', this.cart));
    };
  }

  #travel(outcome: ReturnType<typeof undo>, way: 'undone' | 'redone'): void {
    if (!outcome.ok || outcome.value.changes.length === 0) return;
    this.#history = outcome.value.history;
    this.#kept.write(outcome.value.cart);
    this.#deps.tell((words) => words.travelled(way, this.cart));
  }
}
