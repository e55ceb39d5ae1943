import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import {
  beginReading, beginReadingAll, settleReading, takePush, takeStatistics, unknownUnread, unreadNow, type AppNotification, type ReadingKey, type UnreadCounts, type UnreadState,
} from '@domain/notifications/index.ts';

type Deps = {
  readonly ask: () => Answer<UnreadCounts>;
  /** Told when the server counts otherwise than was known here: something happened that nobody told. */
  readonly onSurprise: () => void;
};

/** Unread counts between answers and pushes (NOTIFY-2, NOTIFY-4): the latest word of the server, and at once what is being read. */
export class Unread {
  state: UnreadState = unknownUnread;
  readonly #deps: Deps;
  /** Grows with every change; an answer to a question from before it is older than what is known. */
  #version = 0;
  /** Told while something was being read: whether it knows of the reading is not said, so the server's answer to that comes first. */
  #told: UnreadCounts | undefined;
  #isKnown = false;
  #isAsking = false;
  #isBehind = false;
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

  /** False where there is nothing to do: it is read, or being read. */
  begin(notification: AppNotification): boolean {
    return this.#change(beginReading(this.state, notification));
  }

  beginAll(): boolean {
    return this.#change(beginReadingAll(this.state));
  }

  /** The server answered a reading. */
  settle(key: ReadingKey, isDone: boolean): void {
    this.#change(settleReading(this.state, key, isDone));
    if (this.state.readings.length > 0) return;
    const told = this.#told;
    this.#told = undefined;
    if (told) this.tell(told);
    if (this.#isBehind) void this.refresh();
  }

  /** Pushed statistics. */
  tell(counts: UnreadCounts): void {
    this.#version += 1;
    if (this.state.readings.length > 0) {
      this.#told = counts;
      return;
    }
    const { all, news, orders } = this.state.told;
    const isSurprise = this.#isKnown && (counts.all !== all || counts.news !== news || counts.orders !== orders);
    this.#isKnown = true;
    this.state = takeStatistics(this.state, counts);
    if (isSurprise) this.#deps.onSurprise();
  }

  /** Asks the server. Its answer counts unless something happened meanwhile; then it is asked again. */
  async refresh(): Promise<void> {
    this.#isBehind = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    const turn = this.#turn;
    while (this.#isBehind && this.state.readings.length === 0) {
      this.#isBehind = false;
      const version = this.#version;
      const answer = await this.#deps.ask();
      if (turn !== this.#turn) return;
      if (answer.ok && version === this.#version) this.tell(answer.value);
      else if (answer.ok) this.#isBehind = true;
    }
    this.#isAsking = false;
  }

  /** Somebody else, or nobody, is signed in. */
  forget(): void {
    this.#turn += 1;
    this.#isAsking = false;
    this.#isBehind = false;
    this.#isKnown = false;
    this.#told = undefined;
    this.state = unknownUnread;
  }

  #change(state: UnreadState): boolean {
    const isChanged = state !== this.state;
    if (isChanged) this.#version += 1;
    this.state = state;
    return isChanged;
  }
}
