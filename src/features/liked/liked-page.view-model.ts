import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { LikedShops, ShopCard } from '@domain/catalog/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { LikedViewModel } from './liked.view-model.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<CatalogQueries, 'shopsByUuid'>; readonly liked: LikedShops; readonly current: Pick<LikedViewModel, 'isLiked'> };

/** CATALOG-3: the shops liked on this device, which the server cannot know. */
export class LikedPageViewModel implements PageViewModel {
  shops: LiveQuery<readonly ShopCard[]> | undefined;
  isKnown = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shops: observableRef }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return ready;
  }

  activate(): () => void {
    const uuids = this.#deps.liked.read();
    this.isKnown = true;
    if (uuids.length > 0) this.shops = new LiveQuery(this.#deps.cache, this.#deps.queries.shopsByUuid(uuids));
    const stop = reaction(() => this.shops, (shops) => shops?.follow(), { fireImmediately: true });
    return stop;
  }

  /** A shop that is no longer liked leaves the list at once. */
  get items(): readonly ShopCard[] {
    return (this.shops?.value ?? []).filter(({ uuid }) => this.#deps.current.isLiked(uuid));
  }

  head(translate: TFunction): PageHead {
    return { title: translate('liked.title'), isPrivate: true };
  }
}
