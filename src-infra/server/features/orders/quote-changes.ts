import type { Change, CouponReason } from '@domain/orders/index.ts';
import type { QuoteSlot } from '@domain/pricing/index.ts';

/** ORDER-5: a difference from the quote the customer saw, as in contract 8.2; amounts are minor units. */
export type QuoteChange =
  | {
      readonly kind: 'price';
      readonly stock_id: number;
      readonly title: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'stock' | 'cart';
      readonly stock_id: number;
      readonly title: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'removed'; readonly stock_id: number; readonly title: string }
  | { readonly kind: 'slot'; readonly from: QuoteSlot | null; readonly to: QuoteSlot | null }
  | { readonly kind: 'fee'; readonly label: string; readonly from: number; readonly to: number | null }
  | {
      readonly kind: 'coupon';
      readonly code: string;
      readonly from: number;
      readonly to: number;
      readonly reason: Exclude<CouponReason, 'unknown'>;
    }
  | { readonly kind: 'closed'; readonly nextOpen: number | null }
  | { readonly kind: 'other' };

export const toQuoteChange = (change: Change): QuoteChange => {
  switch (change.kind) {
    case 'price':
      return {
        kind: 'price',
        stock_id: change.stockId,
        title: change.title,
        from: change.from.minor,
        to: change.to.minor,
      };
    case 'stock':
      return {
        kind: 'stock',
        stock_id: change.stockId,
        title: change.title,
        from: change.wanted,
        to: change.available,
      };
    case 'removed':
      return { kind: 'removed', stock_id: change.stockId, title: change.title };
    case 'cart':
      return { kind: 'cart', stock_id: change.stockId, title: change.title, from: change.from, to: change.to };
    case 'slot':
      return { kind: 'slot', from: change.from ?? null, to: change.to ?? null };
    case 'fee':
      return { kind: 'fee', label: change.label, from: change.from.minor, to: change.to?.minor ?? null };
    case 'coupon':
      return {
        kind: 'coupon',
        code: change.code,
        from: change.from?.minor ?? 0,
        to: change.to?.minor ?? 0,
        reason: change.reason === 'unknown' ? 'invalid' : change.reason,
      };
    case 'closed':
      return { kind: 'closed', nextOpen: change.nextOpen ?? null };
    case 'other':
      return { kind: 'other' };
  }
};
