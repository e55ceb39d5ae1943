import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LikedShops, ShopCard } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shopsByUuid'>;
  readonly liked: LikedShops;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** CATALOG-3: the shops liked on this device; the server does not know them. */
export class LikedPageViewModel implements PageViewModel {
  /** `undefined` until the device storage has been read, after the first screen (ROUTE-3). */
  uuids: readonly Uuid[] | undefined = undefined;
  shops: LiveQuery<readonly ShopCard[]> | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { uuids: observableRef, shops: observableRef }, { autoBind: true });
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    const { cache, queries, liked } = this.#deps;
    const known = liked.read();
    runInAction(() => (this.shops = known.length > 0 ? new LiveQuery(cache, queries.shopsByUuid(known)) : undefined));
    const following = liked.changes.subscribe({ next: this.receive });
    const unfollow = followLatest(() => this.shops);
    return () => {
      following.unsubscribe();
      unfollow();
    };
  }

  /** A shop that is no longer liked leaves the list at once; shops liked meanwhile are not added. */
  get items(): readonly ShopCard[] {
    return (this.shops?.value ?? []).filter(({ uuid }) => this.uuids?.includes(uuid));
  }

  get isPending(): boolean {
    return (
      this.uuids === undefined ||
      (this.uuids.length > 0 && this.shops?.isLoading === true && this.shops.value === undefined)
    );
  }

  head(translate: Translate): PageHead {
    return { title: translate('liked.title'), description: translate('liked.none_text'), isPrivate: true };
  }

  private receive(uuids: readonly Uuid[]): void {
    const before = this.uuids ?? [];
    const gone = this.items.find(({ uuid }) => !uuids.includes(uuid));
    this.uuids = uuids;
    if (!gone || uuids.length !== before.length - 1) return;
    const { liked, toasts, translate } = this.#deps;
    toasts.show('info', translate('liked.removed', { shop: gone.title }), {
      label: translate('cart.undo'),
      run: () => liked.write(before),
    });
  }
}
