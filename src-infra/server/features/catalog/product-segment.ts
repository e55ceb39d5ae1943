import type { DietaryDeclaration, DietaryNeeds } from '@domain/dietary/index.ts';
import { addBit, createBoundedMap, noBits, type Bits } from '../../foundation/search/index.ts';
import type { ProductFacts } from './product-facts.ts';
import { isSuitable } from './product-criteria.ts';
import type { SearchedTexts, TextColumns, TextColumnsBuilder } from './text-columns.ts';
import { shownAverage } from './shop-record.ts';

/** Products in columnar form, most popular first; immutable. */
export type ProductSegment = {
  readonly size: number;
  readonly texts: TextColumns;
  readonly ids: Int32Array;
  readonly shopIds: Int32Array;
  /** -1 for none. */
  readonly categoryIds: Int32Array;
  readonly brandIds: Int32Array;
  readonly orders: Int32Array;
  readonly positions: Int32Array;
  readonly createdAt: Float64Array;
  /** Tenths of a star. */
  readonly ratings: Uint8Array;
  readonly vegetarian: Bits;
  readonly drinks: Bits;
  /** The stocks of a product range from its entry to that of the next product. */
  readonly firstStock: Uint32Array;
  readonly stockIds: Int32Array;
  readonly stockPrices: Float64Array;
  /** Discounts of the few products that have any. */
  readonly discountIds: ReadonlyMap<number, readonly number[]>;
  readonly placesOf: (shopId: number) => readonly number[];
  readonly suitable: (wanted: DietaryNeeds) => Bits;
};

const NOTHING = -1;
const CACHED_FILTERS_BYTES = 4 * 2 ** 20;

/** Accepts products in descending popularity, up to its capacity. */
export interface SegmentBuilder {
  add(product: ProductFacts): void;
  build(): ProductSegment;
}

export const createSegmentBuilder = (most: number, texts: TextColumnsBuilder): SegmentBuilder => {
  const [ids, shopIds, categoryIds, brandIds, orders, positions] = [most, most, most, most, most, most].map(
    (length) => new Int32Array(length),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
  const createdAt = new Float64Array(most);
  const ratings = new Uint8Array(most);
  const vegetarian = noBits(most);
  const drinks = noBits(most);
  const firstStock = new Uint32Array(most + 1);
  const stockIds: number[] = [];
  const stockPrices: number[] = [];
  const discountIds = new Map<number, readonly number[]>();
  const places = new Map<number, number[]>();
  const diets = createDietColumn(most);
  let size = 0;

  return {
    add: (product) => {
      const place = size++;
      texts.add(place, searchedTexts(product));
      ids[place] = product.id;
      shopIds[place] = product.shopId;
      categoryIds[place] = product.categoryId ?? NOTHING;
      brandIds[place] = product.brandId ?? NOTHING;
      orders[place] = product.ordersCount;
      positions[place] = product.position;
      createdAt[place] = product.createdAt;
      ratings[place] = Math.round(shownAverage(product.stars) * 10);
      if (product.isVegetarian) addBit(vegetarian, place);
      if (product.isDrink) addBit(drinks, place);
      for (const { id, price } of product.stocks) {
        stockIds.push(id);
        stockPrices.push(price);
      }
      firstStock[place + 1] = stockIds.length;
      if (product.discountIds.length > 0) discountIds.set(place, product.discountIds);
      const ofShop = places.get(product.shopId) ?? [];
      places.set(product.shopId, ofShop);
      ofShop.push(place);
      diets.add(place, product);
    },
    build: () => ({
      size,
      texts: texts.build(size),
      ids,
      shopIds,
      categoryIds,
      brandIds,
      orders,
      positions,
      createdAt,
      ratings,
      vegetarian,
      drinks,
      firstStock,
      stockIds: Int32Array.from(stockIds),
      stockPrices: Float64Array.from(stockPrices),
      discountIds,
      placesOf: (shopId) => places.get(shopId) ?? [],
      suitable: diets.suitable(size),
    }),
  };
};

const searchedTexts = ({ texts, category, brand, shop, dietary, keywords }: ProductFacts): SearchedTexts => ({
  texts,
  kinds: [category],
  others: [shop],
  kindWords: [...(brand === undefined ? [] : [brand]), ...(dietary?.diets ?? [])],
  otherWords: keywords === null ? [] : [keywords],
});

type Declared = Pick<ProductFacts, 'dietary' | 'stocks'>;

/** Stores each distinct declaration once and evaluates it once per query. */
const createDietColumn = (most: number) => {
  const numbers = new Uint32Array(most);
  const known = new Map<string, number>();
  const kinds: Declared[] = [];
  return {
    add: (place: number, { dietary, stocks }: Declared): void => {
      const ways = new Map(stocks.map(({ mandatory }) => [keyOf(mandatory), mandatory]));
      const key = JSON.stringify([keyOf([dietary]), [...ways.keys()].sort()]);
      const number =
        known.get(key) ??
        kinds.push({ dietary, stocks: [...ways.values()].map((mandatory) => ({ id: 0, price: 0, mandatory })) }) - 1;
      known.set(key, number);
      numbers[place] = number;
    },
    suitable: (size: number) => {
      const remembered = createBoundedMap<string, Bits>(CACHED_FILTERS_BYTES);
      return (wanted: DietaryNeeds): Bits => {
        const key = JSON.stringify(wanted);
        const found = remembered.get(key);
        if (found) return found;
        const suits = kinds.map((kind) => isSuitable(kind, wanted));
        const bits = noBits(size);
        for (let place = 0; place < size; place++) if (suits[numbers[place] ?? 0]) addBit(bits, place);
        remembered.set(key, bits, bits.byteLength);
        return bits;
      };
    },
  };
};

const keyOf = (declarations: readonly (DietaryDeclaration | undefined)[]): string =>
  declarations
    .map((each) => (each ? `${each.contains.join()};${each.mayContain.join()};${each.diets.join()}` : '?'))
    .join('|');
