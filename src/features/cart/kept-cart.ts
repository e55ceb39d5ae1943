import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { emptyCart, isEmptyCart, type Cart, type CartStore, type UserCart } from '@domain/cart/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { CartWords } from './cart-words.ts';
import type { ServerCart, ServerCartListener } from './server-cart.ts';

/** Both carts exist; neither is lost until the customer decides (CART-4). `here` is what this device holds once the guest's cart was handed over. */
export type TwoCarts = { readonly kind: 'hand-over'; readonly server: UserCart; readonly here: Cart | undefined };

export type KeptCartDeps = {
  readonly guest: CartStore;
  readonly sessions: Pick<SessionStore, 'read' | 'changes'>;
  /** The server's cart, whose code comes at sign-in. */
  readonly connect: (listener: ServerCartListener) => Promise<ServerCart>;
  /** Tells the customer what happened; the words come with the first change. */
  readonly tell: (what: (words: CartWords) => void) => void;
};

/** Where the cart is kept: with the guest on this device, or at the server once somebody is signed in. */
export class KeptCart {
  cart: Cart = emptyCart;
  userCart: UserCart | undefined;
  /** What is kept on the device is known; before that the page shows what the server could know. */
  isReady = false;
  /** The server has everything that is on screen. */
  isSettled = true;
  /** Why the server's cart is not known. */
  failure: RemoteFailure | undefined;
  twoCarts: TwoCarts | undefined;
  isLive = false;
  #user: UserId | undefined;
  /** Counts who came and went: what was begun before is over, also when the same customer is back. */
  #turn = 0;
  #server: ServerCart | undefined;
  #taking: Promise<void> | undefined;
  readonly #deps: KeptCartDeps;

  constructor(deps: KeptCartDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { cart: observableRef, userCart: observableRef, failure: observableRef, twoCarts: observableRef });
  }

  activate(): () => void {
    const { guest, sessions } = this.#deps;
    const followings = [
      guest.changes.subscribe({ next: (cart) => this.isLive || runInAction(() => (this.cart = cart)) }),
      sessions.changes.subscribe({ next: (session) => this.#serve(session?.user.id) }),
    ];
    runInAction(() => (this.isReady = this.isLive || sessions.read() === undefined));
    return () => {
      for (const following of followings) following.unsubscribe();
    };
  }

  write(next: Cart): void {
    this.cart = next;
    if (!this.isLive) return this.#deps.guest.write(next);
    this.isSettled = false;
    this.#server?.push(next);
  }

  /** Everything sent, prices and supply asked again. */
  async refresh(): Promise<void> {
    await (this.isLive ? this.#server?.renew() : this.#takeOver());
  }

  /** Resolves when the server has everything that is on screen. */
  async settled(): Promise<void> {
    await this.#server?.idle();
  }

  /** The server has closed its cart, as after an order. */
  closed(): void {
    this.userCart = undefined;
    this.cart = emptyCart;
    this.#server?.emptied();
    void this.#server?.renew();
  }

  /** Ends the question which of two carts is kept. */
  async decide(question: TwoCarts, replace: boolean): Promise<void> {
    const { server, here } = question;
    const turn = this.#turn;
    this.twoCarts = undefined;
    if (replace) {
      const removed = await this.#server?.discard(server);
      if (turn !== this.#turn) return;
      if (removed && !removed.ok) return this.#askAgain(question, removed.error);
    } else if (here) this.#server?.keep();
    else this.#deps.guest.write(emptyCart);
    if (!here) return this.#takeOver();
    if (!replace) return this.refresh();
    runInAction(() => {
      this.twoCarts = undefined;
      this.#server?.emptied();
      this.write(this.cart);
    });
  }

  #serve(user: UserId | undefined): void {
    if (user !== this.#user) this.#leave();
    this.#user = user;
    if (user !== undefined && !this.isLive) void this.#takeOver();
  }

  async #takeOver(): Promise<void> {
    if (this.#user === undefined) return;
    const taking = (this.#taking ??= this.#begin(this.#turn));
    await taking;
    if (this.#taking === taking) this.#taking = undefined;
  }

  async #begin(turn: number): Promise<void> {
    const listener = this.#listener();
    // Its code comes over the network too.
    const server = this.#server ?? (await this.#deps.connect(listener).catch(() => undefined));
    if (turn !== this.#turn) return;
    this.#server = server;
    if (server) await server.begin();
    else listener.failed({ kind: 'unreachable' });
    if (turn === this.#turn) runInAction(() => (this.isReady = true));
  }

  /** Neither cart is lost before the customer has decided. */
  #askAgain(question: TwoCarts, failure: RemoteFailure): void {
    runInAction(() => (this.twoCarts ??= question));
    this.#deps.tell((words) => words.failed(failure));
  }

  /** CART-4: what the server had not taken yet stays with the guest. */
  #leave(): void {
    this.#turn += 1;
    this.#taking = undefined;
    const rest = this.#server?.close() ?? emptyCart;
    if (!isEmptyCart(rest)) this.#deps.guest.write(rest);
    this.#server = undefined;
    runInAction(() => {
      this.isLive = false;
      this.isReady = true;
      this.userCart = undefined;
      this.twoCarts = undefined;
      this.failure = undefined;
      this.isSettled = true;
      this.cart = this.#deps.guest.read();
    });
  }

  #listener(): ServerCartListener {
    const { tell } = this.#deps;
    return {
      shown: (server, lines, isSettled) => runInAction(() => {
        this.isLive = true;
        this.failure = undefined;
        this.userCart = server;
        this.cart = lines;
        this.isSettled = isSettled;
      }),
      refused: (failure) => tell((words) => words.failed(failure)),
      otherShop: (server, here) => runInAction(() => (this.twoCarts = { kind: 'hand-over', server, here })),
      limited: (limits) => tell((words) => { for (const limit of limits) words.limited(limit); }),
      failed: (failure) => {
        runInAction(() => (this.failure = failure));
        tell((words) => words.failed(failure));
      },
    };
  }
}
