import { cartOf, shareText, type CartLine } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';

/** Returns the address that offers lines as a cart of one's own, beside the one there is; `undefined` without lines. */
export const keepAddress = (shop: ShopId, lines: readonly CartLine[]): string | undefined => {
  const text = lines.length > 0 ? shareText(cartOf(lines)) : undefined;
  return text?.ok ? `/shop/${shop}?cart=${text.value}` : undefined;
};
