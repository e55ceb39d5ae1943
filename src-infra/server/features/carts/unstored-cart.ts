import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { applyInstructions } from './apply-entries.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartService } from './cart-service.ts';
import type { CartRecord, LineInCart } from './cart-record.ts';
import { unstoredCart, unstoredMember } from './unstored-parts.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { Instruction } from './entries.ts';
import type { OpenCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

/** Returns the cart these instructions would produce, without an owner and without storing it. */
export type DraftCart = (draft: {
  readonly shopId: number;
  readonly currency: Currency;
  readonly instructions: readonly Instruction[];
}) => Promise<Result<OpenCart, CartRefusal>>;

export const createDraftCart =
  ({ cartService, clock }: { readonly cartService: CartService; readonly clock: Clock }): DraftCart =>
  async ({ shopId, currency, instructions }) => {
    const goods = await cartService.goodsOf(shopId, currency);
    if (!goods) return err(notFound);
    const now = clock.now();
    const lines = applyInstructions([], instructions, goods, now);
    if (!lines.ok) return lines;
    const { cart, priced } = settleCart(cartWith(lines.value, goods, now), goods, now);
    return ok({ cart, goods, priced });
  };

const cartWith = (lines: readonly LineInCart[], { shop, currency }: CartGoods, at: number): CartRecord => ({
  ...unstoredCart(at),
  shopId: shop.id,
  currencyId: currency.id,
  rate: currency.rate,
  scale: currency.scale,
  members: [{ ...unstoredMember(at), isChoosing: true, lines }],
});
