import { createCartChanger, type CartChanger } from './change-cart.use-cases.ts';
import { createCartKeeper, type CartDeps, type CartKeeper } from './cart-keeper.ts';
import { createInsertProducts, type InsertProducts, type SetLine } from './insert-products.use-case.ts';
import { createReadCart, type ReadCart } from './read-cart.use-case.ts';

/** The carts of signed-in customers. */
export type Carts = {
  readonly keeper: CartKeeper;
  readonly readCart: ReadCart;
  readonly insertProducts: InsertProducts;
  readonly setLine: SetLine;
  readonly changer: CartChanger;
};

export const createCarts = (deps: CartDeps): Carts => {
  const keeper = createCartKeeper(deps);
  const parts = { ...deps, keeper };
  return { keeper, readCart: createReadCart(parts), ...createInsertProducts(parts), changer: createCartChanger(parts) };
};
