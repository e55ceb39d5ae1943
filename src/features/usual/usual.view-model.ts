import { makeAutoObservable, observableRef } from 'mobx';
import type { ShopId, UserId } from '@domain/kernel/ids.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { SessionViewModel } from '../session/index.ts';
import type { UsualOffer, UsualQueries } from './usual.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: UsualQueries;
  readonly session: Pick<SessionViewModel, 'user'>;
};

/** ORDER-8f: what the customer usually orders; for a shop, there. Shows it to nobody else. */
export class UsualViewModel {
  readonly live: LiveQuery<readonly UsualOffer[]>;
  readonly #deps: Deps;
  readonly #shop: ShopId | undefined;
  readonly #owner: UserId | undefined;

  constructor(deps: Deps, shop?: ShopId) {
    this.#deps = deps;
    this.#shop = shop;
    this.#owner = deps.session.user?.id;
    const all = deps.queries(this.#owner);
    // What the home page shows is known in the shop at once.
    const isKnown = deps.cache.read(all).value?.some(({ order }) => order.shop.id === shop) ?? false;
    this.live = new LiveQuery(deps.cache, isKnown || shop === undefined ? all : deps.queries(this.#owner, shop));
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    return this.live.follow();
  }

  get offers(): readonly UsualOffer[] {
    if (this.#owner === undefined || this.#deps.session.user?.id !== this.#owner) return [];
    const offers = this.live.value ?? [];
    return this.#shop === undefined ? offers : offers.filter(({ order }) => order.shop.id === this.#shop);
  }
}
