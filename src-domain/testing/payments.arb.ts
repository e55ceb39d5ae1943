import * as fc from 'fast-check';
import { cartId, orderId, parcelId, paymentId, paymentProcessId, shopId, userCartId, userId } from '../kernel/ids.ts';
import {
  DIRECT_TAGS,
  PAYMENT_STATUSES,
  PROVIDER_TAGS,
  type PaymentMethod,
  type PaymentProcess,
  type PaymentStatus,
  type PaymentTarget,
  type ProcessNews,
} from '../payments/index.ts';
import { money } from '../pricing/index.ts';
import { moneyArb } from './money.arb.ts';

/** Every status. */
export const paymentStatusArb: fc.Arbitrary<PaymentStatus> = fc.constantFrom(...PAYMENT_STATUSES);

/** Tags as servers write them: often cash and wallet, aliases, and unknown providers. */
export const paymentTagArb: fc.Arbitrary<string> = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(...DIRECT_TAGS),
  fc.constantFrom(...PROVIDER_TAGS),
  fc.constantFrom('flutter-wave', 'moya-sar', 'zain-cash', 'mollie', 'iyzico', 'maksekeskus', 'pay-fast'),
);

/** The payment methods of a marketplace: each once, rarely none. */
export const paymentMethodsArb: fc.Arbitrary<readonly PaymentMethod[]> = fc
  .uniqueArray(paymentTagArb, { maxLength: 5 })
  .map((tags) => tags.map((tag, index) => ({ id: paymentId(index + 1), tag })));

/** Every payment target, of few shops and people. */
export const paymentTargetArb: fc.Arbitrary<PaymentTarget> = fc.constantFrom<PaymentTarget>(
  { kind: 'cart', cartId: cartId(310), shopId: shopId(501) },
  { kind: 'order', orderId: orderId(880) },
  { kind: 'tip', orderId: orderId(880) },
  { kind: 'parcel', parcelId: parcelId(42) },
  { kind: 'top-up', userId: userId(7) },
  { kind: 'share', orderId: orderId(880), member: userCartId(12), cartId: cartId(310), shopId: shopId(501) },
);

/** A payment process that has just started; orders and parcels are often paid in part from a wallet. */
export const paymentProcessArb: fc.Arbitrary<PaymentProcess> = paymentTargetArb.chain((target) =>
  fc.record({
    id: fc.constant(paymentProcessId('k7Qd')),
    target: fc.constant(target),
    amount: moneyArb(2, 20),
    fromWallet: target.kind === 'order' || target.kind === 'parcel' ? moneyArb(2, 20) : fc.constant(money(0, 2)),
    state: fc.constant('open' as const),
  }),
);

/** A provider's report about a payment process. */
export const processNewsArb: fc.Arbitrary<ProcessNews> = fc.oneof(
  { withCrossShrink: true },
  fc.constant({ kind: 'canceled' as const }),
  fc.record({ kind: fc.constant('paid' as const), isCaptured: fc.boolean() }),
);
