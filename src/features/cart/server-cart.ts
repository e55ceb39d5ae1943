import {
  cartLines, cartOf, cartShop, createHandOverCart, entriesBetween, entryOf, isEmptyCart, lineKey, ownLines,
  type Cart, type CartLine, type CartStore, type HandOverCart, type HandOverLimit, type HandOverMemory, type HandOverPlan, type UserCart, type UserCarts,
} from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import { WaitingWishes } from './waiting-wishes.ts';
import { additionsTo, cutBetween, laidOver } from './wishes.ts';

/** What the server's cart tells the screen. */
export interface ServerCartListener {
  /** The server's cart, and the lines to show: wishes that are still on their way are already laid over them. */
  shown(server: UserCart | undefined, lines: Cart, isSettled: boolean): void;
  /** A change was not taken; what the server holds instead has been shown before. */
  refused(failure: RemoteFailure): void;
  /** A cart of another shop stands at the server; `lines` is what the customer has here (CART-3, CART-4). */
  otherShop(server: UserCart, lines: Cart | undefined): void;
  limited(limits: readonly HandOverLimit[]): void;
  /** The cart could not be read or handed over yet. */
  failed(failure: RemoteFailure): void;
}

type Deps = {
  readonly carts: UserCarts;
  readonly guest: CartStore;
  readonly memory: HandOverMemory;
  /** Who is signed in. */
  readonly user: () => UserId | undefined;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Whether somebody sees the page; a page that nobody sees may never come back. */
  readonly visible: Stream<boolean>;
};

/** Quick changes travel together. */
const PAUSE_MS = 250;
/** A server that keeps refusing what it says it would take is not asked for ever. */
const HAND_OVERS = 5;

const nobody: ServerCartListener = { shown: () => {}, refused: () => {}, otherShop: () => {}, limited: () => {}, failed: () => {} };

/** The signed-in customer's cart: taken over from the guest, then kept equal to what the customer sees. */
export class ServerCart {
  #server: UserCart | undefined;
  /** What the server holds, as far as it is known: wishes are told as differences from it. */
  #held: Cart = cartOf([]);
  #wanted: Cart | undefined;
  /** What the customer has here while another shop's cart stands in the way: neither moves before the answer. */
  #undecided: Cart | undefined;
  #running: Promise<void> | undefined;
  /** What was sent and has not been answered: the server may have taken it. */
  #underway: HandOverPlan | undefined;
  /** Counts what was sent and asked: an answer that was asked for before is old. */
  #sent = 0;
  readonly #waiting: WaitingWishes;
  readonly #deps: Deps;
  readonly #handOver: HandOverCart;
  #listener: ServerCartListener;

  constructor(deps: Deps, listener: ServerCartListener) {
    this.#deps = deps;
    this.#listener = listener;
    this.#handOver = createHandOverCart({ ...deps, ...this.#whileOpen(deps) });
    this.#waiting = new WaitingWishes(deps, () => ({ server: this.#server, held: this.#held, wanted: this.#wanted ?? this.#undecided, underway: this.#underway?.sent }));
  }

