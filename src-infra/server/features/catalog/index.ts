export type { Catalogues } from './catalogue-cache.ts';
export type { CatalogueRevisions } from './catalogue-revisions.ts';
export { createCatalog, type Catalog } from './create-catalog.ts';
export type { AddonRecord, ExtraRecord, ProductRecord, ShopCatalogue, StockRecord } from './goods-record.ts';
export type {
  Bestsellers,
  Branches,
  BranchRow,
  CatalogueChanges,
  ProductsById,
  RecipeRow,
  Recipes,
  Sale,
  Shops,
} from './catalog.ports.ts';
export { recipeRule } from './recipe-rule.ts';
export { createIndexJob } from './index-job.ts';
export { isBonusRunning, isRunning, todayOf } from './shop-day.ts';
export type { ProductFacts, StockFacts } from './product-facts.ts';
export type { ProductFinder } from './product-finder.ts';
export type { FoundProducts, ProductIndex, ProductPlace, WantedPart } from './product-index.port.ts';
export { isSuitable, type ProductCriteria } from './product-criteria.ts';
export { createReaderSpellings } from './reader-spellings.ts';
export type { ShopDirectory, ShopSnapshot } from './shop-directory.ts';
export type { SearchShops } from './shop-search.ts';
export {
  shownAverage,
  starsCount,
  type BonusRecord,
  type DiscountRecord,
  type ShopRecord,
  type ShopTagRecord,
  type WorkingDay,
} from './shop-record.ts';
export { countShops, type CountedGroup, type ShopCounts, type ShopGroup } from './count-shops.ts';
export { feeSteps } from './fee-steps.ts';
export { matches, minutesOf, passes, type Moment, type ShopCriteria, type ShopTest } from './shop-criteria.ts';
export { selectShops } from './shop-selection.ts';
export { priceOf, type PriceContext } from './stock-price.ts';
export type { BrandRecord, CategoryRecord, Taxonomy, TaxonomySource } from './taxonomy.ts';
