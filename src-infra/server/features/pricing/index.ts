export type { DeliveryChoice } from './delivery-terms.ts';
export { priceCheckout, type PricedCheckout } from './price-checkout.ts';
export { readTips } from './tips.ts';
