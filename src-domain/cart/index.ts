export {
  addLine, cartLines, cartOf, cartShop, cartTotals, createCart, isEmptyCart, lineAt, placeOf, reduceLine, removeLine, restoreLine, setLine, setQuantity,
  type AddRefusal, type Cart, type CartTotals,
} from './cart.ts';
export { isSameLine, lineKey, withQuantity, type AddonChoice, type AddonLine, type CartLine, type LineIdentity, type LineItem, type LineKey } from './cart-line.ts';
export type { CartStore, UserCarts } from './cart.ports.ts';
export { entriesBetween, entryOf, handOver, ownLines, type HandOver, type HandOverLimit } from './entries.ts';
export { createHandOverCart, type HandedOver, type HandOverCart, type HandOverRefusal } from './hand-over-cart.use-case.ts';
export { limitQuantity, type LimitedQuantity, type LimitReason } from './limits.ts';
export type { CartMember, InsertEntry, UserCart, UserCartLine } from './user-cart.ts';
