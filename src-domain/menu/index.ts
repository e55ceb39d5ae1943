export { checkDeliveryTerms } from './check-delivery-terms.ts';
export type { DeliveryTerms, DeliveryTermsDraft, DeliveryTermsFault } from './check-delivery-terms.ts';
export {
  checkWeek,
  DAYS_OFF_MAX,
  SPANS_OF_DAY_MAX,
  withDaysOff,
  type DayDraft,
  type DayHours,
  type DaysOffFault,
  type HoursFault,
} from './check-hours.ts';
export {
  checkProduct,
  INTERVAL_MAX,
  PIECES_MAX,
  typedPieces,
  type ProductFault,
  type ProductField,
  type ProductPlace,
} from './check-product.ts';
export { PRODUCT_TEXT_LIMITS } from './check-product-texts.ts';
export { typedPrice, type NumberFault } from './read-numbers.ts';
export {
  NUTRIENTS,
  type Nutrient,
  type ProductDraft,
  type ProductTerms,
  type ProductTexts,
  type StockDraft,
  type StockTerms,
} from './product-draft.ts';
export { changedPieces, movedInMenu, soldOutUntil } from './stock-changes.ts';