  /** Hands the guest cart over, or reads the cart where there is nothing to hand over. True once the server's cart is on screen. */
  async begin(): Promise<boolean> {
    const { guest } = this.#deps;
    let outcome = await this.#handOver();
    // What was put into the guest's cart while the server's was only read goes over too.
    for (let again = HAND_OVERS; again > 0 && outcome.ok && !isEmptyCart(guest.read()); again--) outcome = await this.#handOver();
    if (outcome.ok) {
      this.#adopt(outcome.value.cart);
      this.#listener.shown(this.#server, this.#held, true);
      if (outcome.value.limits.length > 0) this.#listener.limited(outcome.value.limits);
      return true;
    }
    if (outcome.error.kind === 'other-shop') this.#listener.otherShop(outcome.error.server, undefined);
    else if (!(await this.#showLastSeen(outcome.error))) this.#listener.failed(outcome.error);
    return false;
  }

  /** ERROR-6: without a connection the cart of the last time can be looked at; what the guest has here is not hidden by it. */
  async #showLastSeen(failure: RemoteFailure): Promise<boolean> {
    const { carts, guest } = this.#deps;
    const isAway = failure.kind === 'unreachable' || failure.kind === 'timeout';
    const seen = isAway && isEmptyCart(guest.read()) ? await carts.lastSeen?.() : undefined;
    if (!seen?.ok) return false;
    this.#adopt(seen.value);
    this.#listener.shown(this.#server, this.#held, true);
    return true;
  }

  /** Sends what the customer wants; the latest wish for a line wins. */
  push(wanted: Cart): void {
    if (this.#undecided && this.#server) return this.#ask(this.#server, wanted);
    this.#wanted = wanted;
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Reads the cart again, as before a checkout: prices and supply are refreshed by reading. */
  async renew(): Promise<void> {
    await this.idle();
    if (this.#undecided) return;
    const sent = (this.#sent += 1);
    const answer = await this.#deps.carts.load();
    if (sent !== this.#sent || this.#running) return this.idle();
    if (!answer.ok) return this.#listener.failed(answer.error);
    this.#adopt(answer.value);
    this.#listener.shown(this.#server, this.#held, true);
  }

  /** Deletes the cart of another shop that stands in the way. */
  async discard(server: UserCart): Promise<Result<void, RemoteFailure>> {
    const removed = await this.#deps.carts.remove(server.id);
    return removed.ok || isGone(removed.error) ? ok(undefined) : removed;
  }

  /** The server's cart stays, what the customer had here goes. */
  keep(): void {
    this.#undecided = undefined;
    this.#listener.shown(this.#server, this.#held, true);
  }

  /** The server has closed its cart, as after an order. */
  emptied(): void {
    this.#wanted = undefined;
    this.#undecided = undefined;
    this.#sent += 1;
    this.#adopt(undefined);
  }

  /** Ends the following: whatever still arrives is told to nobody. Returns what the customer added and the server has not taken. */
  close(): Cart {
    this.#listener = nobody;
    this.#waiting.end();
    const wanted = this.#wanted ?? this.#undecided;
    this.#wanted = undefined;
    const rest = wanted ? additionsTo(this.#held, wanted) : cartOf([]);
    this.#rememberUnderway(rest);
    return rest;
  }

  /** Additions whose answer is not known are handed over like an attempt whose answer was lost: as sums, so never twice. */
  #rememberUnderway(rest: Cart): void {
    const plan = this.#underway;
    if (!plan || plan.shop !== cartShop(rest)) return;
    const kept = new Set(cartLines(rest).map(lineKey));
    this.#deps.memory.write({ ...plan, sent: plan.sent.filter((entry) => kept.has(lineKey(entry))) });
  }

  /** A hand-over that is still under way at the end sends nothing more: whoever signs in next hands over anew. */
  #whileOpen({ carts, user }: Deps): Pick<Deps, 'carts' | 'user'> {
    const isOver = (): boolean => this.#listener === nobody;
    const load = async (): Promise<Result<UserCart | undefined, RemoteFailure>> => {
      const answer = await carts.load();
      return isOver() ? err({ kind: 'unauthorized' }) : answer;
    };
    return { user: () => (isOver() ? undefined : user()), carts: { load, insert: (...entries) => carts.insert(...entries), remove: (cart) => carts.remove(cart) } };
  }

  async #run(): Promise<void> {
    try {
      await this.#deps.delay(PAUSE_MS);
      for (let target = this.#wanted; target; target = this.#wanted) {
        const answer = await this.#send(target);
        if (answer.ok) this.#taken(target, answer.value);
        else await this.#notTaken(target, answer.error);
      }
    } finally {
      // In the very turn that found nothing left: a wish that comes a turn later starts anew.
      this.#running = undefined;
      this.#waiting.forget();
    }
  }

  async #send(target: Cart): Promise<Result<UserCart | undefined, RemoteFailure>> {
    this.#sent += 1;
    const shop = cartShop(target);
    if (this.#server && shop !== this.#server.shopId) {
      const removed = await this.discard(this.#server);
      if (!removed.ok) return removed;
      this.#adopt(undefined);
    }
    if (shop === undefined) return ok(undefined);
    const entries = entriesBetween(cartLines(this.#held), cartLines(target));
    if (entries.length === 0) return ok(this.#server);
    const user = this.#deps.user();
    this.#underway = user === undefined ? undefined : { user, shop, base: cartLines(this.#held).map((line) => entryOf(line)), sent: entries };
    return this.#deps.carts.insert(shop, entries);
  }

  #taken(target: Cart, server: UserCart | undefined): void {
    const limits = cutBetween(this.#held, target, ownLines(server));
    this.#adopt(server, cartLines(target));
    this.#showAfter(target);
    if (limits.length > 0) this.#listener.limited(limits);
  }

  /** Goes back to what the server holds, asked anew: a lost answer may hide a change that was made. */
  async #notTaken(target: Cart, failure: RemoteFailure): Promise<void> {
    const answer = failure.kind === 'unauthorized' ? undefined : await this.#deps.carts.load();
    const wanted = this.#wanted ?? target;
    if (answer?.ok) this.#adopt(answer.value);
    const isOther = isOtherShop(failure) && answer?.ok && answer.value && answer.value.shopId !== cartShop(wanted);
    if (isOther) {
      this.#wanted = undefined;
      return this.#ask(answer.value, wanted);
    }
    this.#showAfter(target);
    this.#listener.refused(failure);
  }

  #ask(server: UserCart, wanted: Cart): void {
    this.#undecided = wanted;
    this.#listener.otherShop(server, wanted);
  }

  /** Lays wishes that came after `target` over what the server holds; without any, everything is settled. */
  #showAfter(target: Cart): void {
    const wanted = this.#wanted === target ? undefined : this.#wanted;
    this.#wanted = wanted && laidOver(this.#held, target, wanted);
    this.#listener.shown(this.#server, this.#wanted ?? this.#held, this.#wanted === undefined);
  }

  /** Servers that do not say which addons are mandatory learn it from the lines that were sent. */
  #adopt(server: UserCart | undefined, sent: readonly CartLine[] = []): void {
    const mandatory = new Set([...sent, ...cartLines(this.#held)].flatMap((line) => line.addons.filter((addon) => addon.isMandatory).map((addon) => addon.stockId)));
    const lines = ownLines(server).map((line) => ({ ...line, addons: line.addons.map((addon) => ({ ...addon, isMandatory: addon.isMandatory || mandatory.has(addon.stockId) })) }));
    this.#server = server;
    this.#underway = undefined;
    this.#held = cartOf([...new Map(lines.map((line) => [lineKey(line), line])).values()]);
  }
}

const isGone = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status === 404;
const isOtherShop = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.code === 'ERROR_440';
