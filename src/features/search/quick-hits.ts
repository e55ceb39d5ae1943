import type { Menu, ProductCard, ProductHit, Shop, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import {
  DISH_WORDS,
  matcherOf,
  spellingsFor,
  withoutRepeats,
  type Matcher,
  type Spellings,
} from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import { catalogKey } from '../catalog/index.ts';
import { searchKey } from './search.queries.ts';

/** Hits from data that is loaded already, available at once. */
export type QuickHits = { readonly shops: readonly ShopCard[]; readonly products: readonly ProductHit[] };

export const noQuickHits: QuickHits = { shops: [], products: [] };

/** Few, since they only precede the server's answer. */
const HITS_MAX = 3;
const SHOPS_MAX = 2;
/** Untranslated names are mostly English. */
const OWN_LANGUAGE = 'en';

type Deps = {
  readonly cache: Pick<DataCache, 'known'>;
  /** Language and currency of usable answers. */
  readonly scope: () => readonly unknown[];
};

/** Finds a term in data loaded during this visit: everywhere, or among the products of one shop. */
export const createQuickSearch = ({ cache, scope }: Deps) => {
  /** Cached values under a key, in the current language and currency. */
  const known = <Value>(key: readonly unknown[]): readonly (readonly [key: readonly unknown[], value: Value])[] => {
    const end = JSON.stringify(scope());
    return cache
      .known(key)
      .filter(
        (entry): entry is readonly [readonly unknown[], Value] =>
          JSON.stringify(entry[0].slice(-scope().length)) === end,
      );
  };
  const valuesOf = <Value>(key: readonly unknown[]): readonly Value[] => known<Value>(key).map(([, value]) => value);

  const pagesOf = <Item>(key: readonly unknown[]) => valuesOf<Page<Item>>(key).map(({ items }) => items);
  const shopLists = (): readonly (readonly ShopCard[])[] => [
    ...pagesOf<ShopCard>(searchKey('shops')),
    ...valuesOf<readonly ShopCard[]>(catalogKey('recommended')),
    ...pagesOf<ShopCard>(catalogKey('shops')),
    ...valuesOf<readonly ShopCard[]>(catalogKey('liked')),
  ];
  const shopPages = (): readonly Shop[] => valuesOf<Shop>(catalogKey('shop'));
  const foundLists = (): readonly (readonly ProductHit[])[] => pagesOf<ProductHit>(searchKey('products'));
  const menus = (): readonly Menu<ProductCard>[] => valuesOf<Menu<ProductCard>>(catalogKey('menu'));

  const shops = (): readonly ShopCard[] => withoutRepeats([...shopLists().flat(), ...shopPages()]);
  const products = (shop: ShopId | undefined): readonly ProductHit[] => {
    const titles = new Map(shops().map(({ id, title }) => [id, title]));
    const hit = (card: ProductCard): ProductHit => ({ ...card, shopTitle: titles.get(card.shopId) ?? '' });
    return withoutRepeats([
      ...foundLists().flat(),
      ...menus().flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(hit))),
    ]).filter(({ shopId }) => shop === undefined || shopId === shop);
  };

  const keptSpellings = memoizeBySources<Spellings>();
  const spellings = (): Spellings => {
    const [language] = scope();
    return keptSpellings([language], () => spellingsFor(DISH_WORDS, [String(language), OWN_LANGUAGE]));
  };
  const [shopMatcher, productMatcher] = [
    memoizeBySources<Matcher<ShopCard>>(),
    memoizeBySources<Matcher<ProductHit>>(),
  ];

  return (term: string, shop: ShopId | undefined): QuickHits => {
    const shopSources = [...shopLists(), ...shopPages()];
    const findShops = shopMatcher(shopSources, () =>
      matcherOf(shops(), ({ title, tags }) => ({ names: [title], kinds: tags }), spellings()),
    );
    const foundShops = shop === undefined ? findShops(term, SHOPS_MAX) : [];
    const findProducts = productMatcher([shop, ...shopSources, ...foundLists(), ...menus()], () =>
      matcherOf(
        products(shop),
        ({ title, description, shopTitle }) => ({ names: [title], others: [description, shopTitle] }),
        spellings(),
      ),
    );
    return { shops: foundShops, products: findProducts(term, HITS_MAX - foundShops.length) };
  };
};

/** Memoizes a value by the answers it was made of: titles are folded once, not with every key. */
const memoizeBySources = <Value>() => {
  let kept: { readonly sources: readonly unknown[]; readonly value: Value } | undefined;
  return (sources: readonly unknown[], make: () => Value): Value => {
    const isSame = kept?.sources.length === sources.length && sources.every((each, at) => each === kept?.sources[at]);
    if (!kept || !isSame) kept = { sources, value: make() };
    return kept.value;
  };
};

type Identified = { readonly id: number };
/** The part of a search that holds the server's answers. */
type Answered = {
  readonly shops: { readonly items: readonly ShopCard[] } | undefined;
  readonly products: { readonly items: readonly ProductHit[] };
};

/** Returns the items that are not among the others. */
export const excluding = <Item extends Identified>(
  items: readonly Item[] = [],
  others: readonly Identified[] = [],
): readonly Item[] => items.filter(({ id }) => !others.some((other) => other.id === id));

const replaceMatching = <Item extends Identified>(items: readonly Item[], by: readonly Item[] = []): readonly Item[] =>
  items.map((item) => by.find(({ id }) => id === item.id) ?? item);

/** Replaces each hit by the server's version, where there is one. */
export const withServerVersions = ({ shops, products }: QuickHits, answer: Answered | undefined): QuickHits => ({
  shops: replaceMatching(shops, answer?.shops?.items),
  products: replaceMatching(products, answer?.products.items),
});

/** Counts the hits that the server did not return. */
export const countUnlisted = ({ shops, products }: QuickHits, answer: Answered | undefined): number =>
  excluding(shops, answer?.shops?.items).length + excluding(products, answer?.products.items).length;
