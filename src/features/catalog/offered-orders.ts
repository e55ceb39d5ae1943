import { SHOP_ORDERS, type ShopOrder } from '@domain/catalog/index.ts';

const OFFERED: readonly ShopOrder[] = ['fastest', 'nearest', 'high_rating', 'delivery_fee', 'total_price'];

/** Returns the orders that a list offers. Distances need an address; links lead to further orders. */
export const offeredOrders = (chosen: ShopOrder | undefined, hasAddress: boolean): readonly ShopOrder[] =>
  SHOP_ORDERS.filter((order) => order === chosen || (OFFERED.includes(order) && (order !== 'nearest' || hasAddress)));
