import type { Brand } from './brand.ts';

/** A delivery address that a customer has saved. */
export type AddressId = Brand<number, 'AddressId'>;
/** A shop's reservation template: its hours and how long a table is reserved. */
export type BookingId = Brand<number, 'BookingId'>;
/** A job that the marketplace offers. */
export type CareerId = Brand<number, 'CareerId'>;
/** A cart on the server: one shop's, with all its members. */
export type CartId = Brand<number, 'CartId'>;
/** A category of shops or products. */
export type CategoryId = Brand<number, 'CategoryId'>;
/** A currency that the operator offers. */
export type CurrencyId = Brand<number, 'CurrencyId'>;
/** A notification to one customer. */
export type NotificationId = Brand<number, 'NotificationId'>;
/** A placed order; the number shown to the customer. */
export type OrderId = Brand<number, 'OrderId'>;
/** A parcel order. */
export type ParcelId = Brand<number, 'ParcelId'>;
/** A kind of parcel with its limits and prices. */
export type ParcelTypeId = Brand<number, 'ParcelTypeId'>;
/** A payment method that the operator or a shop offers. */
export type PaymentId = Brand<number, 'PaymentId'>;
/** A product, in all its variants. Addresses identify it by its `Uuid`. */
export type ProductId = Brand<number, 'ProductId'>;
/** A recipe of a shop. */
export type RecipeId = Brand<number, 'RecipeId'>;
/** A refund request for an order. */
export type RefundId = Brand<number, 'RefundId'>;
/** An order that is repeated daily. */
export type RepeatId = Brand<number, 'RepeatId'>;
/** One customer's booking of a table. */
export type ReservationId = Brand<number, 'ReservationId'>;
/** A shop or restaurant. */
export type ShopId = Brand<number, 'ShopId'>;
/** One buyable variant of a product; the subject of lines, prices and supply. */
export type StockId = Brand<number, 'StockId'>;
/** A table of a shop. */
export type TableId = Brand<number, 'TableId'>;
/** A customer's place in the line for a table. */
export type TableWaitId = Brand<number, 'TableWaitId'>;
/** One member's part of a cart; the `member` of price lines. */
export type UserCartId = Brand<number, 'UserCartId'>;
/** An account. */
export type UserId = Brand<number, 'UserId'>;

/** Ids of chats and messages are text: the hosted document store has no numbers. */
export type ChatId = Brand<string, 'ChatId'>;
/** A message of a chat. */
export type MessageId = Brand<string, 'MessageId'>;
/** One payment process at a provider: a random text. */
export type PaymentProcessId = Brand<string, 'PaymentProcessId'>;

/** One open tab, for as long as it is open; two tabs never share one. */
export type ReplicaId = Brand<string, 'ReplicaId'>;

/** The public id of products, shops, news and members: a uuid as the server wrote it, empty if it wrote none. */
export type Uuid = Brand<string, 'Uuid'>;

/**
 * Checks the number and returns it; the constructors below differ in type only. They share one function so that bundles
 * drop those they do not use. Accepts 0, which stands for an id that the server omitted.
 */
const named = (value: number): never => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`Id must be a whole number from 0 on, got ${value}`);
  return value as never;
};

/** Returns the id of a saved address. Throws RangeError unless it is a whole number from 0 on. */
export const addressId: (value: number) => AddressId = named;
/** Returns the id of an offer to keep tables. Throws RangeError unless it is a whole number from 0 on. */
export const bookingId: (value: number) => BookingId = named;
/** Returns the id of a job. Throws RangeError unless it is a whole number from 0 on. */
export const careerId: (value: number) => CareerId = named;
/** Returns the id of a cart. Throws RangeError unless it is a whole number from 0 on. */
export const cartId: (value: number) => CartId = named;
/** Returns the id of a category. Throws RangeError unless it is a whole number from 0 on. */
export const categoryId: (value: number) => CategoryId = named;
/** Returns the id of a currency. Throws RangeError unless it is a whole number from 0 on. */
export const currencyId: (value: number) => CurrencyId = named;
/** Returns the id of a notification. Throws RangeError unless it is a whole number from 0 on. */
export const notificationId: (value: number) => NotificationId = named;
/** Returns the id of an order. Throws RangeError unless it is a whole number from 0 on. */
export const orderId: (value: number) => OrderId = named;
/** Returns the id of a parcel order. Throws RangeError unless it is a whole number from 0 on. */
export const parcelId: (value: number) => ParcelId = named;
/** Returns the id of a kind of parcel. Throws RangeError unless it is a whole number from 0 on. */
export const parcelTypeId: (value: number) => ParcelTypeId = named;
/** Returns the id of a way of paying. Throws RangeError unless it is a whole number from 0 on. */
export const paymentId: (value: number) => PaymentId = named;
/** Returns the id of a product. Throws RangeError unless it is a whole number from 0 on. */
export const productId: (value: number) => ProductId = named;
/** Returns the id of a recipe. Throws RangeError unless it is a whole number from 0 on. */
export const recipeId: (value: number) => RecipeId = named;
/** Returns the id of a request for a refund. Throws RangeError unless it is a whole number from 0 on. */
export const refundId: (value: number) => RefundId = named;
/** Returns the id of a repeated order. Throws RangeError unless it is a whole number from 0 on. */
export const repeatId: (value: number) => RepeatId = named;
/** Returns the id of a booking. Throws RangeError unless it is a whole number from 0 on. */
export const reservationId: (value: number) => ReservationId = named;
/** Returns the id of a shop. Throws RangeError unless it is a whole number from 0 on. */
export const shopId: (value: number) => ShopId = named;
/** Returns the id of a variant of a product. Throws RangeError unless it is a whole number from 0 on. */
export const stockId: (value: number) => StockId = named;
/** Returns the id of a table. Throws RangeError unless it is a whole number from 0 on. */
export const tableId: (value: number) => TableId = named;
/** Returns the id of a place in the line for a table. Throws RangeError unless it is a whole number from 0 on. */
export const tableWaitId: (value: number) => TableWaitId = named;
/** Returns the id of a member's part of a cart. Throws RangeError unless it is a whole number from 0 on. */
export const userCartId: (value: number) => UserCartId = named;
/** Returns the id of an account. Throws RangeError unless it is a whole number from 0 on. */
export const userId: (value: number) => UserId = named;
/** Returns a text of the chat store as the id of a chat. */
export const chatId = (value: string): ChatId => value as ChatId;
/** Returns a text of the chat store as the id of a message. */
export const messageId = (value: string): MessageId => value as MessageId;
/** Returns the server's text as the id of a payment process. */
export const paymentProcessId = (value: string): PaymentProcessId => value as PaymentProcessId;
/** Returns the id of an open tab; the caller ensures that it is unique. */
export const replicaId = (value: string): ReplicaId => value as ReplicaId;

/** Returns a text of the server as a `Uuid`; `isUuid` checks whether it looks like one. */
export const uuid = (value: string): Uuid => value as Uuid;
