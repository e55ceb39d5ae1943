export { offeredAddon, soldStock, type CartGoods, type Sold } from './cart-goods.ts';
export type { CartDeps, CartKeeper, OpenCart } from './cart-keeper.ts';
export { ownerPart, type BonusInCart, type CartMember, type CartRecord, type LineInCart } from './cart-record.ts';
export type { ChangeRefusal } from './change-cart.use-cases.ts';
export { createCarts, type Carts } from './create-carts.ts';
export { readEntries } from './entries.ts';
export type { CartRefusal } from './insert-products.use-case.ts';
export { priceCart, pricedStock } from './price-cart.ts';
export { settleCart } from './settle-cart.ts';
