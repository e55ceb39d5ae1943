import type { OrderId } from '../kernel/ids.ts';
import { isOutcomeUnknown, type RemoteFailure } from '../kernel/remote-failure.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { FindPlacedOrder } from './find-placed-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Orders, PendingPlacement, PlacementRefusal, PlacementStore } from './orders.ports.ts';

/** The id of the order, or why it was not placed, or why the outcome is unknown. */
export type PlaceOutcome = Result<OrderId, RemoteFailure | PlacementRefusal>;

/** Places an order once, however often it is called, answered or reloaded (ORDER-4). */
export interface PlaceOrder {
  /** Places a draft. A call during another one gets the same answer. */
  place(draft: OrderDraft, quoteId: string | undefined): Promise<PlaceOutcome>;
  /** Finds the outcome of a placement whose answer was lost; `undefined` if there is none. */
  resume(): Promise<PlaceOutcome | undefined>;
}

/** The dependencies of placing; `makeKey` returns a new idempotency key, `delay` waits for so many milliseconds. */
export type PlaceOrderDeps = {
  readonly orders: Pick<Orders, 'place'>;
  readonly pending: PlacementStore;
  readonly makeKey: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Whether the server announces `idempotency`; without it nothing is ever retried automatically. */
  readonly announcesIdempotency: () => boolean;
  readonly findPlaced: FindPlacedOrder;
};

/** How often, and how long at most, to wait for a placement that is still running on the server. */
const PATIENCE = 10;
const LONGEST_WAIT_SECONDS = 30;

/**
 * ORDER-4, contract 8.1: Uses one key for one intent, stored with its draft until a conclusive answer. After a lost
 * answer the old draft is sent again under the old key, whatever the customer wants by now: only that reveals whether
 * the order exists. A server without keys is asked for the order instead.
 */
export const createPlaceOrder = ({
  orders,
  pending,
  makeKey,
  delay,
  announcesIdempotency,
  findPlaced,
}: PlaceOrderDeps): PlaceOrder => {
  let running: Promise<PlaceOutcome | undefined> | undefined;

  const send = async (placement: PendingPlacement, isFirst: boolean): Promise<PlaceOutcome> => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await orders.place(placement.draft, placement.key, placement.quoteId);
      if (isFirst && attempt === 0 && !outcome.ok && outcome.error.kind === 'unauthorized')
        pending.write({ ...placement, awaitsSignIn: true });
      const wait =
        !outcome.ok && outcome.error.kind === 'in-progress' && attempt < PATIENCE
          ? outcome.error.retryAfterSeconds
          : undefined;
      if (wait === undefined) {
        if (isFinal(outcome)) pending.write(undefined);
        return outcome;
      }
      await delay(Math.min(Math.max(1, wait), LONGEST_WAIT_SECONDS) * 1000);
    }
  };

  /** The outcome of an earlier placement; `undefined` if it certainly created no order and needs no message. */
  const settle = async (unknown: PendingPlacement): Promise<PlaceOutcome | undefined> => {
    if (announcesIdempotency()) return send(unknown, false);
    const found = await findPlaced(unknown);
    if (!found.ok) return found;
    pending.write(undefined);
    return found.value === undefined ? undefined : ok(found.value);
  };

  const placeNow = async (draft: OrderDraft, quoteId: string | undefined): Promise<PlaceOutcome> => {
    const kept = pending.read();
    const unknown = kept?.awaitsSignIn === false ? kept : undefined;
    const earlier = unknown && (await settle(unknown));
    // Still stored means still unknown. Then, and if the order of this cart exists, placing now could create a second
    // order.
    if (earlier && (pending.read() || (earlier.ok && unknown?.cartId === draft.cartId))) return earlier;
    const intent = { cartId: draft.cartId, draft, quoteId, awaitsSignIn: false };
    const placement: PendingPlacement = {
      ...intent,
      key: kept?.awaitsSignIn && isSameIntent(kept, intent) ? kept.key : makeKey(),
    };
    pending.write(placement);
    return send(placement, true);
  };

  const alone = <Outcome extends PlaceOutcome | undefined>(
    work: () => Promise<Outcome>,
  ): Promise<Outcome | PlaceOutcome | undefined> => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };

  const place: PlaceOrder['place'] = async (draft, quoteId) =>
    (await alone(() => placeNow(draft, quoteId))) ?? place(draft, quoteId);

  return {
    place,
    resume: async () => {
      const kept = pending.read();
      return kept?.awaitsSignIn === false ? alone(() => settle(kept)) : undefined;
    },
  };
};

type Intent = Pick<PendingPlacement, 'draft' | 'quoteId'>;
const isSameIntent = (left: Intent, right: Intent): boolean =>
  left.quoteId === right.quoteId && JSON.stringify(left.draft) === JSON.stringify(right.draft);

/**
 * Whether the answer is conclusive: the order exists, or it does not. An ended session keeps the intent (8.1); an error
 * may have occurred after the effect.
 */
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
      return !isOutcomeUnknown(outcome.error);
    case 'changed':
    case 'closed':
    case 'outside-zone':
    case 'out-of-stock':
    case 'below-minimum':
    case 'coupon':
    case 'phone-required':
    case 'phone-unverified':
    case 'wallet-too-low':
    case 'cart-gone':
    case 'duplicate':
      return true;
  }
};
