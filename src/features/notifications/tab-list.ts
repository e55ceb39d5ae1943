import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  hasOlder,
  openedAfter,
  pageBelow,
  shownIn,
  type AppNotification,
  type OpenedTab,
  type UnreadCounts,
} from '@domain/notifications/index.ts';

type Deps = {
  readonly tab: keyof UnreadCounts;
  readonly load: (page: number) => Answer<Page<AppNotification>>;
  /** Called with notifications from all tabs and pushes. */
  readonly all: () => readonly AppNotification[];
  readonly add: (arrived: readonly AppNotification[]) => void;
};

/** NOTIFY-1: the loaded pages of one tab. Answers may arrive in any order, also after another tab was selected. */
export class TabList {
  opened: OpenedTab | undefined = undefined;
  /** Why the list or a further page is missing; `undefined` while an older list is shown. */
  failure: RemoteFailure | undefined = undefined;
  isLoading = false;
  isLoadingMore = false;
  readonly #deps: Deps;
  #isStale = false;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { opened: observableRef, failure: observableRef }, { autoBind: true });
  }

  get items(): readonly AppNotification[] {
    return shownIn(this.#deps.all(), this.#deps.tab, this.opened);
  }

  get hasMore(): boolean {
    return hasOlder(this.opened);
  }

  /** Whether the first page is loading and nothing is loaded yet. */
  get isPending(): boolean {
    return this.opened === undefined && this.failure === undefined;
  }

  /** Loads the newest page; a call during a request repeats that request once after its answer. */
  async reload(): Promise<void> {
    this.#isStale = true;
    if (this.isLoading) return;
    this.isLoading = true;
    if (!this.opened) this.failure = undefined;
    const turn = this.#turn;
    while (this.#isStale) {
      this.#isStale = false;
      await this.#load(1);
      if (turn !== this.#turn) return;
    }
    runInAction(() => (this.isLoading = false));
  }

  /** NOTIFY-1: View more. Does nothing while loading or at the end. */
  async more(): Promise<void> {
    if (this.isLoadingMore || !this.opened || !this.hasMore) return;
    this.isLoadingMore = true;
    this.failure = undefined;
    const turn = this.#turn;
    await this.#load(pageBelow(this.opened, this.items.length));
    if (turn === this.#turn) runInAction(() => (this.isLoadingMore = false));
  }

  /** Retries what failed to load. */
  async retry(): Promise<void> {
    await (this.opened ? this.more() : this.reload());
  }

  forget(): void {
    this.#turn += 1;
    this.#isStale = false;
    this.opened = undefined;
    this.failure = undefined;
    this.isLoading = false;
    this.isLoadingMore = false;
  }

  async #load(page: number): Promise<void> {
    const turn = this.#turn;
    const answer = await this.#deps.load(page);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (page > 1 || !this.opened || answer.ok) this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.opened = openedAfter(this.opened, answer.value);
      this.#deps.add(answer.value.items);
    });
  }
}
