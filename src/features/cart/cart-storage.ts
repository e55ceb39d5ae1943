import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { emptyCart, isEmptyCart, type Cart, type CartStore, type UserCart } from '@domain/cart/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { CartNotices } from './cart-notices.ts';
import type { ServerCart } from './server-cart.ts';
import type { ServerCartListener } from './server-cart-listener.ts';

/**
 * Both carts exist; neither is deleted until the customer decides (CART-4). `here` is this device's cart once the
 * guest's was merged.
 */
export type CartConflict = { readonly kind: 'guest-cart'; readonly server: UserCart; readonly here: Cart | undefined };

export type CartStorageDeps = {
  readonly guest: CartStore;
  readonly sessions: Pick<SessionStore, 'read' | 'changes'>;
  /** The server's cart; its code loads at sign-in. */
  readonly connect: (listener: ServerCartListener) => Promise<ServerCart>;
  /** Shows a notice to the customer; the code of notices loads with the first change. */
  readonly notify: (what: (notices: CartNotices) => void) => void;
};

type HeldAnswer = { show: (() => void) | undefined };

/** Where the cart is stored: on this device for a guest, on the server for a signed-in customer. */
export class CartStorage {
  cart: Cart = emptyCart;
  userCart: UserCart | undefined;
  /** Whether the device storage has been read; before that the page shows what the server rendered. */
  isReady = false;
  /** Whether the server has confirmed everything on screen. */
  isSettled = true;
  /** Why the server's cart could not be loaded. */
  failure: RemoteFailure | undefined;
  conflict: CartConflict | undefined;
  isLive = false;
  #user: UserId | undefined;
  /** Counts changes of the session: work begun before one is stale, even for the same customer. */
  #turn = 0;
  #server: ServerCart | undefined;
  #connecting: Promise<void> | undefined;
  /** The server's latest cart, kept back until the page shows its currency, too. */
  #held: HeldAnswer | undefined;
  readonly #deps: CartStorageDeps;

  constructor(deps: CartStorageDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {
      cart: observableRef,
      userCart: observableRef,
      failure: observableRef,
      conflict: observableRef,
    });
  }

  activate(): () => void {
    const { guest, sessions } = this.#deps;
    const followings = [
      guest.changes.subscribe({ next: (cart) => this.isLive || runInAction(() => (this.cart = cart)) }),
      sessions.changes.subscribe({ next: (session) => this.#followSession(session?.user.id) }),
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

  /** Sends all pending edits, then refreshes prices and supply. */
  async refresh(): Promise<void> {
    await (this.isLive ? this.#server?.refresh() : this.#connect());
  }

  /** Keeps back what the server answers until `show`. */
  hold(): { readonly isAnswered: () => boolean; readonly show: () => void } {
    const held: HeldAnswer = { show: undefined };
    this.#held = held;
    return {
      isAnswered: () => held.show !== undefined,
      show: () => {
        if (this.#held !== held) return;
        this.#held = undefined;
        if (held.show) runInAction(held.show);
      },
    };
  }

  /** Resolves when the server has confirmed everything on screen. */
  async settled(): Promise<void> {
    await this.#server?.idle();
  }

  /** The server has closed its cart, as after an order. */
  closed(): void {
    this.userCart = undefined;
    this.cart = emptyCart;
    this.#server?.emptied();
    void this.#server?.refresh();
  }

  /** Clears the question which of the two carts to keep. */
  async decide(question: CartConflict, replace: boolean): Promise<void> {
    const { server, here } = question;
    const turn = this.#turn;
    this.conflict = undefined;
    if (replace) {
      const removed = await this.#server?.discard(server);
      if (turn !== this.#turn) return;
      if (removed && !removed.ok) return this.#askAgain(question, removed.error);
    } else if (here) this.#server?.keep();
    else this.#deps.guest.write(emptyCart);
    if (!here) return this.#connect();
    if (!replace) return this.refresh();
    runInAction(() => {
      this.conflict = undefined;
      this.#server?.emptied();
      this.write(this.cart);
    });
  }

  #followSession(user: UserId | undefined): void {
    if (user !== this.#user) this.#disconnect();
    this.#user = user;
    if (user !== undefined && !this.isLive) void this.#connect();
  }

  async #connect(): Promise<void> {
    if (this.#user === undefined) return;
    const connecting = (this.#connecting ??= this.#start(this.#turn));
    await connecting;
    if (this.#connecting === connecting) this.#connecting = undefined;
  }

  async #start(turn: number): Promise<void> {
    const listener = this.#listener();
    // The code loads over the network, too, and can fail.
    const server = this.#server ?? (await this.#deps.connect(listener).catch(() => undefined));
    if (turn !== this.#turn) return;
    this.#server = server;
    if (server) await server.begin();
    else listener.failed({ kind: 'unreachable' });
    if (turn === this.#turn) runInAction(() => (this.isReady = true));
  }

  /** Deletes neither cart before the customer has decided. */
  #askAgain(question: CartConflict, failure: RemoteFailure): void {
    runInAction(() => (this.conflict ??= question));
    this.#deps.notify((notices) => notices.failed(failure));
  }

  /** CART-4: edits without the server's confirmation stay with the guest. */
  #disconnect(): void {
    this.#turn += 1;
    this.#connecting = undefined;
    this.#held = undefined;
    const rest = this.#server?.close() ?? emptyCart;
    if (!isEmptyCart(rest)) this.#deps.guest.write(rest);
    this.#server = undefined;
    runInAction(() => {
      this.isLive = false;
      this.isReady = true;
      this.userCart = undefined;
      this.conflict = undefined;
      this.failure = undefined;
      this.isSettled = true;
      this.cart = this.#deps.guest.read();
    });
  }

  #listener(): ServerCartListener {
    const { notify } = this.#deps;
    return {
      shown: (server, lines, isSettled) => {
        const show = (): void => {
          this.isLive = true;
          this.failure = undefined;
          this.userCart = server;
          this.cart = lines;
          this.isSettled = isSettled;
        };
        if (this.#held) this.#held.show = show;
        else runInAction(show);
      },
      refused: (failure) => notify((notices) => notices.failed(failure)),
      otherShop: (server, here) => runInAction(() => (this.conflict = { kind: 'guest-cart', server, here })),
      limited: (limits) =>
        notify((notices) => {
          for (const limit of limits) notices.limited(limit);
        }),
      failed: (failure) => {
        runInAction(() => (this.failure = failure));
        notify((notices) => notices.failed(failure));
      },
    };
  }
}
