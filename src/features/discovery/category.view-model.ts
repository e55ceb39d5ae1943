import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import {
  noShopFilter,
  plainShopFilter,
  type Category,
  type CategoryDetail,
  type ShopCard,
  type ShopFilter,
} from '@domain/catalog/index.ts';
import { categoryId, uuid, type CategoryId, type Uuid } from '@domain/kernel/ids.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import {
  pageOutcomeOf,
  ready,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import { readListFilter, type CatalogQueries } from '../catalog/index.ts';
import { LiveCounts, type FacetQueries } from '../shop-list/index.ts';
import type { GuideQueries } from './guide.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly guide: Pick<GuideQueries, 'category'>;
  readonly queries: Pick<CatalogQueries, 'shops'>;
  readonly address: ChosenAddress;
  readonly facets: Pick<FacetQueries, 'counts'>;
};

/** ROUTE-8: the shops of one category, or of one of its subcategories. */
export class CategoryViewModel implements PageViewModel {
  category: LiveQuery<CategoryDetail> | undefined = undefined;
  /** Its category is the subcategory. */
  filter: ShopFilter = noShopFilter;
  path = '/shop-category';
  readonly counts: LiveCounts;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.counts = new LiveCounts(deps.cache, deps.facets);
    makeAutoObservable(this, { category: observableRef, filter: observableRef, counts: false }, { autoBind: true });
  }

  show({ path, params, query }: Place): void {
    this.path = path;
    // Only the list of all shops offers the profile of the device.
    const { isForMe: _isForMe, ...filter } = readListFilter(query);
    this.filter = this.#deps.facets.counts(filter) ? filter : plainShopFilter(filter);
    const key = readKey(params['id'] ?? '');
    if (!this.category && key !== undefined)
      this.category = new LiveQuery(this.#deps.cache, this.#deps.guide.category(key));
    this.#count();
  }

  async prepare(): Promise<PageOutcome> {
    const answer = await this.category?.load();
    if (!answer?.ok) return pageOutcomeOf(answer);
    this.#count();
    await Promise.all([...(this.shops?.pages ?? []).map((page) => page.load()), this.counts.query?.load()]);
    return ready;
  }

  activate(): () => void {
    const following = [
      followLatest(() => this.category),
      followLatest(() => this.shops),
      followLatest(() => this.counts.query),
    ];
    return () => {
      for (const stop of following) stop();
    };
  }

  /** The chosen subcategory; one of another category chooses nothing. */
  get part(): Category | undefined {
    return this.category?.value?.parts.find(({ id }) => id === this.filter.categoryIds?.[0]);
  }

  /** Defined once the category is known: its shops are queried by its id. */
  get shops(): LivePages<ShopCard> | undefined {
    const filter = this.#placed();
    return filter && new LivePages(this.#deps.cache, this.#deps.queries.shops(filter));
  }

  get hasAddress(): boolean {
    return this.#deps.address.read()?.location !== undefined;
  }

  /** The canonical address contains the subcategory, which is a category of its own, but no other filter. */
  head(translate: Translate): PageHead {
    const category = this.category?.value;
    if (!category) return { title: translate('list.title', { name: translate('home.categories') }) };
    const { title, uuid: name } = this.part ?? category;
    const description =
      this.part || category.description === '' ? translate('list.description', { name: title }) : category.description;
    return { title: translate('list.title', { name: title }), description, canonical: `/shop-category/${name}` };
  }

  /** The whole filter of the list, once the category is known. */
  #placed(): ShopFilter | undefined {
    const id = this.wanted;
    const at = this.#deps.address.read()?.location;
    return id === undefined ? undefined : { ...this.filter, categoryIds: [id], ...(at && { at }) };
  }

  #count(): void {
    const filter = this.#placed();
    if (filter) this.counts.narrow(filter);
  }

  get wanted(): CategoryId | undefined {
    return this.part?.id ?? this.category?.value?.id;
  }
}

const readKey = (text: string): CategoryId | Uuid | undefined => {
  if (/^[1-9]\d{0,8}$/.test(text)) return categoryId(Number(text));
  return isUuid(text) ? uuid(text.toLowerCase()) : undefined;
};
