import type { Brand } from './brand.ts';

/** A delivery address that a customer has saved. */
export type AddressId = Brand<number, 'AddressId'>;
/** A shop's offer to keep tables: its hours and how long a table is kept. */
export type BookingId = Brand<number, 'BookingId'>;
/** A job that the marketplace offers. */
export type CareerId = Brand<number, 'CareerId'>;
/** A cart at the server: one shop's, with all its members. */
export type CartId = Brand<number, 'CartId'>;
/** A category of shops or products. */
export type CategoryId = Brand<number, 'CategoryId'>;
/** A currency that the operator offers. */
export type CurrencyId = Brand<number, 'CurrencyId'>;
/** A notification to one customer. */
export type NotificationId = Brand<number, 'NotificationId'>;
/** A placed order; the number the customer is told. */
export type OrderId = Brand<number, 'OrderId'>;
/** A parcel order. */
export type ParcelId = Brand<number, 'ParcelId'>;
/** A kind of parcel with its limits and prices. */
export type ParcelTypeId = Brand<number, 'ParcelTypeId'>;
/** A way of paying that the operator or a shop offers. */
export type PaymentId = Brand<number, 'PaymentId'>;
/** A product, in all its variants. Addresses name it by its `Uuid`. */
export type ProductId = Brand<number, 'ProductId'>;
/** A recipe of a shop. */
export type RecipeId = Brand<number, 'RecipeId'>;
/** A customer's request to get an order's money back. */
export type RefundId = Brand<number, 'RefundId'>;
/** An order that is repeated day by day. */
export type RepeatId = Brand<number, 'RepeatId'>;
/** One customer's booking of a table. */
export type ReservationId = Brand<number, 'ReservationId'>;
/** A shop or restaurant. */
export type ShopId = Brand<number, 'ShopId'>;
/** One buyable variant of a product; what lines, prices and supply are about. */
export type StockId = Brand<number, 'StockId'>;
/** A table of a shop. */
export type TableId = Brand<number, 'TableId'>;
/** One member's part of a cart; the `member` of price lines. */
export type UserCartId = Brand<number, 'UserCartId'>;
/** An account. */
export type UserId = Brand<number, 'UserId'>;

/** Chats and messages are named by text: the hosted document store gives no numbers. */
export type ChatId = Brand<string, 'ChatId'>;
/** A message of a chat. */
export type MessageId = Brand<string, 'MessageId'>;
/** One visit to a payment provider: a random text. */
export type PaymentProcessId = Brand<string, 'PaymentProcessId'>;

/** One open tab, for as long as it is open; two tabs never share one. */
export type ReplicaId = Brand<string, 'ReplicaId'>;

/** The public name of products, shops, news and members: a uuid as the server wrote it, empty where it wrote none. */
export type Uuid = Brand<string, 'Uuid'>;

/** The number itself, checked; each of the names below gives it a kind. One function for all, so that what nobody uses is left out of a bundle. */
const named = (value: number): never => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`An id is a whole number, got ${value}`);
  return value as never;
};

/** Names a saved address; RangeError unless it is a safe integer. */
export const addressId: (value: number) => AddressId = named;
/** Names an offer to keep tables; RangeError unless it is a safe integer. */
export const bookingId: (value: number) => BookingId = named;
/** Names a job; RangeError unless it is a safe integer. */
export const careerId: (value: number) => CareerId = named;
/** Names a cart; RangeError unless it is a safe integer. */
export const cartId: (value: number) => CartId = named;
/** Names a category; RangeError unless it is a safe integer. */
export const categoryId: (value: number) => CategoryId = named;
/** Names a currency; RangeError unless it is a safe integer. */
export const currencyId: (value: number) => CurrencyId = named;
/** Names a notification; RangeError unless it is a safe integer. */
export const notificationId: (value: number) => NotificationId = named;
/** Names an order; RangeError unless it is a safe integer. */
export const orderId: (value: number) => OrderId = named;
/** Names a parcel order; RangeError unless it is a safe integer. */
export const parcelId: (value: number) => ParcelId = named;
/** Names a kind of parcel; RangeError unless it is a safe integer. */
export const parcelTypeId: (value: number) => ParcelTypeId = named;
/** Names a way of paying; RangeError unless it is a safe integer. */
export const paymentId: (value: number) => PaymentId = named;
/** Names a product; RangeError unless it is a safe integer. */
export const productId: (value: number) => ProductId = named;
/** Names a recipe; RangeError unless it is a safe integer. */
export const recipeId: (value: number) => RecipeId = named;
/** Names a request for a refund; RangeError unless it is a safe integer. */
export const refundId: (value: number) => RefundId = named;
/** Names a repeated order; RangeError unless it is a safe integer. */
export const repeatId: (value: number) => RepeatId = named;
/** Names a booking; RangeError unless it is a safe integer. */
export const reservationId: (value: number) => ReservationId = named;
/** Names a shop; RangeError unless it is a safe integer. */
export const shopId: (value: number) => ShopId = named;
/** Names a variant of a product; RangeError unless it is a safe integer. */
export const stockId: (value: number) => StockId = named;
/** Names a table; RangeError unless it is a safe integer. */
export const tableId: (value: number) => TableId = named;
/** Names a member's part of a cart; RangeError unless it is a safe integer. */
export const userCartId: (value: number) => UserCartId = named;
/** Names an account; RangeError unless it is a safe integer. */
export const userId: (value: number) => UserId = named;
/** Names a chat by the text of its store. */
export const chatId = (value: string): ChatId => value as ChatId;
/** Names a message by the text of its store. */
export const messageId = (value: string): MessageId => value as MessageId;
/** Names a visit to a payment provider by the text its server gave it. */
export const paymentProcessId = (value: string): PaymentProcessId => value as PaymentProcessId;
/** Names an open tab; the caller vouches that no other is called so. */
export const replicaId = (value: string): ReplicaId => value as ReplicaId;

/** Names a text of the server; whether it looks like a uuid is asked by `isUuid`. */
export const uuid = (value: string): Uuid => value as Uuid;
