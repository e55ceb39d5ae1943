export { apportion } from './apportion.ts';
export { calculate, linesTotal, totalsOf, type PricedCart } from './calculate.ts';
export type {
  BonusRule,
  CalculationInput,
  CouponRule,
  DeliveryInput,
  PackagingInput,
  PricedAddon,
  PricedItem,
  PricedStock,
  RecipeRule,
  TipsInput,
} from './calculation-input.ts';
export { couponSaving } from './coupon-saving.ts';
export { currencyInUse, DEFAULT_SYMBOL, type Currency, type PriceStyle, type SymbolPosition } from './currency.ts';
export {
  addDecimals,
  compareDecimals,
  decimal,
  decimalOfMinor,
  divideDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  type Decimal,
  type DecimalRefusal,
} from './decimal.ts';
export { priceText } from './format-price.ts';
export {
  addMoney,
  compareMoney,
  convertMoney,
  majorOf,
  money,
  moneyOf,
  negateMoney,
  noMoney,
  smallerOf,
  subtractMoney,
  sumMoney,
  timesMoney,
  type MinorUnits,
  type Money,
  type Scale,
} from './money.ts';
export {
  LINE_KINDS,
  type LineKind,
  type LineLabel,
  type PartLabel,
  type PriceLine,
  type PricePart,
  type PriceRule,
  type Quote,
  type QuoteSlot,
  type RuleArgs,
  type Totals,
} from './quote.ts';
export {
  discountOfDay,
  isLimited,
  percentOf,
  priceStock,
  reductionOf,
  type Discount,
  type StockPrice,
  type StockPriceInput,
} from './stock-price.ts';
export { typedAmount } from './typed-amount.ts';
export { couldBeThousands, typedDecimal } from './typed-decimal.ts';
export { lineAmounts, lineSums, type LineAmounts, type LineSums, type PricedPieces } from './line-amounts.ts';
export {
  boxesOf,
  BOXES_MAX,
  depositFor,
  isOfferedDeposit,
  packagingInput,
  type BoxesByStock,
  type BoxedPieces,
  type PackagingOffer,
} from './deposit.ts';
export { deliveryCharge, type DeliveryDistance } from './delivery-charge.ts';
export type { CurrencyTerms } from './item-lines.ts';
export { setDiscountOf } from './recipe-lines.ts';
export { canonicalQuote, quoteId, quoteOf, type QuoteHeader } from './quote-id.ts';
export { recomputeQuote, type QuoteFault } from './recompute-quote.ts';
