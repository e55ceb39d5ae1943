import type { Menu, ProductCard, ProductHit, Shop, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import { bestMatches, withoutRepeats } from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import { catalogKey } from '../catalog/index.ts';
import { searchKey } from './search.queries.ts';

/** What has been loaded already answers a term in the moment it is typed. */
export type QuickHits = { readonly shops: readonly ShopCard[]; readonly products: readonly ProductHit[] };

export const noQuickHits: QuickHits = { shops: [], products: [] };

/** Few: they only stand in front of the server's answer. */
const HITS_MAX = 3;
const SHOPS_MAX = 2;

type Deps = {
  readonly cache: Pick<DataCache, 'known'>;
  /** Language and currency that the answers have to be in. */
  readonly scope: () => readonly unknown[];
};

/** Looks a term up in the answers of this visit: everywhere, or in one shop's products alone. */
export const createQuickSearch = ({ cache, scope }: Deps) => {
  /** The values under a key, in the present language and currency. */
  const known = <Value>(key: readonly unknown[]): readonly (readonly [key: readonly unknown[], value: Value])[] => {
    const end = JSON.stringify(scope());
    return cache.known(key).filter((entry): entry is readonly [readonly unknown[], Value] => JSON.stringify(entry[0].slice(-scope().length)) === end);
  };
  const valuesOf = <Value>(key: readonly unknown[]): readonly Value[] => known<Value>(key).map(([, value]) => value);

  const shops = (): readonly ShopCard[] =>
    withoutRepeats([
      ...valuesOf<Page<ShopCard>>(searchKey('shops')).flatMap(({ items }) => items),
      ...valuesOf<readonly ShopCard[]>(catalogKey('recommended')).flat(),
      ...valuesOf<Page<ShopCard>>(catalogKey('shops')).flatMap(({ items }) => items),
      ...valuesOf<readonly ShopCard[]>(catalogKey('liked')).flat(),
      ...valuesOf<Shop>(catalogKey('shop')),
    ]);
  const products = (): readonly ProductHit[] => {
    const titles = new Map(shops().map(({ id, title }) => [id, title]));
    const hit = (card: ProductCard): ProductHit => ({ ...card, shopTitle: titles.get(card.shopId) ?? '' });
    return withoutRepeats([
      ...valuesOf<Page<ProductHit>>(searchKey('products')).flatMap(({ items }) => items),
      ...valuesOf<Menu<ProductCard>>(catalogKey('menu')).flatMap(({ sections }) => sections.flatMap(({ items }) => items)).map(hit),
    ]);
  };

  return (term: string, shop: ShopId | undefined): QuickHits => {
    const foundShops = shop === undefined ? bestMatches(shops(), ({ title }) => title, term, SHOPS_MAX) : [];
    const sold = shop === undefined ? products() : products().filter(({ shopId }) => shopId === shop);
    return { shops: foundShops, products: bestMatches(sold, ({ title }) => title, term, HITS_MAX - foundShops.length) };
  };
};

type Identified = { readonly id: number };
/** As much of a question as it takes to see what the server said of the same things. */
type Answered = { readonly shops: { readonly items: readonly ShopCard[] } | undefined; readonly products: { readonly items: readonly ProductHit[] } };

/** Those that do not stand among the others. */
export const without = <Item extends Identified>(items: readonly Item[] = [], others: readonly Identified[] = []): readonly Item[] => items.filter(({ id }) => !others.some((other) => other.id === id));

const renewed = <Item extends Identified>(items: readonly Item[], by: readonly Item[] = []): readonly Item[] => items.map((item) => by.find(({ id }) => id === item.id) ?? item);

/** The same hits, as the server knows them by now. */
export const renewedBy = ({ shops, products }: QuickHits, answer: Answered | undefined): QuickHits => ({ shops: renewed(shops, answer?.shops?.items), products: renewed(products, answer?.products.items) });

/** How many of the hits the server did not name. */
export const countBeside = ({ shops, products }: QuickHits, answer: Answered | undefined): number => without(shops, answer?.shops?.items).length + without(products, answer?.products.items).length;
