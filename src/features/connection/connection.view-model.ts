import { makeAutoObservable, runInAction } from 'mobx';
import { backOffMs } from '@domain/kernel/back-off.ts';
import type { Stream } from '@domain/kernel/stream.ts';

/**
 * How a call ended: with a fresh answer, with a cached copy and its time, without any answer, or aborted by the page.
 */
export type CallEnd =
  | { readonly kind: 'answered' }
  | { readonly kind: 'copy'; readonly at: number | undefined }
  | { readonly kind: 'lost' }
  | { readonly kind: 'left' };

type Deps = {
  readonly network: { isOnline(): boolean; readonly changes: Stream<boolean> };
  /** Every call that something on screen waits for. */
  readonly calls: Stream<Promise<CallEnd>>;
  /** When the current page was cached, where it is a copy. */
  readonly pageCachedAt: number | undefined;
  /** Whether the page itself failed to load: it has nothing else that would ask for the server again. */
  readonly hasPageFailed: () => boolean;
  /** Checks whether the server is reachable now. */
  readonly reach: () => Promise<boolean>;
  /** Refreshes everything on screen that may be stale. */
  readonly refreshAll: () => void;
  /** The device's own time, in milliseconds, by which copies are dated. */
  readonly now: () => number;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** The banner: no network, no server, a slow answer, an old copy, or the connection is back. */
export type Notice = 'offline' | 'unreachable' | 'slow' | 'old' | 'back';

/** A call is reported as slow after this time. */
export const SLOW_MS = 4_000;
/** How long "back online" is shown. */
export const BACK_ONLINE_MS = 4_000;
/** Shortest time between two refreshes of the page. */
export const REFRESH_INTERVAL_MS = 30_000;
const [FIRST_RETRY_MS, LONGEST_RETRY_MS] = [3_000, 30_000];

/** 3, 6, 12 … 30 seconds. */
export const retryDelay = (attempt: number): number => backOffMs(attempt + 1, FIRST_RETRY_MS, LONGEST_RETRY_MS);

/** ERROR-6: whether there is a connection, how old the page may be, and when to retry. */
export class ConnectionViewModel {
  /** Why there is no connection; `undefined` while there is one. */
  broken: 'offline' | 'unreachable' | undefined = undefined;
  /** Time of the oldest copy on screen, or of the last answer. */
  seenAt: number | undefined = undefined;
  isSlow = false;
  isRetrying = false;
  isBack = false;
  readonly #deps: Deps;
  readonly #waiting = new Set<Promise<CallEnd>>();
  #trying: Promise<void> | undefined;
  #isActive = false;
  #attempt = 0;
  #turn = 0;
  #refreshedAt = -REFRESH_INTERVAL_MS;

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
    const { network, calls, pageCachedAt } = this.#deps;
    this.#isActive = true;
    const followings = [
      network.changes.subscribe({ next: this.networkChanged }),
      calls.subscribe({ next: this.follow }),
    ];
    if (pageCachedAt !== undefined) this.#onCopyShown(pageCachedAt);
    else if (!network.isOnline()) this.networkChanged(false);
    return () => {
      this.#isActive = false;
      for (const following of followings) following.unsubscribe();
    };
  }

  networkChanged(isUp: boolean): void {
    if (isUp) return void this.retry();
    this.#disconnect('offline');
  }

  /** Tracks one call: reports a slow one, checks the server after a lost one. */
  follow(call: Promise<CallEnd>): void {
    this.#waiting.add(call);
    void this.#deps
      .delay(SLOW_MS)
      .then(() => this.#waiting.has(call) && this.#isActive && runInAction(() => (this.isSlow = true)));
    void call.then((end) => this.#onCallEnd(call, end));
  }

  /** Refreshes everything stale at the request of the customer. */
  tryAgain(): Promise<void> {
    this.#refreshedAt = -REFRESH_INTERVAL_MS;
    return this.retry();
  }

  /** Checks whether the server is reachable now; concurrent calls share one check. */
  retry(): Promise<void> {
    this.#trying ??= this.#check().finally(() => (this.#trying = undefined));
    return this.#trying;
  }

  #onCallEnd(call: Promise<CallEnd>, end: CallEnd): void {
    this.#waiting.delete(call);
    if (this.#waiting.size === 0 && this.isSlow) runInAction(() => (this.isSlow = false));
    if (end.kind === 'copy') this.#onCopyShown(end.at);
    else if (end.kind === 'lost' && !this.broken) void this.retry();
    else if (end.kind === 'answered' && this.broken) void this.retry();
  }

  #onCopyShown(at: number | undefined): void {
    if (at !== undefined) runInAction(() => (this.seenAt = Math.min(this.seenAt ?? at, at)));
    if (!this.broken) void this.retry();
  }

  async #check(): Promise<void> {
    runInAction(() => (this.isRetrying = true));
    const isThere = await this.#deps.reach();
    runInAction(() => (this.isRetrying = false));
    if (isThere) this.#restore();
    else this.#disconnect(this.#deps.network.isOnline() ? 'unreachable' : 'offline');
  }

  #disconnect(broken: 'offline' | 'unreachable'): void {
    runInAction(() => {
      this.broken = broken;
      this.isBack = false;
      this.seenAt ??= this.#deps.now();
    });
    void this.#retryLater();
  }

  /** The browser reports that the network is back; a server has to be polled. */
  async #retryLater(): Promise<void> {
    const turn = ++this.#turn;
    await this.#deps.delay(retryDelay(this.#attempt++));
    if (turn === this.#turn && this.broken && this.#isActive) await this.retry();
  }

  #restore(): void {
    const wasBroken = this.broken !== undefined;
    this.#attempt = 0;
    this.#turn++;
    const now = this.#deps.now();
    // The connection of a page that failed to load may be back before this code has seen that it was lost.
    const isStale = this.seenAt !== undefined || this.#deps.hasPageFailed();
    const mayHeal = isStale && now - this.#refreshedAt >= REFRESH_INTERVAL_MS;
    runInAction(() => {
      this.broken = undefined;
      if (mayHeal) this.seenAt = undefined;
    });
    if (!mayHeal) return;
    this.#refreshedAt = now;
    this.#deps.refreshAll();
    if (wasBroken) void this.#showBack();
  }

  async #showBack(): Promise<void> {
    runInAction(() => (this.isBack = true));
    await this.#deps.delay(BACK_ONLINE_MS);
    runInAction(() => (this.isBack = false));
  }
}
