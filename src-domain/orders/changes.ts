import type { Instant } from '../kernel/clock.port.ts';
import type { StockId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { Slot } from './order.ts';

/** Why a code is no longer valid; `unknown` without a reason. */
export type CouponReason = 'expired' | 'used' | 'exhausted' | 'invalid' | 'unknown';

/** ORDER-5: A difference from what the customer saw (contract 8.2). `from` is the old value, `to` the new one. */
export type Change =
  /** The price of one piece. */
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
  /** The number of pieces, changed elsewhere. */
  | {
      readonly kind: 'cart';
      readonly stockId: StockId;
      readonly title: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'slot'; readonly from: Slot | undefined; readonly to: Slot | undefined }
  /** `to` is missing if the shop no longer delivers there. */
  | { readonly kind: 'fee'; readonly label: string; readonly from: Money; readonly to: Money | undefined }
  /** What the code deducts; amounts only if the server sends them. */
  | {
      readonly kind: 'coupon';
      readonly code: string;
      readonly from: Money | undefined;
      readonly to: Money | undefined;
      readonly reason: CouponReason;
    }
  | { readonly kind: 'closed'; readonly nextOpen: Instant | undefined }
  | { readonly kind: 'other' };

/** What prevents an order besides its price. */
export type Obstacle =
  | { readonly kind: 'removed'; readonly stockId: StockId; readonly title: string }
  | {
      readonly kind: 'stock';
      readonly stockId: StockId;
      readonly title: string;
      readonly wanted: number;
      readonly available: number;
    }
  /** `isOpen` means that the shop is open at that time, but only later than the slot starts. */
  | {
      readonly kind: 'time';
      readonly isOpen: boolean;
      readonly nextOpen: Instant | undefined;
      readonly nextSlot: Slot | undefined;
    }
  | { readonly kind: 'outside-zone' }
  /** ORDER-12: the shop no longer offers returnable boxes. */
  | { readonly kind: 'packaging' }
  | { readonly kind: 'coupon'; readonly code: string; readonly reason: CouponReason };
