import type {
  Banner,
  Category,
  DeliveryZones,
  GeoPoint,
  Menu,
  ProductCard,
  ProductCatalog,
  ProductDetail,
  ProductHit,
  Shop,
  ShopDirectory,
  ShopFacets,
  ShopFilter,
  ShopTag,
} from '@domain/catalog/index.ts';
import { categoryId, type ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { compareDecimals, majorOf, type Decimal } from '@domain/pricing/index.ts';
import { foldedWords, foldText } from '@domain/kernel/index.ts';
import {
  matchRanges,
  nearnessOf,
  type ProductSearch,
  type ShopSearch,
  type Suggestion,
  type TermSuggestions,
} from '@domain/search/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

const PER_PAGE = 12;

/** A shop with what it sells, where it delivers and by what it is found. */
export type FakeShop = {
  readonly shop: Shop;
  readonly products: readonly ProductDetail[];
  readonly deliversTo: (at: GeoPoint) => boolean;
  readonly categories?: readonly Category[];
  readonly tags?: readonly ShopTag[];
};

/** A marketplace's catalog in memory; it is always day, and shops are open whose schedule accepts. */
export const createFakeCatalog = (stalls: readonly FakeShop[], banners: readonly Banner[] = []) => {
  const productsOf = (id: ShopId | undefined) =>
    stalls
      .filter(({ shop }) => id === undefined || shop.id === id)
      .flatMap(({ shop, products }) =>
        products.map((product): ProductHit & ProductDetail => ({ ...product, shopTitle: shop.title })),
      );
  const left = (filter: ShopFilter) => stalls.filter((stall) => isLeft(stall, filter));
  const fits = (text: string, term: string): boolean => text.toLowerCase().includes(term.trim().toLowerCase());

  const directory: ShopDirectory = {
    list: async (filter, page) =>
      ok(
        pageOf(
          left(filter).map(({ shop }) => shop),
          page,
          PER_PAGE,
        ),
      ),
    recommended: async (only = {}) =>
      ok(
        stalls
          .slice(0, 1)
          .map(({ shop }) => shop)
          .filter(({ schedule }) => !only.isOpen || schedule.isAccepting),
      ),
    load: async (wanted) => {
      const found = stalls.find(({ shop }) => shop.id === wanted || shop.uuid === wanted);
      return found ? ok(found.shop) : absent();
    },
    byUuids: async (uuids) => ok(stalls.filter(({ shop }) => uuids.includes(shop.uuid)).map(({ shop }) => shop)),
    categories: async (atMost) => ok(unique(stalls.flatMap(({ categories = [] }) => categories)).slice(0, atMost)),
    banners: async () => ok(banners),
  };
  const facets: ShopFacets = {
    tags: async (category) =>
      ok(
        unique(
          stalls
            .filter(({ categories = [] }) => category === undefined || categories.some(({ id }) => id === category))
            .flatMap(({ tags = [] }) => tags),
        ),
      ),
    priceBounds: async () => {
      const prices = productsOf(undefined)
        .flatMap(({ stocks }) => stocks.map(({ price }) => majorOf(price.price)))
        .toSorted(compareDecimals);
      return ok({ from: prices[0] ?? ('0' as Decimal), to: prices.at(-1) ?? ('0' as Decimal) });
    },
  };
  const catalog: ProductCatalog = {
    menu: async (shop) => {
      const items = productsOf(shop);
      const menu: Menu<ProductCard> = {
        popular: items.slice(0, 1),
        sections: items.length > 0 ? [{ id: categoryId(1), title: 'Everything', items }] : [],
      };
      return ok(menu);
    },
    load: async (wanted) => {
      const found = productsOf(undefined).find(({ uuid }) => uuid === wanted);
      return found ? ok(found) : absent();
    },
  };
  const zones: DeliveryZones = {
    anyShop: async (at) =>
      ok(stalls.some((stall) => stall.shop.schedule.isAccepting && stall.deliversTo(at)) ? 'inside' : 'outside'),
    away: async () => ok(undefined),
    shop: async (shop, at) =>
      ok(stalls.some((stall) => stall.shop.id === shop && stall.deliversTo(at)) ? 'inside' : 'outside'),
  };
  const shopSearch: ShopSearch = {
    find: async (term, page, at) =>
      ok(
        pageOf(
          left({ isOpen: true, at })
            .map(({ shop }) => shop)
            .filter(({ title }) => fits(title, term)),
          page,
          PER_PAGE,
        ),
      ),
  };
  const productSearch: ProductSearch = {
    find: async (term, page, { shop, at }) => {
      const sellers = left({ at }).map(({ shop: { id } }) => id);
      return ok(
        pageOf(
          productsOf(shop).filter(({ title, shopId }) => sellers.includes(shopId) && fits(title, term)),
          page,
          PER_PAGE,
        ),
      );
    },
  };
  const suggestions: TermSuggestions = {
    find: async (term, { shop, at }) => {
      const sellers = left({ at }).map(({ shop: { id } }) => id);
      const shops =
        shop === undefined
          ? left({ at }).map((stall): Suggestion => ({
              kind: 'shop',
              id: stall.shop.id,
              text: stall.shop.title,
              image: stall.shop.logo,
            }))
          : [];
      const products = productsOf(shop)
        .filter(({ shopId }) => sellers.includes(shopId))
        .map(({ id, uuid, shopId, title, image }): Suggestion => ({
          kind: 'product',
          id,
          uuid,
          shopId,
          text: title,
          image,
        }));
      const found = [...shops, ...products].filter(({ text }) => isNear(text, term));
      const meant = found.flatMap(({ text }) => foldedWords(text)).find((word) => isNear(word, term));
      const isExact =
        foldText(term) === '' || found.length === 0 || found.some(({ text }) => matchRanges(text, term).length > 0);
      return ok({
        corrected: isExact ? undefined : meant,
        suggestions: foldText(term) === '' ? [] : found.slice(0, 10),
      });
    },
  };
  return { directory, facets, catalog, zones, shopSearch, productSearch, suggestions };
};

/** Whether every word of the term is a prefix of a word of the text, or nearly. */
const isNear = (text: string, term: string): boolean =>
  foldedWords(term).every((typed) =>
    foldedWords(text).some((word) => word.startsWith(typed) || nearnessOf(typed, word) !== undefined),
  );

const isLeft = ({ shop, deliversTo, categories = [], tags = [] }: FakeShop, filter: ShopFilter): boolean => {
  const { kind, isOpen, hasDeals, isFreeDelivery, isVerified, minRating, at } = filter;
  return (
    (kind === undefined || shop.kind === kind) &&
    (!filter.categoryIds || categories.some(({ id }) => filter.categoryIds?.includes(id))) &&
    (!isOpen || shop.schedule.isAccepting) &&
    (!hasDeals || shop.offer !== undefined) &&
    (!isFreeDelivery || (shop.deliveryFee.base.minor === 0 && shop.deliveryFee.perKm.minor === 0)) &&
    (!isVerified || shop.isVerified) &&
    (minRating === undefined || (shop.rating?.average ?? 0) >= minRating) &&
    (!filter.tagIds || tags.some(({ id }) => filter.tagIds?.includes(id))) &&
    (at === undefined || deliversTo(at))
  );
};

const unique = <Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
