import type { Instant } from '../kernel/clock.port.ts';
import type { StockId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { Slot } from './order.ts';

/** ORDER-5: what is different from what the customer saw (contract 8.2). */
export type Change =
  | { readonly kind: 'price'; readonly stockId: StockId; readonly title: string; readonly from: Money; readonly to: Money }
  | { readonly kind: 'stock'; readonly stockId: StockId; readonly title: string; readonly wanted: number; readonly available: number }
  | { readonly kind: 'removed'; readonly stockId: StockId; readonly title: string }
  | { readonly kind: 'cart'; readonly stockId: StockId; readonly title: string; readonly from: number; readonly to: number }
  | { readonly kind: 'slot'; readonly from: Slot | undefined; readonly to: Slot | undefined }
  | { readonly kind: 'fee'; readonly label: string; readonly from: Money; readonly to: Money | undefined }
  | { readonly kind: 'coupon'; readonly code: string; readonly reason: 'expired' | 'used' | 'exhausted' | 'invalid' | 'unknown' }
  | { readonly kind: 'closed'; readonly nextOpen: Instant | undefined }
  | { readonly kind: 'other' };
