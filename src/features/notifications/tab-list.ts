import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { hasOlder, openedAfter, pageBelow, shownIn, type AppNotification, type OpenedTab, type UnreadCounts } from '@domain/notifications/index.ts';

type Deps = {
  readonly tab: keyof UnreadCounts;
  readonly ask: (page: number) => Answer<Page<AppNotification>>;
  /** What all tabs and pushes have brought. */
  readonly known: () => readonly AppNotification[];
  readonly learn: (arrived: readonly AppNotification[]) => void;
};

/** One tab as far as it was opened (NOTIFY-1). Answers may come in any order, also after another tab was chosen. */
export class TabList {
  opened: OpenedTab | undefined = undefined;
  /** Why there is nothing to show, or no more of it; what is only old hides the failure to renew it. */
  failure: RemoteFailure | undefined = undefined;
  isLoading = false;
  isLoadingMore = false;
  readonly #deps: Deps;
  #isBehind = false;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { opened: observableRef, failure: observableRef }, { autoBind: true });
  }

  get items(): readonly AppNotification[] {
    return shownIn(this.#deps.known(), this.#deps.tab, this.opened);
  }

  get hasMore(): boolean {
    return hasOlder(this.opened);
  }

  /** Nothing is known yet, and it is being asked for. */
  get isWaiting(): boolean {
    return this.opened === undefined && this.failure === undefined;
  }

  /** Asks for the newest; a question that is on its way is asked once more after its answer. */
  async renew(): Promise<void> {
    this.#isBehind = true;
    if (this.isLoading) return;
    this.isLoading = true;
    if (!this.opened) this.failure = undefined;
    const turn = this.#turn;
    while (this.#isBehind) {
      this.#isBehind = false;
      await this.#load(1);
      if (turn !== this.#turn) return;
    }
    runInAction(() => (this.isLoading = false));
  }

  /** NOTIFY-1: View more. Does nothing while more is on its way or at the end. */
  async more(): Promise<void> {
    if (this.isLoadingMore || !this.opened || !this.hasMore) return;
    this.isLoadingMore = true;
    this.failure = undefined;
    const turn = this.#turn;
    await this.#load(pageBelow(this.opened, this.items.length));
    if (turn === this.#turn) runInAction(() => (this.isLoadingMore = false));
  }

  /** Asks again for what did not come. */
  async retry(): Promise<void> {
    await (this.opened ? this.more() : this.renew());
  }

  forget(): void {
    this.#turn += 1;
    this.#isBehind = false;
    this.opened = undefined;
    this.failure = undefined;
    this.isLoading = false;
    this.isLoadingMore = false;
  }

  async #load(page: number): Promise<void> {
    const turn = this.#turn;
    const answer = await this.#deps.ask(page);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (page > 1 || !this.opened || answer.ok) this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.opened = openedAfter(this.opened, answer.value);
      this.#deps.learn(answer.value.items);
    });
  }
}
