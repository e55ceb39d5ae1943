import type { MarketFilter, ProductHit, ProductLists, ProductOrder } from '@domain/catalog/index.ts';
import { followsDiet, isSuitable } from '@domain/dietary/index.ts';
import type { CategoryId, ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { compareDecimals, majorOf } from '@domain/pricing/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

/** A product with what lists are narrowed and ordered by; the newest has the highest id. */
export type FakeProduct = {
  readonly hit: ProductHit;
  readonly categoryId: CategoryId;
  readonly brandId: number | undefined;
  readonly rating: number;
  readonly orders: number;
  readonly isRecommended: boolean;
};

const PER_PAGE = 3;

/** Products in memory, three on a page. */
export const createFakeProductLists = (products: readonly FakeProduct[]): ProductLists => {
  const list = (filter: MarketFilter, isMeant: (product: FakeProduct) => boolean) =>
    products
      .filter((product) => isMeant(product) && passes(product, filter))
      .toSorted(ORDERS[filter.order ?? 'new'])
      .map(({ hit }) => hit);
  const inShop = async (
    shop: ShopId,
    filter: MarketFilter,
    page: number,
    isMeant: (product: FakeProduct) => boolean = () => true,
  ) =>
    products.some(({ hit }) => hit.shopId === shop)
      ? ok(
          pageOf(
            list(filter, (product) => product.hit.shopId === shop && isMeant(product)),
            page,
            PER_PAGE,
          ),
        )
      : absent();
  return {
    everywhere: async ({ shopId, ...filter }, page) =>
      ok(
        pageOf(
          list(filter, ({ hit }) => shopId === undefined || hit.shopId === shopId),
          page,
          PER_PAGE,
        ),
      ),
    ofShop: (shop, filter, page) => inShop(shop, filter, page),
    recommended: (shop, filter, page) => inShop(shop, filter, page, ({ isRecommended }) => isRecommended),
  };
};

const passes = ({ hit, ...facts }: FakeProduct, filter: MarketFilter): boolean => {
  const price = majorOf(hit.stock?.price.price ?? { minor: 0 as never, scale: 2 });
  const [isReduced, hasBonus] = [(hit.stock?.price.discount.minor ?? 0) > 0, hit.stock?.bonus !== undefined];
  return (
    (filter.categoryId === undefined || filter.categoryId === facts.categoryId) &&
    (filter.brandIds === undefined || filter.brandIds.some((brand) => brand === facts.brandId)) &&
    (filter.search === undefined ||
      `${hit.title} ${hit.description}`.toLowerCase().includes(filter.search.toLowerCase())) &&
    (filter.prices === undefined ||
      (compareDecimals(price, filter.prices.from) >= 0 && compareDecimals(price, filter.prices.to) <= 0)) &&
    (filter.minRating === undefined || facts.rating >= filter.minRating) &&
    (!filter.hasDiscount || isReduced) &&
    (!filter.hasBonus || hasBonus) &&
    (!filter.hasDeals || isReduced || hasBonus) &&
    (!filter.isVegetarian || (hit.dietary !== undefined && followsDiet(hit.dietary.diets, 'vegetarian'))) &&
    (filter.dietary === undefined || isSuitable([hit.dietary], filter.dietary))
  );
};

type Compare = (left: FakeProduct, right: FakeProduct) => number;
const byPrice: Compare = (left, right) =>
  (left.hit.stock?.price.total.minor ?? 0) - (right.hit.stock?.price.total.minor ?? 0);
const reversed =
  (compare: Compare): Compare =>
  (left, right) =>
    compare(right, left);
const [byId, byOrders, byRating]: readonly [Compare, Compare, Compare] = [
  (left, right) => left.hit.id - right.hit.id,
  (left, right) => left.orders - right.orders,
  (left, right) => left.rating - right.rating,
];
const ORDERS: Readonly<Record<ProductOrder, Compare>> = {
  new: reversed(byId),
  old: byId,
  best_sale: reversed(byOrders),
  low_sale: byOrders,
  high_rating: reversed(byRating),
  low_rating: byRating,
  price_asc: byPrice,
  price_desc: reversed(byPrice),
};
