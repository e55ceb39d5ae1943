import { clampQuantity } from '@domain/cart/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { limitsOf, sellableLine, type CartGoods } from './cart-goods.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { Instruction } from './entries.ts';

/** Contract 3.8: reads one line without add-ons; a quantity beyond the limits is rejected with the possible one. */
export const instructionOfLine = (
  { stockId, quantity }: { readonly stockId: number; readonly quantity: number },
  goods: CartGoods,
): Result<Instruction, CartRefusal> => {
  const sold = sellableLine(goods, stockId);
  if (!sold && quantity > 0) return err({ kind: 'unknown-stock', field: 'stock_id' });
  const allowed = sold ? clampQuantity(quantity, limitsOf(sold)).quantity : 0;
  if (quantity > 0 && allowed !== quantity) return err({ kind: 'quantity', allowed });
  return ok({ kind: 'line', stockId, quantity, addons: [], field: 'products.0' });
};
