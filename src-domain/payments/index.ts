export { DIRECT_TAGS, isDirectTag, type DirectTag } from './direct-tag.ts';
export { payOffers, type PayFacts, type PayOffer } from './pay-offers.ts';
export { isChosenByShops, methodsOfShop, topUpMethods, type PaymentMethod } from './payment-methods.ts';
export type { PaymentMethods } from './payments.ports.ts';
export {
  advanceProcess,
  returnPath,
  type PaymentProcess,
  type PaymentTarget,
  type ProcessEffect,
  type ProcessFacts,
  type ProcessNews,
  type ProcessState,
  type ProcessStep,
} from './payment-process.ts';
export { isPaymentDue, isUnpaid, PAYMENT_STATUSES, readPaymentStatus, type PaymentStatus } from './payment-status.ts';
export { PROVIDER_TAGS, readPaymentTag, type PaymentWay, type ProviderTag } from './payment-tag.ts';
export { isRepeatedTip, TIP_REPEAT_MS, type GivenTip } from './repeated-tip.ts';
export {
  isSameSubject,
  type DuePayments,
  type DuePaymentState,
  type PaymentSubject,
  type PaymentVisit,
  type PaymentVisits,
} from './due-payments.port.ts';
export type { OrderTips, TippedOrder } from './order-tips.port.ts';
export { tipSteps } from './tip-steps.ts';
export type { StartedPayment, TopUpOrder, TopUps } from './top-ups.port.ts';
export { providerName } from './provider-name.ts';
export { LEAST_CHARGE, shareDebit, walletShare, type Conversion } from './wallet-share.ts';
