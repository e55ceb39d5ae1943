import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { dateText, localDateOf, localTimeOf, addDays, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { ProcessState, TopUps } from '@domain/payments/index.ts';
import type { MoneyDrafts, MoneyFlow, WalletEntry, WalletFacts, WalletFilter } from '@domain/wallet/index.ts';
import { LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { WalletQueries } from './wallet.queries.ts';

export type WalletDeps = {
  readonly cache: DataCache;
  readonly queries: WalletQueries;
  readonly topUps: Pick<TopUps, 'state'>;
  readonly drafts: MoneyDrafts;
  readonly translate: Translate;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly zones: TimeZones;
  /** The marketplace's, so that the server's page and the browser's agree. */
  readonly zone: () => string;
};

/** The entries of one day. */
export type WalletDay = { readonly date: string; readonly title: string; readonly entries: readonly WalletEntry[] };
/** What became of a top-up after its provider's page; `url` is that page. */
export type Returned = { readonly state: ProcessState; readonly typed: string; readonly url: string };

/** WALLET-1: the balance and the history. The filter is in the address. */
export class WalletViewModel implements PageViewModel {
  filter: WalletFilter = 'all';
  list: LivePages<WalletEntry>;
  returned: Returned | undefined = undefined;
  isAsking = false;
  readonly live: LiveQuery<WalletFacts | undefined>;
  /** The month of the visit, `YYYY-MM`, and what came in and left since it began. */
  readonly month: string;
  readonly flow: LiveQuery<MoneyFlow> | undefined;
  readonly #deps: WalletDeps;

  constructor(deps: WalletDeps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.facts());
    this.list = new LivePages(deps.cache, deps.queries.history('all'));
    const today = this.#today();
    this.month = today.slice(0, 7);
    const flow = deps.queries.flow(`${this.month}-01`, today);
    this.flow = flow && new LiveQuery(deps.cache, flow);
    makeAutoObservable(
      this,
      { live: false, month: false, flow: false, list: observableRef, returned: observableRef },
      { autoBind: true },
    );
  }

  show({ query }: Pick<Place, 'query'>): void {
    const filter = this.filters.find((known) => known === query['show']) ?? 'all';
    if (filter === this.filter) return;
    this.filter = filter;
    this.list = new LivePages(this.#deps.cache, this.#deps.queries.history(filter));
  }

  async prepare(): Promise<PageOutcome> {
    await Promise.all([this.live.load(), this.flow?.load(), ...this.list.pages.map((page) => page.load())]);
    return ready;
  }

  activate(): () => void {
    const unfollow = this.live.follow();
    const unfollowFlow = this.flow?.follow();
    let unfollowList: (() => void) | undefined;
    const stop = reaction(
      () => this.list,
      (list) => {
        unfollowList?.();
        unfollowList = list.follow();
      },
      { fireImmediately: true },
    );
    void this.askReturned();
    return () => {
      stop();
      unfollow();
      unfollowFlow?.();
      unfollowList?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('wallet.head'), isPrivate: true };
  }

  get filters(): readonly WalletFilter[] {
    return this.#deps.queries.filters();
  }

  get days(): readonly WalletDay[] {
    const { zones, translate } = this.#deps;
    const zone = this.#deps.zone();
    const today = this.#today();
    const titles = new Map([
      [today, translate('wallet.today')],
      [addDays(today, -1), translate('wallet.yesterday')],
    ]);
    const days = new Map<string, WalletEntry[]>();
    for (const entry of this.list.items) {
      const date = localDateOf(entry.at, zone, zones);
      days.set(date, [...(days.get(date) ?? []), entry]);
    }
    return [...days].map(([date, entries]) => ({ date, title: titles.get(date) ?? dateText(date), entries }));
  }

  timeText(at: Instant): string {
    return localTimeOf(at, this.#deps.zone(), this.#deps.zones);
  }

  /** Asks what became of the payment that was begun in this tab. A canceled one leaves its amount typed in. */
  async askReturned(): Promise<void> {
    const { drafts, topUps, cache, queries } = this.#deps;
    const draft = drafts.read('top-up');
    if (!draft?.payment || this.isAsking) return;
    const { payment, typed } = draft;
    this.isAsking = true;
    const outcome = await topUps.state(payment.id);
    runInAction(() => {
      this.isAsking = false;
      const state = outcome.ok ? outcome.value : undefined;
      // Unknown to the server: another account's, or too old.
      if (state !== 'open' && (outcome.ok || outcome.error.kind === 'rejected'))
        drafts.write('top-up', state === 'canceled' ? { ...draft, sent: undefined, payment: undefined } : undefined);
      this.returned = state && { state, typed, url: payment.url };
      if (state === 'paid') cache.invalidate(queries.key);
    });
  }

  dismiss(): void {
    this.returned = undefined;
  }

  #today(): string {
    const { now, zone, zones } = this.#deps;
    return localDateOf(now.now, zone(), zones);
  }
}
