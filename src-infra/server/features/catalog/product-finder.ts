import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import { createBoundedMap } from '../../foundation/search/index.ts';
import { todayOf } from './shop-day.ts';
import type { DietaryNeeds } from '@domain/dietary/index.ts';
import type {
  CountByShop,
  SuitableByShop,
  FoundProducts,
  ProductIndex,
  ProductPlace,
  SearchScope,
  WantedPart,
} from './product-index.port.ts';
import { dealsOf, type ProductCriteria, type TodaysDeals } from './product-criteria.ts';
import type { ShopDirectory, ShopSnapshot } from './shop-directory.ts';
import type { SoldOut } from './sold-out.ts';
import type { Moment } from './shop-criteria.ts';
import type { ProductFactsReader } from './catalog.ports.ts';
import type { CachedProduct, ProductCache } from './product-cache.ts';

export type ProductScope = Omit<SearchScope, 'shopIds'> & { readonly at?: GeoPoint };

/** Finds products across shops; `load` reads what is shown of them. */
export interface ProductFinder {
  /** CATALOG-1: by criteria, in the requested order. */
  list(criteria: ProductCriteria, term: string | undefined, moment: Moment, part: WantedPart): Promise<FoundProducts>;
  /** SEARCH-9: by words, best first. */
  search(
    term: string,
    scope: ProductScope,
    part: WantedPart,
  ): Promise<FoundProducts & { readonly corrected: string | undefined }>;
  /** SEARCH-3: counts by shop what the search finds with each of these needs. */
  counts(
    term: string,
    scope: Omit<ProductScope, 'dietary' | 'amongShops'>,
    needs: readonly (DietaryNeeds | undefined)[],
  ): Promise<readonly CountByShop[]>;
  /** CATALOG-1d: Counts by shop the products on menus that suit each of these needs. */
  suiting(needs: readonly DietaryNeeds[]): Promise<readonly SuitableByShop[]>;
  /** Returns a product by its id or uuid. */
  find(key: string | number): Promise<ProductPlace | undefined>;
  /** Returns the products in the given order, without those that no longer exist. */
  load(products: readonly ProductPlace[]): Promise<readonly CachedProduct[]>;
}

type Deps = {
  readonly reader: Pick<ProductFactsReader, 'place'>;
  readonly products: ProductIndex;
  readonly shops: ShopDirectory;
  readonly cache: ProductCache;
  readonly soldOut: SoldOut;
};

export const createProductFinder = ({ reader, products, shops, cache, soldOut }: Deps): ProductFinder => {
  const shopsNear = createNearness();
  const within = async <Scope extends ProductScope>({ at, ...scope }: Scope) => ({
    ...scope,
    ...(at && { shopIds: shopsNear(await shops(), at) }),
  });
  return {
    list: async (criteria, term, moment, part) =>
      products.list(criteria, term, todaysDeals(await shops(), moment), part),

    search: async (term, scope, part) => products.search(term, await within(scope), part),

    counts: async (term, scope, needs) => products.counts(term, await within(scope), needs),

    suiting: async (needs) => products.suiting(needs, await soldOut()),

    find: (key) => reader.place(String(key)),

    load: cache.load,
  };
};

const CACHED_PLACES = 500;

/** Returns the shops that deliver to a location; the identical set until a shop changes. */
const createNearness = (): ((snapshot: ShopSnapshot, place: GeoPoint) => ReadonlySet<number>) => {
  const remembered = createBoundedMap<string, ReadonlySet<number>>(CACHED_PLACES);
  let of: ShopSnapshot | undefined;
  return (snapshot, place) => {
    if (of !== snapshot) remembered.clear();
    of = snapshot;
    const key = `${place.latitude},${place.longitude}`;
    const known =
      remembered.get(key) ?? new Set(snapshot.shops.filter(({ zone }) => isInZone(zone, place)).map(({ id }) => id));
    remembered.set(key, known, 1);
    return known;
  };
};

const todaysDeals = ({ find }: ShopSnapshot, { now, zones }: Moment): ((shopId: number) => TodaysDeals) => {
  const known = new Map<number, TodaysDeals>();
  return (shopId) => {
    const shop = find(shopId);
    const deals =
      known.get(shopId) ??
      (shop ? dealsOf(shop, todayOf(shop, now, zones)) : { discountIds: new Set(), bonusStockIds: new Set() });
    known.set(shopId, deals);
    return deals;
  };
};
