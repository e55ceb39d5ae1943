export { allergenSource, type AllergenSource, type DeclaredAddon } from './allergen-source.ts';
export { findByTitle, letterGroups, type LetterGroup, type Titled } from './alphabet.ts';
export type { Branch, Branches } from './branches.port.ts';
export type {
  DeliveryZones,
  LikedShops,
  ProductCatalog,
  ShopDirectory,
  ShopFacets,
  ZoneAnswer,
} from './catalog.ports.ts';
export { deliveryFeeAt, deliveryFeeTo, type DeliveryFee } from './delivery-fee.ts';
export { deliveryRangeTo, type DeliveryRange } from './delivery-range.ts';
export { dishParts } from './dish-parts.ts';
export { distanceKm, isInZone, kilometresBetween, kilometresToZone, type GeoPoint } from './geo.ts';
export type {
  AddonOffer,
  CardStock,
  CountBonus,
  OptionValue,
  ProductCard,
  ProductDetail,
  ProductHit,
  Stock,
  Unit,
  UnitPrice,
} from './product.ts';
export { cardPrice } from './card-price.ts';
export { amountsOf, cheapestStock, lowestPrice, type LowestPrice, type PricedStock } from './lowest-price.ts';
export {
  countMenu,
  hasDietaryNeeds,
  joinDietaryNeeds,
  noMenuFilter,
  splitMenu,
  suitsNeeds,
  hasEnoughSuitable,
  SUITABLE_DISHES_MIN,
  type FilteredProduct,
  type MenuFilter,
  type SplitMenu,
} from './menu-filter.ts';
export { cheapestOrder, type CheapestOrderTerms } from './cheapest-order.ts';
export { nearestFirst, type Located } from './nearest-first.ts';
export { orderFees, serviceFeeIn, type DeliveredItems, type OrderFees } from './order-fees.ts';
export { PRODUCT_ORDERS, type MarketFilter, type ProductFilter, type ProductOrder } from './product-filter.ts';
export {
  limitsInStock,
  NO_QUANTITY_LIMIT,
  orderableRange,
  type OrderableRange,
  type QuantityLimits,
} from './quantity-limits.ts';
export type { ProductLists } from './product-lists.port.ts';
export type { CategoryDetail, ShopGuide, ShopSign } from './shop-guide.port.ts';
export {
  isOffered,
  MINUTES_CHOICES,
  RATING_CHOICES,
  toggled,
  type ShopChoice,
  type ShopChoices,
  type ShopCounter,
  type ShopCounts,
} from './shop-counts.ts';
export {
  noShopFilter,
  plainShopFilter,
  SHOP_ORDERS,
  type PriceSpan,
  type ShopFilter,
  type ShopOrder,
} from './shop-filter.ts';
export { shopFilterFor } from './shop-filter-for.ts';
export type {
  Banner,
  Category,
  DeliveryTariff,
  DeliveryTime,
  Menu,
  MenuSection,
  Rating,
  Shop,
  ShopCard,
  ShopKind,
  ShopOffer,
  ShopTag,
} from './shop.ts';
export {
  initialChoice,
  missingGroups,
  optionGroupsOf,
  stockOf,
  stocksFor,
  type OptionChoice,
  type OptionChoiceValue,
  type OptionGroup,
} from './option-groups.ts';
export { unitPriceOf, type NetContent } from './unit-price.ts';
export { isBuyable, isInSupply } from './supply.ts';
