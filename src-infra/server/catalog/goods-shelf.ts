import type { ReferenceSource } from '../reference/index.ts';
import { createBoundedMap } from '../search/index.ts';
import { readGoods, type Store } from '../store/index.ts';
import type { Catalogues } from './catalogue-cache.ts';
import type { CatalogueMarks } from './catalogue-marks.ts';
import type { ProductRecord, ShopCatalogue } from './goods-record.ts';
import type { ProductPlace } from './product-index.port.ts';

/** Products and all that is shown along with them: add-ons, and what is given away. */
export type Goods = Pick<ShopCatalogue, 'productById' | 'stockById'>;
export type ShelvedProduct = { readonly product: ProductRecord; readonly goods: Goods };

/** Single products of many shops, without reading all that those sell. */
export interface GoodsShelf {
  /** In the given order; what has gone meanwhile is left out. */
  take(places: readonly ProductPlace[]): Promise<readonly ShelvedProduct[]>;
}

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly catalogues: Catalogues; readonly marks: CatalogueMarks };
type Kept = { readonly goods: Goods; readonly mark: number };

const MOST_PRODUCTS = 2500;

export const createGoodsShelf = ({ store, reference, catalogues, marks }: Deps): GoodsShelf => {
  const shelf = createBoundedMap<number, Kept>(MOST_PRODUCTS);

  const known = ({ id, shopId }: ProductPlace): Goods | undefined => {
    const whole = catalogues.kept(shopId);
    if (whole) return whole;
    const kept = shelf.get(id);
    return kept && kept.mark === marks.ofShop(shopId) ? kept.goods : undefined;
  };

  const read = async (places: readonly ProductPlace[]): Promise<ReadonlyMap<number, Goods>> => {
    const taken = places.map(({ shopId }) => marks.ofShop(shopId));
    const goods = await readGoods(store, places.map(({ id }) => id), (await reference()).baseCurrency.scale);
    if (!store.isInTransaction) places.forEach(({ id }, index) => shelf.set(id, { goods: partOf(goods, id), mark: taken[index] ?? 0 }, 1));
    return new Map(places.map(({ id }) => [id, goods]));
  };

  let waiting: { readonly places: Map<number, ProductPlace>; readonly answer: Promise<ReadonlyMap<number, Goods>> } | undefined;
  let before: Promise<unknown> = Promise.resolve();

  /** What is asked for while others are being read is read at once for all who ask. */
  const readTogether = (places: readonly ProductPlace[]): Promise<ReadonlyMap<number, Goods>> => {
    if (store.isInTransaction) return read(places);
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
    take: async (places) => {
      const found = new Map<number, Goods>();
      for (const place of places) {
        const goods = known(place);
        if (goods) found.set(place.id, goods);
      }
      const missing = places.filter(({ id }) => !found.has(id));
      if (missing.length > 0) for (const [id, goods] of await readTogether(missing)) found.set(id, goods);
      return places.flatMap(({ id, shopId }): readonly ShelvedProduct[] => {
        const goods = found.get(id);
        const product = goods?.productById.get(id);
        return goods && product && product.shopId === shopId ? [{ product, goods }] : [];
      });
    },
  };
};

/** One product with what is given away with it, so that the others read along are not held with it; add-ons hang on its stocks. */
const partOf = ({ productById, stockById }: Goods, id: number): Goods => {
  const product = productById.get(id);
  const given = (product?.stocks ?? []).flatMap(({ bonus }) => (bonus && stockById.get(bonus.bonusStockId)) ?? []);
  const products = [...(product ? [product] : []), ...given.flatMap(({ productId }) => productById.get(productId) ?? [])];
  return { productById: new Map(products.map((each) => [each.id, each])), stockById: new Map(given.map((stock) => [stock.id, stock])) };
};
