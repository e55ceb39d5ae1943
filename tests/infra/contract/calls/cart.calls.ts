import { cartId, shopId, stockId } from '@domain/kernel/ids.ts';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const carts = ({ api }: Caller, takesNestedAddons: boolean) => createHttpUserCarts({ api, context: reading, takesNestedAddons: () => takesNestedAddons });
const bowl = { stockId: stockId(7001), quantity: 3, addons: [{ stockId: stockId(7190), quantity: 2 }] };

export const cartCalls: readonly CallRow[] = [
  { line: 'GET /dashboard/user/cart', ask: (caller) => carts(caller, true).load(), sent: { path: 'dashboard/user/cart', query: { currency_id: '2' } } },
  {
    line: 'POST /dashboard/user/cart/insert-product', ask: (caller) => carts(caller, false).insert(shopId(501), [bowl]),
    sent: {
      path: 'dashboard/user/cart/insert-product',
      body: { shop_id: 501, currency_id: 2, rate: 1, products: [{ stock_id: 7001, quantity: 3 }, { stock_id: 7190, quantity: 2, parent_id: 7001 }] },
    },
  },
  {
    line: 'POST /dashboard/user/cart/insert-product', ask: (caller) => carts(caller, true).insert(shopId(501), [bowl]),
    sent: {
      path: 'dashboard/user/cart/insert-product',
      body: { shop_id: 501, currency_id: 2, rate: 1, products: [{ stock_id: 7001, quantity: 3, addons: [{ stock_id: 7190, quantity: 2 }] }] },
    },
  },
  { line: 'DELETE /dashboard/user/cart/delete', ask: (caller) => carts(caller, true).remove(cartId(310)), sent: { path: 'dashboard/user/cart/delete', body: { ids: [310] } } },
];
