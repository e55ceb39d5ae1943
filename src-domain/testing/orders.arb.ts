import * as fc from 'fast-check';
import {
  addressId,
  cartId,
  currencyId,
  orderId,
  paymentId,
  repeatId,
  shopId,
  stockId,
  type OrderId,
} from '../kernel/ids.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import {
  CUTLERY_MAX,
  DELIVERY_TYPES,
  HANDOVER_WAYS,
  noHandover,
  ORDER_STATUSES,
  type DeliveryType,
  type Handover,
  type Order,
  type OrderDraft,
  type OrderLine,
  type OrderStatus,
  type OrderSummary,
  type OrderTransaction,
  type OrderUpdate,
  type Pieces,
  type Repeat,
  type StatusTime,
} from '../orders/index.ts';
import { addMoney, money, noMoney } from '../pricing/index.ts';
import { dateArb } from './calendar.arb.ts';
import { moneyArb } from './money.arb.ts';
import { paymentStatusArb, paymentTagArb } from './payments.arb.ts';
import type { DeliveryAddress, SavedAddress } from '../addresses/index.ts';

/** Every status. */
export const orderStatusArb: fc.Arbitrary<OrderStatus> = fc.constantFrom(...ORDER_STATUSES);
/** Every delivery type. */
export const deliveryTypeArb: fc.Arbitrary<DeliveryType> = fc.constantFrom(...DELIVERY_TYPES);

