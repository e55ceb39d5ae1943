import type { GeoPoint } from '@domain/catalog/index.ts';
import { isInZone } from '@domain/catalog/index.ts';
import { addBit, allBits, noBits, type Bits } from '../search/index.ts';
import type { Catalogues } from './catalogue-cache.ts';
import type { ProductRecord } from './goods-record.ts';
import { todayOf } from './market-day.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ProductIndex, ProductSnapshot } from './product-index.ts';
import { dealsOf, isSuitable, productFulfils, productOrder, type ProductWishes, type TodaysDeals } from './product-selection.ts';
import type { ShopDirectory, ShopSnapshot } from './shop-directory.ts';
import type { Moment } from './shop-selection.ts';

export type ProductScope = Pick<ProductWishes, 'shopId' | 'dietary'> & { readonly at?: GeoPoint };

/** Finds products across shops; answers name them, `load` brings what is shown. */
export interface ProductFinder {
  list(wishes: ProductWishes, term: string | undefined, moment: Moment): Promise<readonly ProductFacts[]>;
  /** SEARCH-9: by words, best first. */
  search(term: string, scope: ProductScope): Promise<{ readonly products: readonly ProductFacts[]; readonly corrected: string | undefined }>;
  find(key: string | number): Promise<ProductFacts | undefined>;
  /** In the given order; what has gone meanwhile is left out. */
  load(products: readonly Pick<ProductFacts, 'id' | 'shopId'>[]): Promise<readonly ProductRecord[]>;
}

type Deps = { readonly products: ProductIndex; readonly shops: ShopDirectory; readonly catalogues: Catalogues };

export const createProductFinder = ({ products, shops, catalogues }: Deps): ProductFinder => ({
  list: async (wishes, term, moment) => {
    const snapshot = await products();
    const deals = todaysDeals(await shops(), moment);
    const candidates = term === undefined ? snapshot.products : found(snapshot, term, allBits(snapshot.products.length));
    return candidates.filter((product) => productFulfils(product, wishes, deals)).sort(productOrder(wishes));
  },

  search: async (term, scope) => {
    const snapshot = await products();
    const directory = await shops();
    const { places, corrected } = snapshot.words().find(term, bitsOf(snapshot, scope, directory));
    return { products: at(snapshot, places), corrected };
  },

  find: async (key) => (await products()).find(key),

  load: async (wanted) => {
    const records = await Promise.all(wanted.map(async ({ id, shopId }) => (await catalogues.of(shopId)).productById.get(id)));
    return records.filter((record): record is ProductRecord => record !== undefined);
  },
});

const at = ({ products }: ProductSnapshot, places: readonly number[]): readonly ProductFacts[] =>
  places.flatMap((place) => products[place] ?? []);

const found = (snapshot: ProductSnapshot, term: string, scope: Bits): readonly ProductFacts[] => at(snapshot, snapshot.words().find(term, scope).places);

const bitsOf = ({ products }: ProductSnapshot, { shopId, dietary, at: place }: ProductScope, { shops }: ShopSnapshot): Bits => {
  if (shopId === undefined && dietary === undefined && place === undefined) return allBits(products.length);
  const near = place && new Set(shops.filter(({ zone }) => isInZone(zone, place)).map(({ id }) => id));
  const bits = noBits(products.length);
  products.forEach((product, index) => {
    const isIn = (shopId === undefined || product.shopId === shopId) && (near === undefined || near.has(product.shopId));
    if (isIn && (dietary === undefined || isSuitable(product, dietary))) addBit(bits, index);
  });
  return bits;
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
