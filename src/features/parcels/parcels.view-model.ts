import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ParcelGroup, ParcelSummary, ParcelUpdates } from '@domain/parcels/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ParcelQueries } from './parcels.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<ParcelQueries, 'list'>;
  readonly updates: ParcelUpdates;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** PARCEL-1: the customer's parcels: those on their way and past ones. */
export class ParcelsViewModel implements PageViewModel {
  group: ParcelGroup = 'active';
  parcels: LivePages<ParcelSummary>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.parcels = new LivePages(deps.cache, deps.queries.list('active'));
    makeAutoObservable(this, { parcels: observableRef }, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isParcelActive;
  }

  show({ query }: Place): void {
    const group: ParcelGroup = query['tab'] === 'history' ? 'history' : 'active';
    if (group === this.group) return;
    this.group = group;
    this.parcels = new LivePages(this.#deps.cache, this.#deps.queries.list(group));
  }

  async prepare(): Promise<PageOutcome> {
    if (this.isOffered) await Promise.all(this.parcels.pages.map((page) => page.load()));
    return ready;
  }

  /** A change of any parcel may move it between the lists. */
  activate(): () => void {
    const following = this.#deps.updates.news.subscribe({
      next: () => this.#deps.cache.invalidate(['orders', 'parcels', 'list']),
    });
    let unfollow: (() => void) | undefined;
    const stop = reaction(
      () => this.parcels,
      (parcels) => {
        unfollow?.();
        unfollow = parcels.follow();
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
    return { title: translate('parcels.title'), isPrivate: true };
  }
}
