import type { Obstacle as AnyObstacle } from '@domain/orders/index.ts';
import type { CouponRefusal } from '../coupons/index.ts';
import type { IssuedQuote } from '../quotes/index.ts';
import type { QuoteChange } from './quote-changes.ts';
import type { SeatRefusal } from './seat.ts';

/** Prevents an order; reported as a change if a quote was sent, otherwise as a refusal. */
export type Obstacle =
  | Exclude<AnyObstacle, { readonly kind: 'coupon' }>
  | { readonly kind: 'coupon'; readonly code: string; readonly reason: CouponRefusal['kind'] };

/** Why an order was not placed; nothing was written (contract 3.10). */
export type PlacementRefusal =
  | {
      readonly kind:
        | 'no-cart'
        | 'duplicate'
        | 'empty'
        | 'phone-required'
        | 'phone-unverified'
        | 'wallet-too-low'
        | 'no-wallet'
        | 'foreign-image';
    }
  | SeatRefusal
  /** Minor units of the order's currency. */
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle }
  | { readonly kind: 'quote-unknown' }
  /** `quote` is what could be ordered instead. */
  | {
      readonly kind: 'quote-changed';
      readonly changes: readonly QuoteChange[];
      readonly quote: IssuedQuote | undefined;
    };
