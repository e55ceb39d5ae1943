import type { Instant } from '../kernel/clock.port.ts';
import type { StockId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { Slot } from './order.ts';

/** Why a code no longer counts; `unknown` where nobody said. */
export type CouponReason = 'expired' | 'used' | 'exhausted' | 'invalid' | 'unknown';

/** ORDER-5: what is different from what the customer saw (contract 8.2). `from` is what was seen, `to` what is now. */
export type Change =
  /** What one piece costs. */
  | {
      readonly kind: 'price';
      readonly stockId: StockId;
      readonly title: string;
      readonly from: Money;
      readonly to: Money;
    }
  | {
      readonly kind: 'stock';
      readonly stockId: StockId;
      readonly title: string;
      readonly wanted: number;
      readonly available: number;
    }
  | { readonly kind: 'removed'; readonly stockId: StockId; readonly title: string }
  /** How many pieces there are, changed elsewhere. */
  | {
      readonly kind: 'cart';
      readonly stockId: StockId;
      readonly title: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'slot'; readonly from: Slot | undefined; readonly to: Slot | undefined }
  /** `to` is missing when the shop does not deliver there any more. */
  | { readonly kind: 'fee'; readonly label: string; readonly from: Money; readonly to: Money | undefined }
  /** What the code takes off; amounts only where the server tells them. */
  | {
      readonly kind: 'coupon';
      readonly code: string;
      readonly from: Money | undefined;
      readonly to: Money | undefined;
      readonly reason: CouponReason;
    }
  | { readonly kind: 'closed'; readonly nextOpen: Instant | undefined }
  | { readonly kind: 'other' };

/** What stands in the way of an order besides its price. */
export type Obstacle =
  | { readonly kind: 'removed'; readonly stockId: StockId; readonly title: string }
  | {
      readonly kind: 'stock';
      readonly stockId: StockId;
      readonly title: string;
      readonly wanted: number;
      readonly available: number;
    }
  /** `isOpen` tells a shop that works at that time, but later than the slot begins. */
  | {
      readonly kind: 'time';
      readonly isOpen: boolean;
      readonly nextOpen: Instant | undefined;
      readonly nextSlot: Slot | undefined;
    }
  | { readonly kind: 'outside-zone' }
  | { readonly kind: 'coupon'; readonly code: string; readonly reason: CouponReason };
