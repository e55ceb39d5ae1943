export { APPLICATION_STEPS, stepOfFault, type ApplicationStep } from './application-steps.ts';
export {
  checkShopApplication,
  isLeadSpan,
  LEAD_MAX,
  type ApplicationAmount,
  type ApplicationFault,
  type ApplicationField,
} from './check-shop-application.ts';
export { checkShopTexts, SHOP_TEXT_LIMITS, type CheckedTexts, type ShopTextFault } from './check-shop-texts.ts';
export { leftToOpen, OPENING_STEPS, type OpeningStep } from './left-to-open.ts';
export { SHOP_STATUSES, type OwnShop, type ShopApplications, type ShopStatus } from './partners.ports.ts';
export { SHOP_AMOUNT_MAX, typedShopAmount, wholeAmount } from './shop-amount.ts';
export {
  LEAD_UNITS,
  type LeadSpan,
  type LeadUnit,
  type ShopApplication,
  type ShopApplicationDraft,
  type ShopChoices,
  type ShopTexts,
} from './shop-application.ts';
export { typedNumber } from './typed-number.ts';
export {
  addCorner,
  checkZone,
  circleAround,
  directionTo,
  DIRECTIONS,
  farthestKm,
  moveCorner,
  placeCorner,
  removeCorner,
  ZONE_CORNERS,
  ZONE_REACH_MAX_KM,
  zoneAreaKm2,
  type Direction,
  type Zone,
  type ZoneFault,
} from './zone.ts';
