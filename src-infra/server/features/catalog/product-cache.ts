import type { ReferenceSource } from '../reference/index.ts';
import { createBoundedMap } from '../../foundation/search/index.ts';
import type { Catalogues } from './catalogue-cache.ts';
import type { ProductRecord } from './goods-record.ts';
import type { ProductPlace } from './product-index.port.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ProductsById, Goods } from './catalog.ports.ts';
import type { CatalogueRevisions } from './catalogue-revisions.ts';

export type CachedProduct = { readonly product: ProductRecord; readonly goods: ProductsById };

/** Caches single products of many shops without loading whole catalogs. */
export interface ProductCache {
  /** Returns the products in the given order, without those that no longer exist. */
  load(places: readonly ProductPlace[]): Promise<readonly CachedProduct[]>;
}

type Deps = {
  readonly stored: Goods;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly catalogues: Catalogues;
  readonly revisions: CatalogueRevisions;
};
type Cached = { readonly goods: ProductsById; readonly revision: number };

const MAX_PRODUCTS = 2500;

export const createProductCache = ({ stored, transactions, reference, catalogues, revisions }: Deps): ProductCache => {
  const cache = createBoundedMap<number, Cached>(MAX_PRODUCTS);

  const known = ({ id, shopId }: ProductPlace): ProductsById | undefined => {
    const whole = catalogues.cached(shopId);
    if (whole) return whole;
    const cached = cache.get(id);
    return cached && cached.revision === revisions.ofShop(shopId) ? cached.goods : undefined;
  };

  const read = async (places: readonly ProductPlace[]): Promise<ReadonlyMap<number, ProductsById>> => {
    const taken = places.map(({ shopId }) => revisions.ofShop(shopId));
    const goods = await stored.products(
      places.map(({ id }) => id),
      (await reference()).baseCurrency.scale,
    );
    if (!transactions.isActive)
      places.forEach(({ id }, index) => cache.set(id, { goods: partOf(goods, id), revision: taken[index] ?? 0 }, 1));
    return new Map(places.map(({ id }) => [id, goods]));
  };

  let waiting:
    | { readonly places: Map<number, ProductPlace>; readonly answer: Promise<ReadonlyMap<number, ProductsById>> }
    | undefined;
  let before: Promise<unknown> = Promise.resolve();

  /** Batches the products requested while a read is in progress into the next read. */
  const readTogether = (places: readonly ProductPlace[]): Promise<ReadonlyMap<number, ProductsById>> => {
    if (transactions.isActive) return read(places);
    if (!waiting) {
      const wanted = new Map<number, ProductPlace>();
      const answer = before.then(() => {
        waiting = undefined;
        return read([...wanted.values()]);
      });
      before = answer.catch(() => undefined);
      waiting = { places: wanted, answer };
    }
    for (const place of places) waiting.places.set(place.id, place);
    return waiting.answer;
  };

  return {
    load: async (places) => {
      const found = new Map<number, ProductsById>();
      for (const place of places) {
        const goods = known(place);
        if (goods) found.set(place.id, goods);
      }
      const missing = places.filter(({ id }) => !found.has(id));
      if (missing.length > 0) for (const [id, goods] of await readTogether(missing)) found.set(id, goods);
      return places.flatMap(({ id, shopId }): readonly CachedProduct[] => {
        const goods = found.get(id);
        const product = goods?.productById.get(id);
        return goods && product && product.shopId === shopId ? [{ product, goods }] : [];
      });
    },
  };
};

/**
 * Extracts one product with its bonus products, so that the cache does not retain the others; add-ons hang on its
 * stocks.
 */
const partOf = ({ productById, stockById }: ProductsById, id: number): ProductsById => {
  const product = productById.get(id);
  const given = (product?.stocks ?? []).flatMap(({ bonus }) => (bonus && stockById.get(bonus.bonusStockId)) ?? []);
  const products = [
    ...(product ? [product] : []),
    ...given.flatMap(({ productId }) => productById.get(productId) ?? []),
  ];
  return {
    productById: new Map(products.map((each) => [each.id, each])),
    stockById: new Map(given.map((stock) => [stock.id, stock])),
  };
};
