import type { GroupPart } from '@domain/cart/index.ts';
import { cartId, shopId, stockId, userCartId, uuid } from '@domain/kernel/ids.ts';
import { createHttpJoinedGroups, createHttpOwnGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const carts = ({ api }: Caller, takesNestedAddons: boolean) =>
  createHttpUserCarts({ api, context: reading, takesNestedAddons: () => takesNestedAddons });
const bowl = { stockId: stockId(7001), quantity: 3, addons: [{ stockId: stockId(7190), quantity: 2 }] };
const part: GroupPart = { cartId: cartId(310), shopId: shopId(501), member: userCartId(412), secret: uuid('e9c4') };
const groups = { context: { ...reading, scaleOf: () => 2 as const }, announces: () => true };
const own = ({ api }: Caller) => createHttpOwnGroups({ api, ...groups });
const joined = ({ api }: Caller, announces = true) =>
  createHttpJoinedGroups({ api, ...groups, announces: () => announces });
const oneBowl = { stockId: stockId(7001), quantity: 3 };
const written = { entries: [bowl], version: 4, key: 'k-1' };

export const cartCalls: readonly CallRow[] = [
  {
    line: 'GET /dashboard/user/cart',
    ask: (caller) => carts(caller, true).load(),
    sent: { path: 'dashboard/user/cart', query: { currency_id: '2' } },
  },
  {
    line: 'POST /dashboard/user/cart/insert-product',
    ask: (caller) => carts(caller, false).insert(shopId(501), [bowl]),
    sent: {
      path: 'dashboard/user/cart/insert-product',
      body: {
        shop_id: 501,
        currency_id: 2,
        rate: 1,
        products: [
          { stock_id: 7001, quantity: 3 },
          { stock_id: 7190, quantity: 2, parent_id: 7001 },
        ],
      },
    },
  },
  {
    line: 'POST /dashboard/user/cart/insert-product',
    ask: (caller) => carts(caller, true).insert(shopId(501), [bowl]),
    sent: {
      path: 'dashboard/user/cart/insert-product',
      body: {
        shop_id: 501,
        currency_id: 2,
        rate: 1,
        products: [{ stock_id: 7001, quantity: 3, addons: [{ stock_id: 7190, quantity: 2 }] }],
      },
    },
  },
  {
    line: 'DELETE /dashboard/user/cart/delete',
    ask: (caller) => carts(caller, true).remove(cartId(310)),
    sent: { path: 'dashboard/user/cart/delete', body: { ids: [310] } },
  },
  {
    line: 'POST /rest/cart',
    ask: (caller) => joined(caller).setLine(part, oneBowl),
    sent: {
      path: 'rest/cart',
      body: { shop_id: 501, stock_id: 7001, quantity: 3, cart_id: 310, user_cart_uuid: 'e9c4' },
    },
  },
  {
    line: 'GET /rest/cart/{id}',
    ask: (caller) => joined(caller).load(part),
    sent: { path: 'rest/cart/310', query: { shop_id: '501', user_cart_uuid: 'e9c4' } },
  },
  {
    line: 'POST /rest/cart/open',
    ask: (caller) => joined(caller).join(part, 'Tom'),
    sent: { path: 'rest/cart/open', body: { cart_id: 310, shop_id: 501, name: 'Tom' } },
  },
  {
    line: 'POST /rest/cart/status/{id}',
    ask: (caller) => joined(caller).setStatus(part, false),
    sent: { path: 'rest/cart/status/e9c4', body: { cart_id: 310 } },
  },
  {
    line: 'POST /rest/cart/insert-product',
    ask: (caller) => joined(caller, false).write(part, written),
    sent: {
      path: 'rest/cart/insert-product',
      body: {
        shop_id: 501,
        cart_id: 310,
        user_cart_uuid: 'e9c4',
        products: [
          { stock_id: 7001, quantity: 3 },
          { stock_id: 7190, quantity: 2, parent_id: 7001 },
        ],
      },
    },
  },
  {
    line: 'POST /rest/cart/insert-product',
    ask: (caller) => joined(caller).write(part, written),
    sent: {
      path: 'rest/cart/insert-product',
      body: {
        shop_id: 501,
        cart_id: 310,
        user_cart_uuid: 'e9c4',
        products: [{ stock_id: 7001, quantity: 3, addons: [{ stock_id: 7190, quantity: 2 }] }],
        version: 4,
      },
    },
  },
  {
    line: 'DELETE /rest/cart/product/delete',
    ask: (caller) => joined(caller, false).removeLines(part, { detailIds: [9001, 9003], version: 4 }),
    sent: { path: 'rest/cart/product/delete', body: { ids: [9001, 9003], user_cart_uuid: 'e9c4' } },
  },
  {
    line: 'DELETE /rest/cart/member/delete',
    ask: (caller) => joined(caller).leave(part),
    sent: { path: 'rest/cart/member/delete', query: { cart_id: '310', 'ids[0]': 'e9c4' } },
  },
  {
    line: 'POST /dashboard/user/cart',
    ask: (caller) => own(caller).setLine(part, oneBowl),
    sent: {
      path: 'dashboard/user/cart',
      body: { shop_id: 501, stock_id: 7001, quantity: 3, currency_id: 2, cart_id: 310 },
    },
  },
  {
    line: 'POST /dashboard/user/cart/open',
    ask: (caller) => own(caller).open(shopId(501)),
    sent: { path: 'dashboard/user/cart/open', body: { shop_id: 501, currency_id: 2 } },
  },
  {
    line: 'POST /dashboard/user/cart/set-group/{id}',
    ask: (caller) => own(caller).share(cartId(310), true),
    sent: { path: 'dashboard/user/cart/set-group/310' },
    answer: ({ method }) => ({ data: { id: 310, group: method === 'POST' } }),
    after: ['GET dashboard/user/cart'],
  },
  {
    line: 'DELETE /dashboard/user/cart/product/delete',
    ask: (caller) => own(caller).removeLines({ detailIds: [9001], version: undefined }),
    sent: { path: 'dashboard/user/cart/product/delete', body: { ids: [9001] } },
  },
  {
    line: 'DELETE /dashboard/user/cart/member/delete',
    ask: (caller) => own(caller).kick(cartId(310), uuid('e9c4')),
    sent: { path: 'dashboard/user/cart/member/delete', query: { cart_id: '310', 'ids[0]': 'e9c4' } },
  },
];
