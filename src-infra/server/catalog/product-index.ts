import { foldedWords } from '@domain/search/index.ts';
import { createTextIndex, type TextEntry, type TextIndex } from '../search/index.ts';
import { readProductFacts, type Store } from '../store/index.ts';
import type { ProductFacts } from './product-facts.ts';
import { createShopwise } from './shopwise.ts';

/** The products of approved shops, most popular first, with an index of their words. */
export type ProductSnapshot = {
  readonly products: readonly ProductFacts[];
  readonly find: (key: string | number) => ProductFacts | undefined;
  /** Made when first asked for. */
  readonly words: () => TextIndex;
};
export type ProductIndex = () => Promise<ProductSnapshot>;

/** The products of approved shops in memory, as far as lists filter and order by them. */
export const createProductIndex = (store: Store): ProductIndex => {
  const entries = new WeakMap<ProductFacts, TextEntry>();
  const entryFor = (product: ProductFacts): TextEntry => {
    const known = entries.get(product) ?? entryOf(product);
    entries.set(product, known);
    return known;
  };

  return createShopwise<ProductSnapshot>({
    store,
    read: async (previous, changed) => {
      const fresh = await readProductFacts(store, changed === 'all' ? undefined : [...changed]);
      const kept = changed === 'all' ? [] : (previous?.products ?? []).filter(({ shopId }) => !changed.has(shopId));
      return snapshotOf([...kept, ...fresh].sort(byPopularity), entryFor);
    },
  });
};

const byPopularity = (left: ProductFacts, right: ProductFacts): number => right.ordersCount - left.ordersCount || left.id - right.id;

const snapshotOf = (products: readonly ProductFacts[], entryFor: (product: ProductFacts) => TextEntry): ProductSnapshot => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byUuid = new Map(products.map((product) => [product.uuid, product]));
  let words: TextIndex | undefined;
  return {
    products,
    find: (key) => (/^\d+$/.test(String(key)) ? byId.get(Number(key)) : byUuid.get(String(key).toLowerCase())),
    words: () => {
      words ??= createTextIndex(products.map(entryFor));
      return words;
    },
  };
};

const entryOf = ({ texts, keywords }: ProductFacts): TextEntry => ({
  title: Object.values(texts).flatMap(({ title = '' }) => foldedWords(title)),
  other: [...Object.values(texts).flatMap(({ description = '' }) => foldedWords(description)), ...foldedWords(keywords ?? '')],
});