/** Saved addresses of one customer. */
export const addressArb: fc.Arbitrary<SavedAddress & DeliveryAddress> = fc.record({
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

/** Handovers without faults, as customers type them. */
export const handoverArb: fc.Arbitrary<Handover> = fc.record({
  way: fc.constantFrom(...HANDOVER_WAYS),
  note: fc.constantFrom('', 'Blue door', ' second bell '),
  cutlery: fc.integer({ min: 0, max: CUTLERY_MAX }),
  recipient: fc.option(
    fc.record({
      name: fc.constantFrom('Mira Haddad', ' Ana '),
      phone: fc.constantFrom('+1 415 555 0142', '31612345678'),
    }),
    { nil: undefined },
  ),
});

/** Drafts of one cart; the customer changes note and tip between attempts. */
export const orderDraftArb: fc.Arbitrary<OrderDraft> = fc.record({
  cartId: fc.constant(cartId(310)),
  shopId: fc.constant(shopId(501)),
  currencyId: fc.constant(currencyId(2)),
  deliveryType: fc.constantFrom('delivery' as const, 'pickup' as const),
  address: fc.option(addressArb, { nil: undefined }),
  slot: fc.option(fc.constant({ date: '2025-03-10', time: '12:30' }), { nil: undefined }),
  phone: fc.constantFrom('', '31612345678'),
  note: fc.constantFrom('', 'No onions'),
  lineNotes: fc.constantFrom(undefined, { [stockId(7)]: 'Extra hot' }),
  handover: handoverArb,
  coupon: fc.option(fc.constant('SPRING2'), { nil: undefined }),
  tips: fc.integer({ min: 0, max: 3 }).map((tips) => money(tips * 100, 2)),
  paymentId: fc.option(fc.constant(paymentId(1)), { nil: undefined }),
});

const momentArb: fc.Arbitrary<Instant> = fc
  .integer({ min: 0, max: 5 })
  .map((seconds) => instant(1_741_600_000_000 + seconds * 1000));

/** One order in every status. */
export const orderArb: fc.Arbitrary<Order> = fc
  .record({ status: orderStatusArb, deliveryType: deliveryTypeArb, updatedAt: momentArb, payment: paymentStatusArb })
  .map(({ status, deliveryType, updatedAt, payment }) => ({
    id: orderId(880),
    status,
    deliveryType,
    updatedAt,
    createdAt: instant(1_741_600_000_000),
    total: money(3482, 2),
    priceStyle: { symbol: '$', position: 'before' },
    pieces: 2,
    handover: noHandover,
    payment: { tag: 'cash', status: payment },
    shop: {
      id: shopId(501),
      uuid: undefined,
      title: 'Green Spoon',
      logo: undefined,
      phone: undefined,
      address: '',
      location: undefined,
      timeZone: 'Europe/Amsterdam',
      deliveryTime: undefined,
    },
    currency: currencyId(2),
    address: '',
    destination: undefined,
    slot: undefined,
    note: '',
    lines: [],
    couponCode: undefined,
    courier: undefined,
    eta: undefined,
    pin: '4821',
    substitutions: [],
    amounts: {
      items: noMoney(2),
      discount: noMoney(2),
      tax: noMoney(2),
      delivery: noMoney(2),
      service: noMoney(2),
      waiter: noMoney(2),
      coupon: noMoney(2),
      tips: noMoney(2),
      deposit: noMoney(2),
    },
  }));

/** Updates of that order and, rarely, of another. */
export const orderUpdateArb: fc.Arbitrary<OrderUpdate> = fc.record({
  id: fc.constantFrom(orderId(880), orderId(880), orderId(880), orderId(881)),
  status: orderStatusArb,
  updatedAt: momentArb,
  paymentStatus: fc.option(paymentStatusArb, { nil: undefined }),
  courier: fc.option(fc.record({ position: fc.constant({ latitude: 52, longitude: 4 }), at: momentArb }), {
    nil: undefined,
  }),
  eta: fc.option(momentArb, { nil: undefined }),
});

/** Any status with any payment, and orders without one. */
export const orderPaymentArb: fc.Arbitrary<Pick<OrderSummary, 'status' | 'payment'>> = fc.record({
  status: orderStatusArb,
  payment: fc.option(fc.record({ tag: paymentTagArb, status: paymentStatusArb }), { nil: undefined, freq: 6 }),
});

/** Payments of an order in the base currency; often by wallet and cash. */
export const orderTransactionArb: fc.Arbitrary<OrderTransaction> = fc.record({
  tag: fc.constantFrom('wallet', 'cash', 'stripe'),
  status: paymentStatusArb,
  amount: moneyArb(2, 5_000),
});

/** Payments of an order, and the pieces bought. */
export const paidOrderArb: fc.Arbitrary<{
  readonly id: OrderId;
  readonly transactions: readonly OrderTransaction[];
  readonly pieces: readonly Pieces[];
}> = fc.record({
  id: fc.constantFrom(880, 881).map(orderId),
  transactions: fc.array(orderTransactionArb, { maxLength: 4 }),
  pieces: fc.uniqueArray(
    fc.record({ stockId: fc.constantFrom(1, 2, 3).map(stockId), quantity: fc.integer({ min: 1, max: 9 }) }),
    { selector: (pieces) => pieces.stockId, maxLength: 3 },
  ),
});

/** Lines of an order: few stocks and add-ons, so that lines repeat; bonuses among them. */
export const orderLineArb: fc.Arbitrary<OrderLine> = fc
  .record({
    stock: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    addons: fc.uniqueArray(
      fc.record({ stock: fc.integer({ min: 11, max: 12 }), quantity: fc.integer({ min: 1, max: 2 }) }),
      { selector: (addon) => addon.stock, maxLength: 2 },
    ),
    isBonus: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
    total: moneyArb(2, 3_000),
    discount: moneyArb(2, 500),
  })
  .map(({ stock, quantity, addons, isBonus, total, discount }) => ({
    id: stock,
    stockId: stockId(stock),
    product: undefined,
    title: `Dish ${stock}`,
    options: '',
    image: undefined,
    quantity,
    isBonus,
    note: '',
    gross: isBonus ? noMoney(2) : addMoney(total, discount),
    total: isBonus ? noMoney(2) : total,
    addons: isBonus
      ? []
      : addons.map((addon) => ({
          stockId: stockId(addon.stock),
          title: `Addon ${addon.stock}`,
          quantity: addon.quantity,
        })),
  }));

/** A few days of one March, some past, some already repeated; `to` is never before `from`. */
export const repeatArb: fc.Arbitrary<Repeat> = fc
  .record({
    days: fc.tuple(dateArb('2025-03-01', '2025-03-09'), dateArb('2025-03-01', '2025-03-09')),
    lastMade: fc.option(dateArb('2025-03-01', '2025-03-09'), { nil: undefined }),
  })
  .map(({ days: [one, other], lastMade }) => ({
    id: repeatId(5),
    orderId: orderId(880),
    from: one < other ? one : other,
    to: one < other ? other : one,
    lastMade,
  }));

/** Times of an order's statuses, in any order, some of them twice. */
export const statusTimesArb: fc.Arbitrary<readonly StatusTime[]> = fc.array(
  fc.record({ status: orderStatusArb, at: momentArb }),
  { maxLength: 8 },
);
