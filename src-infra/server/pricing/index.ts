export type { DeliveryChoice } from './delivery-terms.ts';
export { priceCheckout, type CheckoutChoice, type PricedCheckout } from './price-checkout.ts';
export { readTips, type SentTips } from './tips.ts';
