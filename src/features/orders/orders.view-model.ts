import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OrderGroup, OrderSummary, OrderUpdates } from '@domain/orders/index.ts';
import { announces } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { OrderQueries } from './orders.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: OrderQueries;
  readonly updates: OrderUpdates;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** The customer's orders: open ones and past ones. */
export class OrdersViewModel implements PageViewModel {
  group: OrderGroup = 'active';
  orders: LivePages<OrderSummary>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.orders = new LivePages(deps.cache, deps.queries.list('active'));
    makeAutoObservable(this, { orders: observableRef }, { autoBind: true });
  }

  show({ query }: Place): void {
    const group: OrderGroup = query['tab'] === 'history' ? 'history' : 'active';
    if (group === this.group) return;
    this.group = group;
    this.orders = new LivePages(this.#deps.cache, this.#deps.queries.list(group));
  }

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.orders.pages.map((page) => page.load()));
    return ready;
  }

  /** Whether the server repeats orders on days of the week. */
  get canRepeat(): boolean {
    return announces(this.#deps.reference.settings, 'repeat_plan');
  }

  /** A change of any order may move it between the lists. */
  activate(): () => void {
    const following = this.#deps.updates.news.subscribe({
      next: () => this.#deps.cache.invalidate(['orders', 'list']),
    });
    let unfollow: (() => void) | undefined;
    const stop = reaction(
      () => this.orders,
      (orders) => {
        unfollow?.();
        unfollow = orders.follow();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      unfollow?.();
      following.unsubscribe();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('orders.title'), isPrivate: true };
  }
}
