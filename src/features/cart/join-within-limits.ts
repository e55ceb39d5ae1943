import { cartLines, type AddRefusal, type Cart } from '@domain/cart/index.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { addWithinLimits } from './add-within-limits.ts';

/** Adds another cart of the same shop as far as the limits allow: all its lines or none. */
export const joinWithinLimits = (cart: Cart, other: Cart): Result<Cart, AddRefusal> =>
  cartLines(other).reduce<Result<Cart, AddRefusal>>(
    (joined, line) => (joined.ok ? addWithinLimits(joined.value, line).outcome : joined),
    ok(cart),
  );
