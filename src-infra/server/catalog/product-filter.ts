import type { ProductSegment } from './product-segment.ts';
import type { ProductWishes, TodaysDeals } from './product-selection.ts';

/** Whether the product in a place fulfils the wishes, but for shop and diet. */
export const filterOf = (segment: ProductSegment, wishes: ProductWishes, deals: (shopId: number) => TodaysDeals): ((place: number) => boolean) => {
  const { priceFrom = 0, priceTo = Infinity, rating } = wishes;
  const categories = wishes.categoryIds && new Set(wishes.categoryIds);
  const brands = wishes.brandIds && new Set(wishes.brandIds);
  const isPriced = wishes.priceFrom !== undefined || wishes.priceTo !== undefined;
  const asksForDeals = wishes.hasBonus || wishes.hasDiscount || wishes.hasDeals;
  const someStock = (place: number, test: (stock: number) => boolean): boolean => {
    for (let stock = segment.firstStock[place] ?? 0; stock < (segment.firstStock[place + 1] ?? 0); stock++) if (test(stock)) return true;
    return false;
  };
  const hasPrice = (stock: number): boolean => (segment.stockPrices[stock] ?? 0) >= priceFrom && (segment.stockPrices[stock] ?? 0) <= priceTo;
  const hasDeals = (place: number): boolean => {
    const today = deals(segment.shopIds[place] ?? 0);
    const hasBonus = someStock(place, (stock) => today.bonusStockIds.has(segment.stockIds[stock] ?? 0));
    const hasDiscount = (segment.discountIds.get(place) ?? []).some((id) => today.discountIds.has(id));
    return (!wishes.hasBonus || hasBonus) && (!wishes.hasDiscount || hasDiscount) && (!wishes.hasDeals || hasBonus || hasDiscount);
  };
  return (place) => {
    const average = (segment.ratings[place] ?? 0) / 100;
    return (
      (!categories || categories.has(segment.categoryIds[place] ?? 0)) &&
      (!brands || brands.has(segment.brandIds[place] ?? 0)) &&
      (!isPriced || someStock(place, hasPrice)) &&
      (rating === undefined || (average >= rating.from && average <= rating.to)) &&
      (!wishes.isVegetarian || ((segment.vegetarian[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0) &&
      (wishes.ordersFrom === undefined || (segment.orders[place] ?? 0) >= wishes.ordersFrom) &&
      (!asksForDeals || hasDeals(place))
    );
  };
};
