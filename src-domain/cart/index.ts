export {
  addLine, cartLines, cartOf, cartShop, cartTotals, clearCart, emptyCart, isEmptyCart, lineAt, placeOf, reduceLine, refreshCart, removeLine, restoreLine, setLine,
  setQuantity, type AddRefusal, type CartTotals,
} from './cart.ts';
export type { Cart } from './cart-state.ts';
export { isSameLine, lineKey, withQuantity, type AddonChoice, type AddonLine, type CartLine, type LineIdentity, type LineItem, type LineKey } from './cart-line.ts';
export type { CartStore, HandOverMemory, HandOverPlan, UserCarts } from './cart.ports.ts';
export { entriesBetween, entryOf, ownLines } from './entries.ts';
export { handOver, handOverFrom, type HandOver, type HandOverBase, type HandOverLimit } from './hand-over.ts';
export { createHandOverCart, type HandedOver, type HandOverCart, type HandOverRefusal } from './hand-over-cart.use-case.ts';
export {
  changesBetween, noHistory, recordStep, redo, undo, UNDO_MAX, type CartHistory, type CartStep, type LineChange, type Travelled,
} from './history.ts';
export { lineOf, type ProductOrder } from './line-of.ts';
export { clampQuantity, stepDown, stepUp, type LimitedQuantity, type LimitReason } from './limits.ts';
export type { CartMember, InsertEntry, UserCart, UserCartLine } from './user-cart.ts';
