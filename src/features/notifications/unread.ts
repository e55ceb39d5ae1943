import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import {
  beginReading,
  beginReadingAll,
  settleReading,
  takePush,
  takeStatistics,
  unknownUnread,
  unreadNow,
  type AppNotification,
  type ReadingKey,
  type UnreadCounts,
  type UnreadState,
} from '@domain/notifications/index.ts';

type Deps = {
  readonly load: () => Answer<UnreadCounts>;
  /** Called when the server's counts differ from the known ones: a notification arrived without an update. */
  readonly onMismatch: () => void;
};

/** Unread counts (NOTIFY-2, NOTIFY-4): the latest statistics of the server, with marks in flight applied at once. */
export class Unread {
  state: UnreadState = unknownUnread;
  readonly #deps: Deps;
  /** Increases with every change; an answer to an earlier request is stale. */
  #version = 0;
  /**
   * Pushed while a mark was in flight: the statistics may or may not include the mark, so the server's answer to it
   * takes precedence.
   */
  #pushed: UnreadCounts | undefined;
  #isKnown = false;
  #isLoading = false;
  #isStale = false;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get counts(): UnreadCounts {
    return unreadNow(this.state);
  }

  isReading(key: ReadingKey): boolean {
    return this.state.readings.some((reading) => reading.key === key);
  }

  push(notification: AppNotification): void {
    this.#change(takePush(this.state, notification));
  }

  /** Returns false where there is nothing to do: it is read, or its mark is in flight. */
  markRead(notification: AppNotification): boolean {
    return this.#change(beginReading(this.state, notification));
  }

  markAllRead(): boolean {
    return this.#change(beginReadingAll(this.state));
  }

  /** The server answered a mark. */
  settle(key: ReadingKey, isDone: boolean): void {
    this.#change(settleReading(this.state, key, isDone));
    if (this.state.readings.length > 0) return;
    const pushed = this.#pushed;
    this.#pushed = undefined;
    if (pushed) this.apply(pushed);
    if (this.#isStale) void this.refresh();
  }

  /** Applies pushed statistics. */
  apply(counts: UnreadCounts): void {
    this.#version += 1;
    if (this.state.readings.length > 0) {
      this.#pushed = counts;
      return;
    }
    const { all, news, orders } = this.state.reported;
    const isMismatch = this.#isKnown && (counts.all !== all || counts.news !== news || counts.orders !== orders);
    this.#isKnown = true;
    this.state = takeStatistics(this.state, counts);
    if (isMismatch) this.#deps.onMismatch();
  }

  /** Requests the counts. Repeats the request if anything changed in the meantime. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isLoading) return;
    this.#isLoading = true;
    const turn = this.#turn;
    while (this.#isStale && this.state.readings.length === 0) {
      this.#isStale = false;
      const version = this.#version;
      const answer = await this.#deps.load();
      if (turn !== this.#turn) return;
      if (answer.ok && version === this.#version) this.apply(answer.value);
      else if (answer.ok) this.#isStale = true;
    }
    this.#isLoading = false;
  }

  /** The session changed. */
  forget(): void {
    this.#turn += 1;
    this.#isLoading = false;
    this.#isStale = false;
    this.#isKnown = false;
    this.#pushed = undefined;
    this.state = unknownUnread;
  }

  #change(state: UnreadState): boolean {
    const isChanged = state !== this.state;
    if (isChanged) this.#version += 1;
    this.state = state;
    return isChanged;
  }
}
