export { addressListArb, fullAddressListArb, geocodedPlacesArb } from './addresses.arb.ts';
export { arrivalArb, comfortArb, startPageArb, themeArb, toastArb } from './appearance.arb.ts';
export { calculationInputArb, couponRuleArb, deliveryInputArb, quoteArb, quoteHeaderFor } from './calculation.arb.ts';
export { dateArb, instantNear, scheduleArb, workingSpanArb } from './calendar.arb.ts';
export {
  agreeWithModel,
  cartCommandArb,
  cartCommandsArb,
  emptyModel,
  modelAfter,
  replicaMessageArb,
  type CartModel,
} from './cart-commands.arb.ts';
export { cartLineArb, dearer, inShop, insertEntryArb, shuffledAddonsArb, soldLine, userCartOf } from './cart.arb.ts';
export {
  dishArb,
  geoPointArb,
  gridPointArb,
  gridPolygonArb,
  productDetailArb,
  quantityLimitsArb,
  zoneArb,
} from './catalog.arb.ts';
export { chatMessageArb, chatMomentArb, chatPartnerArb, messageContentArb } from './chat.arb.ts';
export { articleArb, faqArb } from './content.arb.ts';
export { declarationArb, partsArb, profileArb, dietaryNeedsArb } from './dietary.arb.ts';
export {
  freshGroup,
  groupActorArb,
  groupAfter,
  groupCommandArb,
  groupCommandsArb,
  groupOrderArb,
  groupOwner,
  isTakenId,
  type GroupStep,
} from './group-order.arb.ts';
export { hostileHtmlArb, htmlAddressArb, writtenHtmlArb } from './html.arb.ts';
export { profileDraftArb, sessionArb, signInMethodsArb } from './identity.arb.ts';
export { languageArb, languagesArb, settingRowArb, textsArb, textsFailureArb } from './localization.arb.ts';
export { baseAmountArb, currencyArb, decimalArb, moneyArb, percentArb, rateArb, scaleArb } from './money.arb.ts';
export { hostilePathArb, pagePathArb } from './navigation.arb.ts';
export { copiesArb, notificationArb, unreadCountsArb } from './notifications.arb.ts';
export { hostileNumberArb, uncountableNumberArb } from './number.arb.ts';
export {
  addressArb,
  deliveryTypeArb,
  handoverArb,
  orderArb,
  orderDraftArb,
  orderLineArb,
  orderPaymentArb,
  orderStatusArb,
  paidOrderArb,
  orderTransactionArb,
  orderUpdateArb,
  repeatArb,
  statusTimesArb,
} from './orders.arb.ts';
export { parcelDraftArb, parcelStatusArb, parcelTypeArb, parcelUpdateArb } from './parcels.arb.ts';
export { applicationFormOf, shopApplicationDraftArb } from './partners.arb.ts';
export {
  paymentMethodsArb,
  paymentProcessArb,
  paymentStatusArb,
  paymentTagArb,
  paymentTargetArb,
  processNewsArb,
} from './payments.arb.ts';
export { bannerArb } from './promotions.arb.ts';
export { inOtherCurrency, quoteEditArb, quotePairArb, type QuoteEdit, type QuotePair } from './quote-pair.arb.ts';
export { pricedRecipeArb, recipeArb, type PricedRecipe } from './recipes.arb.ts';
export { refundableOrderArb, refundedOrderArb, refundStatusArb, refundWordArb } from './refunds.arb.ts';
export { periodArb, reservationRulesArb, reservationStatusArb, tableArb } from './reservations.arb.ts';
export {
  reviewedOrderArb,
  reviewFactsArb,
  reviewFilterArb,
  reviewSubjectArb,
  starsArb,
  writtenReviewArb,
} from './reviews.arb.ts';
export { cashbackRuleArb, cashbackRulesArb, referralArb, referralCodeArb, referralFactsArb } from './rewards.arb.ts';
export { sharedCartArb } from './shared-cart.arb.ts';
export { discountArb, stockPriceArb } from './stock-price.arb.ts';
export { storiesArb, storyNow } from './stories.arb.ts';
export { characterArb, hostileTextArb, spoiltTextArb, titleArb, uuidArb, webAddressArb } from './text.arb.ts';
export {
  ledgerEntryArb,
  ledgerStatusArb,
  ledgerTypeArb,
  movedAmountArb,
  transferArb,
  walletHolderArb,
} from './wallet.arb.ts';
export { vitalValueArb, webVitalArb } from './web-vitals.arb.ts';
