import { currencyId } from '@domain/kernel/ids.ts';
import { majorOf, money, type Scale } from '@domain/pricing/index.ts';
import { courierPlace, mainTransaction, type OrderDetailRecord, type OrderRecord, type OrderSummary, type TransactionRecord } from '../../orders/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { Reference } from '../../reference/index.ts';
import { wireTime } from '../../time/index.ts';
import { toQuote } from '../cart/quote.shape.ts';
import { toExtra, toProductBase, toShopRow, type CatalogContext } from '../catalog/index.ts';
import { pictureUrl } from '../shapes/index.ts';

type Status = 'new' | 'accepted' | 'cooking' | 'ready' | 'on_a_way' | 'delivered' | 'canceled';
type DeliveryType = 'delivery' | 'pickup' | 'point' | 'dine_in' | 'kiosk';
type PaymentStatus = 'progress' | 'paid' | 'canceled' | 'rejected' | 'refund' | 'split';

const major = (minor: number, scale: number): number => Number(majorOf(money(minor, scale as Scale)));

/** An order of a list (contract 2.7). Amounts are in the currency it was placed in. */
export const toOrderRow = (order: OrderSummary, shop: ShopRecord | undefined, context: CatalogContext, reference: Reference) => {
  const amount = (minor: number): number => major(minor, order.scale);
  const main = mainTransaction(order);
  return {
    id: order.id,
    user_id: order.user_id,
    total_price: amount(order.total_price),
    origin_price: amount(order.origin_price),
    seller_fee: amount(order.seller_fee),
    commission_fee: amount(order.commission_fee),
    coupon_price: amount(order.coupon_price),
    coupon_sum_price: amount(order.coupon_price),
    rate: Number(order.rate),
    note: order.note,
    order_details_count: order.lines_count,
    order_details_sum_quantity: order.pieces,
    tax: amount(order.tax),
    service_fee: amount(order.service_fee),
    waiter_fee: amount(order.waiter_fee),
    delivery_fee: amount(order.delivery_fee),
    total_discount: amount(order.total_discount),
    tips: amount(order.tips),
    status: order.status as Status,
    location: order.latitude === null || order.longitude === null ? null : { latitude: String(order.latitude), longitude: String(order.longitude) },
    address: order.address,
    delivery_type: order.delivery_type as DeliveryType,
    delivery_date: order.delivery_date,
    delivery_time: order.delivery_time,
    delivery_date_time: wireTime(order.delivery_at),
    phone: order.phone,
    username: order.username,
    email: order.email,
    otp: order.otp,
    current: order.current,
    split: 1,
    paid_by_split: true,
    km: order.km === null ? null : Number(order.km),
    created_at: wireTime(order.created_at),
    updated_at: wireTime(order.updated_at),
    eta: wireTime(order.eta),
    shop: shop ? toShopRow(shop, context) : null,
    currency: toCurrency(order, reference),
    transaction: main ? toTransaction(main, reference) : null,
    transactions: order.transactions.map((transaction) => toTransaction(transaction, reference)),
  };
};

/** An order with everything that belongs to it. */
export const toOrder = (order: OrderRecord, shop: ShopRecord | undefined, context: CatalogContext, reference: Reference) => {
  const addonsOf = (parent: number): readonly OrderDetailRecord[] => order.details.filter(({ parent_id }) => parent_id === parent);
  return {
    ...toOrderRow(order, shop, context, reference),
    user: { ...order.customer, img: pictureUrl(context.origin, order.customer.img) },
    deliveryman: order.courier ? toDeliveryman(order.courier, context.origin) : null,
    courier: courierPlace(order),
    details: order.details.filter(({ parent_id }) => parent_id === null).map((detail) => ({
      ...toDetail(detail, order.scale, context),
      addons: addonsOf(detail.id).map((addon) => ({ ...toDetail(addon, order.scale, context), addons: [] })),
    })),
    coupon: order.coupon
      ? { id: order.coupon.coupon_id, name: order.coupon.name, price: major(order.coupon.price, order.scale), img: pictureUrl(context.origin, order.coupon.img) }
      : null,
    repeat: null,
    quote: order.quote ? toQuote(order.quote) : null,
    order_refunds: [],
    review: null,
  };
};

const toDetail = (detail: OrderDetailRecord, scale: number, context: CatalogContext) => {
  const { snapshot } = detail;
  const amount = (minor: number): number => major(minor, scale);
  return {
    id: detail.id,
    order_id: detail.order_id,
    stock_id: detail.stock_id,
    parent_id: detail.parent_id,
    note: detail.note,
    origin_price: amount(detail.origin_price),
    total_price: amount(detail.total_price),
    tax: amount(detail.tax),
    discount: amount(detail.discount),
    quantity: detail.quantity,
    status: detail.status,
    bonus: detail.bonus,
    stock: {
      id: detail.stock_id,
      countable_id: snapshot.product.id,
      price: amount(snapshot.price),
      quantity: detail.quantity,
      sku: snapshot.sku,
      discount: amount(snapshot.discount),
      tax: amount(snapshot.tax),
      total_price: amount(snapshot.total),
      addon: snapshot.product.isAddon,
      extras: snapshot.extras.map((extra) => toExtra(extra, context)),
      product: toProductBase(snapshot.product, { ...context, prices: { base: context.base, currency: context.currency, today: '' } }),
    },
  };
};

const toTransaction = (transaction: TransactionRecord, { baseCurrency }: Reference) => ({
  id: transaction.id,
  payable_id: transaction.payable_id,
  price: major(transaction.price, baseCurrency.scale),
  payment_trx_id: transaction.payment_trx_id,
  note: transaction.note,
  request: transaction.request,
  type: transaction.type,
  perform_time: wireTime(transaction.perform_time),
  refund_time: wireTime(transaction.refund_time),
  status: transaction.status as PaymentStatus,
  status_description: transaction.status_description,
  created_at: wireTime(transaction.created_at),
  updated_at: wireTime(transaction.updated_at),
  payment_system: { id: transaction.payment_id, tag: transaction.tag, input: transaction.input, sandbox: transaction.sandbox, active: transaction.active },
});

const toDeliveryman = ({ id, uuid, firstname, lastname, active, img, phone }: NonNullable<OrderRecord['courier']>, origin: string) => ({
  id, uuid, firstname, lastname, active, img: pictureUrl(origin, img), phone,
});

/** The order's own currency with the rate of its day. */
const toCurrency = (order: OrderSummary, { activeCurrency }: Reference) => {
  const currency = activeCurrency(currencyId(order.currency_id));
  return currency
    ? { id: currency.id, symbol: currency.symbol, title: currency.title, rate: Number(order.rate), default: currency.isDefault, position: currency.position, active: true, decimals: currency.scale }
    : null;
};
