import { readToldAllergens } from '@domain/dietary/index.ts';
import { isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import { readOrderedChoice } from '@domain/substitution/index.ts';
import {
  courierPlace,
  orderReview,
  type OrderDetailRecord,
  type OrderRecord,
  type OrderSummary,
} from '../../features/orders/index.ts';
import type { ShopRecord } from '../../features/catalog/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { boxesOpen } from '../../features/refunds/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toQuote } from '../cart/quote.shape.ts';
import { toExtra, toProductBase, toReview, toShopPayments, toShopRow, type CatalogContext } from '../catalog/index.ts';
import { toPerson } from '../people/index.ts';
import { toRefundRow } from './refund.shape.ts';
import { pictureUrl, toGalleries } from '../shapes/index.ts';
import { toDeliveryman } from './courier.shape.ts';
import { major, toBoughtCurrency, toTransaction } from './payment.shape.ts';
import { toSubstitution } from './substitution.shape.ts';
import { toRepeat } from './repeat.shape.ts';
import { toSeatedTable } from '../reservations/index.ts';
import { mainTransaction } from '../../features/payment-transactions/index.ts';

type DeliveryType = 'delivery' | 'pickup' | 'point' | 'dine_in' | 'kiosk';

/** Renders an order of a list (contract 2.7). Amounts are in the order's currency. */
export const toOrderRow = (
  order: OrderSummary,
  shop: ShopRecord | undefined,
  context: CatalogContext,
  reference: Reference,
) => {
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
    allergens: readToldAllergens(order.allergens),
    order_details_count: order.lines_count,
    order_details_sum_quantity: order.pieces,
    tax: amount(order.tax),
    service_fee: amount(order.service_fee),
    waiter_fee: amount(order.waiter_fee),
    delivery_fee: amount(order.delivery_fee),
    total_discount: amount(order.total_discount),
    tips: amount(order.tips),
    deposit: amount(order.deposit),
    boxes: order.boxes,
    boxes_returned: order.boxes_returned,
    status: order.status as OrderStatus,
    location:
      order.latitude === null || order.longitude === null
        ? null
        : { latitude: String(order.latitude), longitude: String(order.longitude) },
    address: order.address,
    delivery_type: order.delivery_type as DeliveryType,
    table: order.place && toSeatedTable(order.place, context),
    table_id: order.table_id,
    booking_id: order.booking_id,
    user_booking_id: order.user_booking_id,
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
    tip_for: order.tip_for,
    shop: shop ? toShopRow(shop, context) : null,
    currency: toBoughtCurrency(order, reference),
    user: toPerson(order.customer, context.origin),
    // Clients look whether it is there (contract 1.6).
    ...(main && { transaction: toTransaction(main, reference) }),
    transactions: order.transactions.map((transaction) => toTransaction(transaction, reference)),
  };
};

/** Renders an order with all relations. */
export const toOrder = (
  order: OrderRecord,
  shop: ShopRecord | undefined,
  context: CatalogContext,
  reference: Reference,
) => {
  const addonsOf = (parent: number): readonly OrderDetailRecord[] =>
    order.details.filter(({ parent_id }) => parent_id === parent);
  const images = order.images ?? [];
  const review = orderReview(order);
  return {
    ...toOrderRow(order, shop, context, reference),
    shop: shop ? { ...toShopRow(shop, context), shop_payments: toShopPayments(shop) } : null,
    handover: toHandover(order.handover),
    boxes_open: boxesOpen(order),
    img: pictureUrl(context.origin, images[0] ?? null),
    image_after_delivered: null,
    galleries: toGalleries(order.id, 'orders', images, context.origin),
    members:
      order.members
        ?.filter((member) => order.details.some(({ user_cart_id }) => user_cart_id === member.user_cart_id))
        .map(({ user_cart_id, name }) => ({ user_cart_id, name })) ?? null,
    deliveryman: order.courier
      ? toDeliveryman(order.courier, context.origin, isActiveStatus(order.status as OrderStatus))
      : null,
    courier: courierPlace(order),
    details: order.details
      .filter(({ parent_id }) => parent_id === null)
      .map((detail) => ({
        ...toDetail(detail, order.scale, context),
        addons: addonsOf(detail.id).map((addon) => ({ ...toDetail(addon, order.scale, context), addons: [] })),
      })),
    coupon: order.coupon
      ? {
          id: order.coupon.coupon_id,
          name: order.coupon.name,
          price: major(order.coupon.price, order.scale),
          img: pictureUrl(context.origin, order.coupon.img),
        }
      : null,
    repeat: order.repeat ? toRepeat(order.id, order.repeat) : null,
    quote: order.quote ? toQuote(order.quote) : null,
    substitutions: order.substitutions.map((row) => toSubstitution(row, order.scale, context)),
    order_refunds: order.refunds.map((refund) => toRefundRow(refund, order.scale, context)),
    ...(review && { review: toReview(review, context) }),
    reviews: order.reviews.map((written) => toReview(written, context)),
  };
};

const toHandover = (handover: OrderRecord['handover']) =>
  handover && {
    way: handover.way,
    note: handover.note,
    cutlery: handover.cutlery,
    recipient: handover.recipient ?? null,
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
    replacement: readOrderedChoice(detail.replacement) ?? null,
    origin_price: amount(detail.origin_price),
    total_price: amount(detail.total_price),
    tax: amount(detail.tax),
    discount: amount(detail.discount),
    quantity: detail.quantity,
    status: detail.status,
    bonus: detail.bonus,
    user_cart_id: detail.user_cart_id,
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
      product: toProductBase(snapshot.product, {
        ...context,
        prices: { base: context.base, currency: context.currency, today: '' },
      }),
    },
  };
};
