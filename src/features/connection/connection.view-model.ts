import { makeAutoObservable, runInAction } from 'mobx';
import type { Stream } from '@domain/kernel/stream.ts';

/** How a call ended: with an answer of now, with a copy from this device and its time, without any answer, or given up by the page. */
export type CallEnd = { readonly kind: 'answered' } | { readonly kind: 'copy'; readonly at: number | undefined } | { readonly kind: 'lost' } | { readonly kind: 'left' };

type Deps = {
  readonly network: { isUp(): boolean; readonly changes: Stream<boolean> };
  /** Every call that somebody waits for, followed to its end. */
  readonly calls: Stream<Promise<CallEnd>>;
  /** When the page on screen was seen, where it is a copy itself. */
  readonly pageSeenAt: number | undefined;
  /** Whether the server answers now. */
  readonly reach: () => Promise<boolean>;
  /** Asks again for everything on screen that may be old. */
  readonly heal: () => void;
  /** The device's own time, in milliseconds: copies are dated by it. */
  readonly now: () => number;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** What the customer is told: no network, no server, an answer that takes long, or that all is well again. */
export type Notice = 'offline' | 'unreachable' | 'slow' | 'old' | 'back';

/** After so long a wait is explained. */
export const SLOW_MS = 4_000;
/** How long good news stays. */
export const BACK_MS = 4_000;
/** What is asked anew and found old again is not asked anew at once. */
export const HEAL_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30_000;

/** 3, 6, 12 … 30 seconds. */
export const pauseBefore = (attempt: number): number => Math.min(LONGEST_PAUSE_MS, 3_000 * 2 ** Math.min(attempt, 5));

/** ERROR-6: whether there is a connection, how old what is on screen may be, and the way back. */
export class ConnectionViewModel {
  /** Why nothing new comes; `undefined` while it does. */
  broken: 'offline' | 'unreachable' | undefined = undefined;
  /** The oldest copy on screen, or since when nothing new has come. */
  seenAt: number | undefined = undefined;
  isSlow = false;
  isTrying = false;
  isBack = false;
  readonly #deps: Deps;
  readonly #waiting = new Set<Promise<CallEnd>>();
  #trying: Promise<void> | undefined;
  #isActive = false;
  #attempt = 0;
  #turn = 0;
  #healedAt = -HEAL_PAUSE_MS;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get notice(): Notice | undefined {
    if (this.broken) return this.broken;
    if (this.isSlow) return 'slow';
    if (this.seenAt !== undefined) return 'old';
    return this.isBack ? 'back' : undefined;
  }

  activate(): () => void {
    const { network, calls, pageSeenAt } = this.#deps;
    this.#isActive = true;
    const followings = [network.changes.subscribe({ next: this.networkChanged }), calls.subscribe({ next: this.follow })];
    if (pageSeenAt !== undefined) this.#sawCopy(pageSeenAt);
    else if (!network.isUp()) this.networkChanged(false);
    return () => {
      this.#isActive = false;
      for (const following of followings) following.unsubscribe();
    };
  }

  networkChanged(isUp: boolean): void {
    if (isUp) return void this.retry();
    this.#breakOff('offline');
  }

  /** Follows one call: a long one is explained, a lost one makes the server be looked for. */
  follow(call: Promise<CallEnd>): void {
    this.#waiting.add(call);
    void this.#deps.delay(SLOW_MS).then(() => this.#waiting.has(call) && this.#isActive && runInAction(() => (this.isSlow = true)));
    void call.then((end) => this.#ended(call, end));
  }

  /** The customer's own wish: whatever is old is asked for anew. */
  tryAgain(): Promise<void> {
    this.#healedAt = -HEAL_PAUSE_MS;
    return this.retry();
  }

  /** Looks for the server now; who asks while it is looked for gets the same answer. */
  retry(): Promise<void> {
    this.#trying ??= this.#look().finally(() => (this.#trying = undefined));
    return this.#trying;
  }

  #ended(call: Promise<CallEnd>, end: CallEnd): void {
    this.#waiting.delete(call);
    if (this.#waiting.size === 0 && this.isSlow) runInAction(() => (this.isSlow = false));
    if (end.kind === 'copy') this.#sawCopy(end.at);
    else if (end.kind === 'lost' && !this.broken) void this.retry();
    else if (end.kind === 'answered' && this.broken) void this.retry();
  }

  #sawCopy(at: number | undefined): void {
    if (at !== undefined) runInAction(() => (this.seenAt = Math.min(this.seenAt ?? at, at)));
    if (!this.broken) void this.retry();
  }

  async #look(): Promise<void> {
    runInAction(() => (this.isTrying = true));
    const isThere = await this.#deps.reach();
    runInAction(() => (this.isTrying = false));
    if (isThere) this.#restore();
    else this.#breakOff(this.#deps.network.isUp() ? 'unreachable' : 'offline');
  }

  #breakOff(broken: 'offline' | 'unreachable'): void {
    runInAction(() => {
      this.broken = broken;
      this.isBack = false;
      this.seenAt ??= this.#deps.now();
    });
    void this.#lookLater();
  }

  /** While the network is away its return is heard of; a server has to be asked. */
  async #lookLater(): Promise<void> {
    const turn = ++this.#turn;
    await this.#deps.delay(pauseBefore(this.#attempt++));
    if (turn === this.#turn && this.broken && this.#isActive) await this.retry();
  }

  #restore(): void {
    const wasBroken = this.broken !== undefined;
    this.#attempt = 0;
    this.#turn++;
    const now = this.#deps.now();
    const mayHeal = this.seenAt !== undefined && now - this.#healedAt >= HEAL_PAUSE_MS;
    runInAction(() => {
      this.broken = undefined;
      if (mayHeal) this.seenAt = undefined;
    });
    if (!mayHeal) return;
    this.#healedAt = now;
    this.#deps.heal();
    if (wasBroken) void this.#tellBack();
  }

  async #tellBack(): Promise<void> {
    runInAction(() => (this.isBack = true));
    await this.#deps.delay(BACK_MS);
    runInAction(() => (this.isBack = false));
  }
}
