import { hasBit } from '../../foundation/search/index.ts';
import type { ProductSegment } from './product-segment.ts';
import type { ProductCriteria, TodaysDeals } from './product-criteria.ts';

/** Returns a predicate for everything in the criteria but shop and diet. */
export const filterOf = (
  segment: ProductSegment,
  criteria: ProductCriteria,
  deals: (shopId: number) => TodaysDeals,
): ((place: number) => boolean) => {
  const { priceFrom = 0, priceTo = Infinity, rating } = criteria;
  const categories = criteria.categoryIds && new Set(criteria.categoryIds);
  const brands = criteria.brandIds && new Set(criteria.brandIds);
  const isPriced = criteria.priceFrom !== undefined || criteria.priceTo !== undefined;
  const asksForDeals = criteria.hasBonus || criteria.hasDiscount || criteria.hasDeals;
  const someStock = (place: number, test: (stock: number) => boolean): boolean => {
    for (let stock = segment.firstStock[place] ?? 0; stock < (segment.firstStock[place + 1] ?? 0); stock++)
      if (test(stock)) return true;
    return false;
  };
  const hasPrice = (stock: number): boolean =>
    (segment.stockPrices[stock] ?? 0) >= priceFrom && (segment.stockPrices[stock] ?? 0) <= priceTo;
  const hasDeals = (place: number): boolean => {
    const today = deals(segment.shopIds[place] ?? 0);
    const hasBonus = someStock(place, (stock) => today.bonusStockIds.has(segment.stockIds[stock] ?? 0));
    const hasDiscount = (segment.discountIds.get(place) ?? []).some((id) => today.discountIds.has(id));
    return (
      (!criteria.hasBonus || hasBonus) &&
      (!criteria.hasDiscount || hasDiscount) &&
      (!criteria.hasDeals || hasBonus || hasDiscount)
    );
  };
  return (place) => {
    const average = (segment.ratings[place] ?? 0) / 10;
    return (
      (!categories || categories.has(segment.categoryIds[place] ?? 0)) &&
      (!brands || brands.has(segment.brandIds[place] ?? 0)) &&
      (!isPriced || someStock(place, hasPrice)) &&
      (rating === undefined || (average >= rating.from && average <= rating.to)) &&
      (!criteria.isVegetarian || hasBit(segment.vegetarian, place)) &&
      (criteria.ordersFrom === undefined || (segment.orders[place] ?? 0) >= criteria.ordersFrom) &&
      (!asksForDeals || hasDeals(place))
    );
  };
};
