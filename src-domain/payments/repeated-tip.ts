import type { Instant } from '../kernel/clock.port.ts';
import type { Money } from '../pricing/index.ts';

/** A tip that was given. */
export type GivenTip = { readonly amount: Money; readonly paymentId: number; readonly at: Instant };

/** How long the same tip counts as a repetition of the call. */
export const TIP_REPEAT_MS = 60_000;

/**
 * PAY-6a, S13: Whether a tip repeats one that was given a moment ago: of the same amount, by the same method. A client
 * without idempotency keys that tries again has not decided to give twice.
 */
export const isRepeatedTip = (given: readonly GivenTip[], tip: GivenTip): boolean =>
  given.some(
    ({ amount, paymentId, at }) =>
      paymentId === tip.paymentId &&
      amount.minor === tip.amount.minor &&
      amount.scale === tip.amount.scale &&
      Math.abs(tip.at - at) < TIP_REPEAT_MS,
  );
