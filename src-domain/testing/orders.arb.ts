import * as fc from 'fast-check';
import { addressId, cartId, currencyId, orderId, paymentId, shopId } from '../kernel/ids.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { DELIVERY_TYPES, ORDER_STATUSES, PAYMENT_STATUSES, type DeliveryType, type Order, type OrderDraft, type OrderStatus, type OrderUpdate } from '../orders/index.ts';
import { money, noMoney } from '../pricing/index.ts';
import type { SavedAddress } from '../addresses/index.ts';

export const orderStatusArb: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_STATUSES);
export const deliveryTypeArb: fc.Arbitrary<DeliveryType> = fc.constantFrom(...DELIVERY_TYPES);

export const addressArb: fc.Arbitrary<SavedAddress> = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map(addressId),
  title: fc.constantFrom('Home', 'Work', ''),
  isActive: fc.boolean(),
  text: fc.constantFrom('Lindenstraat 8, Amsterdam', 'شارع الملك فهد'),
  location: fc.constant({ latitude: 52.3731, longitude: 4.8826 }),
  floor: fc.constantFrom('', '2'),
  house: fc.constantFrom('', '8'),
  entrance: fc.constantFrom('', 'left'),
  comment: fc.constantFrom('', 'Ring twice'),
});

/** Drafts of one cart; the customer changes note and tip between tries. */
export const orderDraftArb: fc.Arbitrary<OrderDraft> = fc.record({
  cartId: fc.constant(cartId(310)),
  shopId: fc.constant(shopId(501)),
  currencyId: fc.constant(currencyId(2)),
  deliveryType: fc.constantFrom('delivery' as const, 'pickup' as const),
  address: fc.option(addressArb, { nil: undefined }),
  slot: fc.option(fc.constant({ date: '2025-03-10', time: '12:30' }), { nil: undefined }),
  phone: fc.constantFrom('', '31612345678'),
  note: fc.constantFrom('', 'No onions'),
  coupon: fc.option(fc.constant('SPRING2'), { nil: undefined }),
  tips: fc.integer({ min: 0, max: 3 }).map((tips) => money(tips * 100, 2)),
  paymentId: fc.option(fc.constant(paymentId(1)), { nil: undefined }),
});

const momentArb: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 5 }).map((seconds) => instant(1_741_600_000_000 + seconds * 1000));

export const orderArb: fc.Arbitrary<Order> = fc
  .record({ status: orderStatusArb, deliveryType: deliveryTypeArb, updatedAt: momentArb, payment: fc.constantFrom(...PAYMENT_STATUSES) })
  .map(({ status, deliveryType, updatedAt, payment }) => ({
    id: orderId(880), status, deliveryType, updatedAt, createdAt: instant(1_741_600_000_000), total: money(3482, 2), priceStyle: { symbol: '$', position: 'before' },
    linesCount: 2, payment: { tag: 'cash', status: payment },
    shop: { id: shopId(501), uuid: undefined, title: 'Green Spoon', logo: undefined, phone: undefined, address: '', location: undefined, timeZone: 'Europe/Amsterdam', deliveryTime: undefined },
    address: '', destination: undefined, slot: undefined, note: '', lines: [], couponCode: undefined, courier: undefined, eta: undefined, pin: '4821',
    amounts: { items: noMoney(2), discount: noMoney(2), tax: noMoney(2), delivery: noMoney(2), service: noMoney(2), coupon: noMoney(2), tips: noMoney(2) },
  }));

/** Updates of that order and, seldom, of another. */
export const orderUpdateArb: fc.Arbitrary<OrderUpdate> = fc.record({
  id: fc.constantFrom(orderId(880), orderId(880), orderId(880), orderId(881)),
  status: orderStatusArb,
  updatedAt: momentArb,
  paymentStatus: fc.option(fc.constantFrom(...PAYMENT_STATUSES), { nil: undefined }),
  courier: fc.option(fc.record({ position: fc.constant({ latitude: 52, longitude: 4 }), at: momentArb }), { nil: undefined }),
  eta: fc.option(momentArb, { nil: undefined }),
});
