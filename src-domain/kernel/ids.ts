import type { Brand } from './brand.ts';

export type AddressId = Brand<number, 'AddressId'>;
export type CartId = Brand<number, 'CartId'>;
export type CategoryId = Brand<number, 'CategoryId'>;
export type CurrencyId = Brand<number, 'CurrencyId'>;
export type NotificationId = Brand<number, 'NotificationId'>;
export type OrderId = Brand<number, 'OrderId'>;
export type PaymentId = Brand<number, 'PaymentId'>;
export type ProductId = Brand<number, 'ProductId'>;
export type ShopId = Brand<number, 'ShopId'>;
export type StockId = Brand<number, 'StockId'>;
export type UserCartId = Brand<number, 'UserCartId'>;
export type UserId = Brand<number, 'UserId'>;

/** A uuid as the server wrote it; products, shops, news and members are addressed by one. */
export type Uuid = Brand<string, 'Uuid'>;

/** Names a raw server number; the caller vouches for what it counts. */
const idOf =
  <Id extends number>() =>
  (value: number): Id =>
    value as Id;

export const addressId: (value: number) => AddressId = idOf<AddressId>();
export const cartId: (value: number) => CartId = idOf<CartId>();
export const categoryId: (value: number) => CategoryId = idOf<CategoryId>();
export const currencyId: (value: number) => CurrencyId = idOf<CurrencyId>();
export const notificationId: (value: number) => NotificationId = idOf<NotificationId>();
export const orderId: (value: number) => OrderId = idOf<OrderId>();
export const paymentId: (value: number) => PaymentId = idOf<PaymentId>();
export const productId: (value: number) => ProductId = idOf<ProductId>();
export const shopId: (value: number) => ShopId = idOf<ShopId>();
export const stockId: (value: number) => StockId = idOf<StockId>();
export const userCartId: (value: number) => UserCartId = idOf<UserCartId>();
export const userId: (value: number) => UserId = idOf<UserId>();
export const uuid = (value: string): Uuid => value as Uuid;
