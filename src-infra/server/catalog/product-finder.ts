import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import { createBoundedMap } from '../search/index.ts';
import { findProductPlace, type Store } from '../store/index.ts';
import type { GoodsShelf, ShelvedProduct } from './goods-shelf.ts';
import { todayOf } from './market-day.ts';
import type { FoundProducts, ProductIndex, ProductPlace, WantedPart } from './product-index.port.ts';
import { dealsOf, type ProductWishes, type TodaysDeals } from './product-selection.ts';
import type { ShopDirectory, ShopSnapshot } from './shop-directory.ts';
import type { Moment } from './shop-selection.ts';

export type ProductScope = Pick<ProductWishes, 'shopId' | 'dietary'> & { readonly at?: GeoPoint };

/** Finds products across shops; answers name them, `load` brings what is shown. */
export interface ProductFinder {
  list(wishes: ProductWishes, term: string | undefined, moment: Moment, part: WantedPart): Promise<FoundProducts>;
  /** SEARCH-9: by words, best first. */
  search(term: string, scope: ProductScope, part: WantedPart): Promise<FoundProducts & { readonly corrected: string | undefined }>;
  find(key: string | number): Promise<ProductPlace | undefined>;
  /** In the given order; what has gone meanwhile is left out. */
  load(products: readonly ProductPlace[]): Promise<readonly ShelvedProduct[]>;
}

type Deps = { readonly store: Store; readonly products: ProductIndex; readonly shops: ShopDirectory; readonly shelf: GoodsShelf };

export const createProductFinder = ({ store, products, shops, shelf }: Deps): ProductFinder => {
  const shopsNear = createNearness();
  return {
    list: async (wishes, term, moment, part) => products.list(wishes, term, todaysDeals(await shops(), moment), part),

    search: async (term, { at, ...scope }, part) =>
      products.search(term, { ...scope, ...(at && { shopIds: shopsNear(await shops(), at) }) }, part),

    find: (key) => findProductPlace(store, String(key)),

    load: shelf.take,
  };
};

const REMEMBERED_PLACES = 500;

/** Which shops deliver to a place; the same set for the same place as long as no shop changes. */
const createNearness = (): ((snapshot: ShopSnapshot, place: GeoPoint) => ReadonlySet<number>) => {
  const remembered = createBoundedMap<string, ReadonlySet<number>>(REMEMBERED_PLACES);
  let of: ShopSnapshot | undefined;
  return (snapshot, place) => {
    if (of !== snapshot) remembered.clear();
    of = snapshot;
    const key = `${place.latitude},${place.longitude}`;
    const known = remembered.get(key) ?? new Set(snapshot.shops.filter(({ zone }) => isInZone(zone, place)).map(({ id }) => id));
    remembered.set(key, known, 1);
    return known;
  };
};

const todaysDeals = ({ find }: ShopSnapshot, { now, zones }: Moment): ((shopId: number) => TodaysDeals) => {
  const known = new Map<number, TodaysDeals>();
  return (shopId) => {
    const shop = find(shopId);
    const deals = known.get(shopId) ?? (shop ? dealsOf(shop, todayOf(shop, now, zones)) : { discountIds: new Set(), bonusStockIds: new Set() });
    known.set(shopId, deals);
    return deals;
  };
};
