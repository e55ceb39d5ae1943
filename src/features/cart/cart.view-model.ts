import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  addLine,
  cartLines,
  cartShop,
  cartTotals,
  emptyCart,
  isEmptyCart,
  lineAt,
  removeLine,
  setLine,
  setQuantity,
  type AddRefusal,
  type Cart,
  type CartLine,
  type LineKey,
  type UserCart,
  type UserCartLine,
} from '@domain/cart/index.ts';
import type { ShopId, StockId, Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';
import { addWithinLimits, isOfOtherCurrency } from './add-within-limits.ts';
import type { CartNotice } from './cart-notices.ts';
import type { CartQuestion, GroupGuardDeps, LeaveGroupQuestion } from './cart-questions.ts';
import { CartStorage, type CartConflict, type CartStorageDeps } from './cart-storage.ts';
import { LateLookUp, type LateLookUpDeps } from './late-look-up.ts';
import { UndoableCart } from './undoable-cart.ts';

type Deps = CartStorageDeps & LateLookUpDeps & GroupGuardDeps;

/** The customer's cart, the same for views whether it is a guest's or the server's. */
export class CartViewModel {
  isOpen = false;
  /** Whether the sheet has been opened: its code loads then. */
  wasOpened = false;
  /** What an added product is held back by, until the customer decides. */
  refused: Exclude<CartQuestion, CartConflict> | undefined;
  readonly #storage: CartStorage;
  /** CART-9: undo and redo. */
  readonly edits: UndoableCart;
  readonly #lookUp: LateLookUp;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const storage = new CartStorage(deps);
    this.#storage = storage;
    this.edits = new UndoableCart({ storage, notify: deps.notify });
    this.#lookUp = new LateLookUp({ ...deps, storage, forget: () => this.edits.forget() });
    makeAutoObservable(this, { refused: observableRef, edits: false }, { autoBind: true });
  }

  get cart(): Cart {
    return this.#storage.cart;
  }

  get userCart(): UserCart | undefined {
    return this.#storage.userCart;
  }

  get isReady(): boolean {
    return this.#storage.isReady;
  }

  get isSettled(): boolean {
    return this.#storage.isSettled;
  }

  get failure(): RemoteFailure | undefined {
    return this.#storage.failure;
  }

  get question(): CartQuestion | undefined {
    return this.refused ?? this.#storage.conflict;
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

  /** The server's total once everything is confirmed, until then the running sum. */
  get total(): Money | undefined {
    return this.isSettled && this.userCart ? this.userCart.total : cartTotals(this.cart).net;
  }

  /** The price of the items before fees and discounts, which a shop's minimum order is compared with. */
  get itemsPrice(): Money | undefined {
    return cartTotals(this.cart).gross;
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

  /** Pieces of one stock over all lines. */
  quantityOfStock(stock: StockId): number {
    return this.lines.reduce((sum, line) => (line.stockId === stock ? sum + line.quantity : sum), 0);
  }

  activate(): () => void {
    const stops = [this.#storage.activate(), this.#lookUp.follow()];
    return () => stops.forEach((stop) => stop());
  }

  open(): void {
    this.wasOpened = true;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** CART-2, CART-7; a product of another shop (CART-3) or one beside a group (GROUP-1e) asks first. */
  add(line: CartLine): Result<void, AddRefusal> {
    return this.holdBack([line], () => this.#add(line)) ? ok(undefined) : this.#add(line);
  }

  /** GROUP-1e: Returns whether lines wait for the groups of this device; `add` follows if none is in the way. */
  holdBack(lines: readonly CartLine[], add: () => void): boolean {
    if (!this.#deps.hasGroups()) return false;
    void this.#ask(this.#deps.besideGroup(lines, add));
    return true;
  }

  /** CART-8: the line replaces the one that was opened for editing. */
  edit(line: CartLine, editing: LineKey): Result<void, AddRefusal> {
    if (isOfOtherCurrency(this.cart, line)) return this.#afterLookUp(line, () => this.edit(line, editing));
    return this.#put(setLine(this.cart, line, editing), line, (notices) => notices.changed(line, this.cart));
  }

  setQuantity(key: LineKey, quantity: number): void {
    const line = lineAt(this.cart, key);
    if (!line || line.quantity === quantity) return;
    if (quantity <= 0) return this.remove(key);
    this.edits.change(setQuantity(this.cart, key, quantity));
    this.#deps.notify((notices) => notices.changed({ ...line, quantity }, this.cart));
  }

  remove(key: LineKey): void {
    const line = lineAt(this.cart, key);
    if (!line) return;
    this.edits.change(removeLine(this.cart, key));
    this.#deps.notify((notices) => notices.removed(line));
  }

  clear(): void {
    if (this.isEmpty) return;
    this.edits.change(emptyCart);
    this.#deps.notify((notices) => notices.cleared());
  }

  /** The customer's answer: replace the cart with the new shop's line, or keep it. */
  async answer(replace: boolean): Promise<void> {
    const { question } = this;
    this.refused = undefined;
    if (question?.kind === 'guest-cart') return this.#storage.decide(question, replace);
    if (!question || !replace) return;
    if (question.kind === 'add') this.#replaceWith(question.line);
    else await this.#ask(question.leave());
  }

  /**
   * LOCALE-5: looks up the amounts in the currency that is about to be shown; returns what shows them with it, or
   * `undefined` where the old currency has to stay.
   */
  reprice(): Promise<(() => void) | undefined> {
    return this.#lookUp.load().then((lookUp) => lookUp?.prepare());
  }

  /** Before a checkout: sends all pending edits, then refreshes prices and supply. */
  refresh(): Promise<void> {
    return this.#storage.refresh();
  }

  /** Resolves when the server has confirmed everything on screen. */
  settled(): Promise<void> {
    return this.#storage.settled();
  }

  /** Empties the cart after an order, for which the server has closed it. */
  placed(): void {
    this.edits.forget();
    this.#storage.closed();
  }

  #add(line: CartLine): Result<void, AddRefusal> {
    if (isOfOtherCurrency(this.cart, line)) return this.#afterLookUp(line, () => this.#add(line));
    const { outcome, limit } = addWithinLimits(this.cart, line);
    if (limit) this.#deps.notify((notices) => notices.limited(limit));
    return outcome.ok && outcome.value === this.cart
      ? ok(undefined)
      : this.#put(outcome, line, (notices) => notices.added(this.cart));
  }

  #put(outcome: Result<Cart, AddRefusal>, line: CartLine, what: CartNotice): Result<void, AddRefusal> {
    if (!outcome.ok) {
      const { error } = outcome;
      if (error.kind === 'other-shop') this.refused = { kind: 'add', line };
      else this.#deps.notify((notices) => notices.refused(error));
      return outcome;
    }
    this.edits.change(outcome.value);
    this.#deps.notify(what);
    return ok(undefined);
  }

  async #ask(asking: Promise<LeaveGroupQuestion | undefined>): Promise<void> {
    const question = await asking;
    if (question) runInAction(() => (this.refused = question));
  }

  #replaceWith(line: CartLine): void {
    const fresh = addLine(emptyCart, line);
    if (!fresh.ok) return;
    this.edits.change(fresh.value);
    this.#deps.notify((notices) => notices.replaced());
  }

  #afterLookUp(line: CartLine, run: () => void): Result<void, AddRefusal> {
    void this.#lookUp
      .load()
      .then((lookUp) => lookUp?.ask())
      .then(() => isOfOtherCurrency(this.cart, line) || run());
    return ok(undefined);
  }
}
