import { foldedWords } from '@domain/search/index.ts';
import type { DietaryDeclaration, DietaryWishes } from '@domain/dietary/index.ts';
import { addBit, createBoundedMap, createWordTableBuilder, indexTexts, noBits, type Bits, type TextEntry, type TextIndex } from '../search/index.ts';
import type { ProductFacts } from './product-facts.ts';
import { isSuitable } from './product-selection.ts';
import { starsAverage } from './shop-record.ts';

/** Products in columns, most ordered first; never changed once made. */
export type ProductSegment = {
  readonly size: number;
  readonly texts: TextIndex;
  readonly ids: Int32Array;
  readonly shopIds: Int32Array;
  /** -1 for none. */
  readonly categoryIds: Int32Array;
  readonly brandIds: Int32Array;
  readonly orders: Int32Array;
  readonly positions: Int32Array;
  readonly createdAt: Float64Array;
  /** Hundredths of a star. */
  readonly ratings: Uint16Array;
  readonly vegetarian: Bits;
  /** Stocks of a place stand from its number here to before that of the next place. */
  readonly firstStock: Uint32Array;
  readonly stockIds: Int32Array;
  readonly stockPrices: Float64Array;
  /** Discounts of the few places that have some. */
  readonly discountIds: ReadonlyMap<number, readonly number[]>;
  readonly placesOf: (shopId: number) => readonly number[];
  readonly suitable: (wishes: DietaryWishes) => Bits;
};

const NOTHING = -1;
const REMEMBERED_WISHES_BYTES = 4 * 2 ** 20;

/** Takes products most ordered first, at most so many. */
export interface SegmentBuilder {
  add(product: ProductFacts): void;
  build(): ProductSegment;
}

export const createSegmentBuilder = (most: number, wordsOf: (text: string) => readonly string[]): SegmentBuilder => {
  const words = createWordTableBuilder();
  const [ids, shopIds, categoryIds, brandIds, orders, positions] = [most, most, most, most, most, most].map((length) => new Int32Array(length)) as [
    Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array,
  ];
  const createdAt = new Float64Array(most);
  const ratings = new Uint16Array(most);
  const vegetarian = noBits(most);
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
      words.add(entryOf(product, wordsOf));
      ids[place] = product.id;
      shopIds[place] = product.shopId;
      categoryIds[place] = product.categoryId ?? NOTHING;
      brandIds[place] = product.brandId ?? NOTHING;
      orders[place] = product.ordersCount;
      positions[place] = product.position;
      createdAt[place] = product.createdAt;
      ratings[place] = Math.round(starsAverage(product.stars) * 100);
      if (product.isVegetarian) addBit(vegetarian, place);
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
      size, texts: indexTexts(words.build()), ids, shopIds, categoryIds, brandIds, orders, positions, createdAt, ratings, vegetarian, firstStock,
      stockIds: Int32Array.from(stockIds), stockPrices: Float64Array.from(stockPrices), discountIds,
      placesOf: (shopId) => places.get(shopId) ?? [], suitable: diets.suitable(size),
    }),
  };
};

const entryOf = ({ texts, keywords }: ProductFacts, wordsOf: (text: string) => readonly string[]): TextEntry => ({
  title: Object.values(texts).flatMap(({ title = '' }) => wordsOf(title)),
  other: [...Object.values(texts).flatMap(({ description = '' }) => wordsOf(description)), ...wordsOf(keywords ?? '')],
});

type Declared = Pick<ProductFacts, 'dietary' | 'stocks'>;

/** Few declarations are many products': each is kept once, and judged once a question. */
const createDietColumn = (most: number) => {
  const numbers = new Uint32Array(most);
  const known = new Map<string, number>();
  const kinds: Declared[] = [];
  return {
    add: (place: number, { dietary, stocks }: Declared): void => {
      const ways = new Map(stocks.map(({ mandatory }) => [keyOf(mandatory), mandatory]));
      const key = JSON.stringify([keyOf([dietary]), [...ways.keys()].sort()]);
      const number = known.get(key) ?? kinds.push({ dietary, stocks: [...ways.values()].map((mandatory) => ({ id: 0, price: 0, mandatory })) }) - 1;
      known.set(key, number);
      numbers[place] = number;
    },
    suitable: (size: number) => {
      const remembered = createBoundedMap<string, Bits>(REMEMBERED_WISHES_BYTES);
      return (wishes: DietaryWishes): Bits => {
        const key = JSON.stringify(wishes);
        const found = remembered.get(key);
        if (found) return found;
        const suits = kinds.map((kind) => isSuitable(kind, wishes));
        const bits = noBits(size);
        for (let place = 0; place < size; place++) if (suits[numbers[place] ?? 0]) addBit(bits, place);
        remembered.set(key, bits, bits.byteLength);
        return bits;
      };
    },
  };
};

const keyOf = (declarations: readonly (DietaryDeclaration | undefined)[]): string =>
  declarations.map((each) => (each ? `${each.contains.join()};${each.mayContain.join()};${each.diets.join()}` : '?')).join('|');

const REMEMBERED_LETTERS = 4_000_000;

/** Folds each text once as long as it comes again and again: shops of one kind say the same of the same goods. */
export const createWordMemory = (): ((text: string) => readonly string[]) => {
  const remembered = createBoundedMap<string, readonly string[]>(REMEMBERED_LETTERS);
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const words = foldedWords(text);
    remembered.set(text, words, text.length);
    return words;
  };
};
