import type { OrderId } from '../kernel/ids.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Orders, PendingPlacement, PlacementRefusal, PlacementStore } from './orders.ports.ts';

export type PlaceOutcome = Result<OrderId, RemoteFailure | PlacementRefusal>;

/** Places an order once, however often it is called, answered or reloaded (ORDER-4). */
export interface PlaceOrder {
  place(draft: OrderDraft, quoteId: string | undefined): Promise<PlaceOutcome>;
  /** Finds out what became of a placement whose answer never came; `undefined` when there is none. */
  resume(): Promise<PlaceOutcome | undefined>;
}

type Deps = {
  readonly orders: Pick<Orders, 'place'>;
  readonly pending: PlacementStore;
  readonly makeKey: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Whether the server announces `idempotency`; without it nothing is ever repeated by itself. */
  readonly canRepeat: () => boolean;
};

/** How often a placement that is still running at the server is asked for again. */
const PATIENCE = 10;

/**
 * Contract 8.1: one key for one intent, kept with its draft until a final answer. After a lost answer the old draft is
 * repeated under the old key, whatever the customer wants by now: only then it is known whether the order exists.
 */
export const createPlaceOrder = ({ orders, pending, makeKey, delay, canRepeat }: Deps): PlaceOrder => {
  let running: Promise<PlaceOutcome> | undefined;

  const send = async (placement: PendingPlacement): Promise<PlaceOutcome> => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await orders.place(placement.draft, placement.key, placement.quoteId);
      if (!outcome.ok && outcome.error.kind === 'in-progress' && attempt < PATIENCE) await delay(outcome.error.retryAfterSeconds * 1000);
      else {
        if (isFinal(outcome) || !canRepeat()) pending.write(undefined);
        return outcome;
      }
    }
  };

  const start = (work: () => Promise<PlaceOutcome>): Promise<PlaceOutcome> => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };

  return {
    place: (draft, quoteId) =>
      start(async () => {
        const unknown = pending.read();
        if (unknown) {
          const earlier = await send(unknown);
          // The earlier order exists, or nothing is known yet: placing another one would be a second order.
          if (earlier.ok || !isFinal(earlier)) return earlier;
        }
        const placement: PendingPlacement = { key: makeKey(), cartId: draft.cartId, draft, quoteId };
        pending.write(placement);
        return send(placement);
      }),
    resume: async () => {
      const unknown = pending.read();
      return unknown && start(() => send(unknown));
    },
  };
};

/** Whether the answer tells for certain that there is an order, or that there is none. A lost sign-in keeps the intent (8.1). */
const isFinal = (outcome: PlaceOutcome): boolean => {
  if (outcome.ok) return true;
  switch (outcome.error.kind) {
    case 'timeout':
    case 'unreachable':
    case 'malformed':
    case 'unauthorized':
    case 'in-progress':
      return false;
    case 'rejected':
      return outcome.error.status < 500 && outcome.error.status !== 429;
    case 'changed':
    case 'closed':
    case 'outside-zone':
    case 'out-of-stock':
    case 'below-minimum':
    case 'coupon':
    case 'phone-required':
    case 'wallet-too-low':
    case 'cart-gone':
    case 'duplicate':
      return true;
  }
};
