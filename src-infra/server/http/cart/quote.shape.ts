import type { IssuedQuote } from '../../features/quotes/index.ts';
import { wireTime } from '../../foundation/time/index.ts';

/** Quote of contract 8.2. */
export const toQuote = ({ quote, expiresAt }: Pick<IssuedQuote, 'quote' | 'expiresAt'>) => ({
  id: quote.id,
  expires_at: wireTime(expiresAt),
  v: 1 as const,
  scale: quote.scale,
  cart_id: quote.cartId,
  shop_id: quote.shopId,
  currency_id: quote.currencyId,
  rate: quote.rate,
  km: quote.km,
  type: quote.type as 'delivery' | 'pickup' | 'point' | 'dine_in' | 'kiosk',
  slot: quote.slot,
  coupon: quote.coupon,
  lines: quote.lines,
  total: quote.total,
});
