import type { CartId, OrderId, ParcelId, PaymentProcessId, ShopId, UserId } from '../kernel/ids.ts';
import { compareMoney, type Money } from '../pricing/index.ts';

/**
 * What a payment process pays for (contract 3.11): a cart that becomes an order, an order, a tip, a parcel, or a
 * top-up.
 */
export type PaymentTarget =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly shopId: ShopId }
  | { readonly kind: 'order'; readonly orderId: OrderId }
  | { readonly kind: 'tip'; readonly orderId: OrderId }
  | { readonly kind: 'parcel'; readonly parcelId: ParcelId }
  | { readonly kind: 'top-up'; readonly userId: UserId };

/** Open until the provider reports the result, then paid or canceled for good. */
export type ProcessState = 'open' | 'paid' | 'canceled';

/** One payment process at a provider; `amount` is what it charges. */
export type PaymentProcess = {
  readonly id: PaymentProcessId;
  readonly target: PaymentTarget;
  readonly amount: Money;
  readonly state: ProcessState;
};

/** The provider's report; `captured` money has already left the customer. */
export type ProcessNews = { readonly kind: 'canceled' } | { readonly kind: 'paid'; readonly isCaptured: boolean };

/** An effect to apply in the same transaction as the process; amounts are in its currency. */
export type ProcessEffect =
  | { readonly kind: 'place-order'; readonly cartId: CartId }
  | {
      readonly kind: 'transaction';
      readonly type: 'model' | 'tip';
      readonly status: 'paid' | 'canceled';
      readonly amount: Money;
    }
  /** The tip and with it the total of the order. */
  | { readonly kind: 'raise-tips'; readonly orderId: OrderId; readonly by: Money }
  /** To the customer's wallet, as r(amount ÷ rate). */
  | { readonly kind: 'credit'; readonly amount: Money };

/** A process after a report, and its effects. */
export type ProcessStep = { readonly process: PaymentProcess; readonly effects: readonly ProcessEffect[] };

/**
 * PAY-5a, contract 5.6: Applies a report to a process, which ends once; reports to an ended one change nothing, however
 * often they arrive. `due` is the current price of the target, undefined if it cannot be paid any more: unless it
 * equals the amount, the process is canceled and captured money goes to the wallet. Throws RangeError if both have
 * different scales.
 */
export const advanceProcess = (process: PaymentProcess, news: ProcessNews, due: Money | undefined): ProcessStep => {
  if (process.state !== 'open') return { process, effects: [] };
  const { amount, target } = process;
  if (news.kind === 'paid' && due && compareMoney(due, amount) === 0)
    return { process: { ...process, state: 'paid' }, effects: effectsOf(target, amount) };
  const credit = news.kind === 'paid' && news.isCaptured ? [{ kind: 'credit', amount } as const] : [];
  return { process: { ...process, state: 'canceled' }, effects: [...canceledEffects(target, amount), ...credit] };
};

const effectsOf = (target: PaymentTarget, amount: Money): readonly ProcessEffect[] => {
  const transaction = {
    kind: 'transaction',
    type: target.kind === 'tip' ? 'tip' : 'model',
    status: 'paid',
    amount,
  } as const;
  switch (target.kind) {
    case 'cart':
      return [{ kind: 'place-order', cartId: target.cartId }, transaction];
    case 'order':
    case 'parcel':
      return [transaction];
    case 'tip':
      return [transaction, { kind: 'raise-tips', orderId: target.orderId, by: amount }];
    case 'top-up':
      return [{ kind: 'credit', amount }];
  }
};

/** A cart has no order yet that a transaction could belong to. */
const canceledEffects = (target: PaymentTarget, amount: Money): readonly ProcessEffect[] =>
  target.kind === 'cart'
    ? []
    : [{ kind: 'transaction', type: target.kind === 'tip' ? 'tip' : 'model', status: 'canceled', amount }];

/**
 * PAY-5b, contract 3.11: Returns the page to come back to: for a cart the order it became, or its checkout without one.
 */
export const returnPath = (target: PaymentTarget, placed: OrderId | undefined): string => {
  switch (target.kind) {
    case 'cart':
      return placed === undefined ? `/restaurant/${target.shopId}/checkout` : `/orders/${placed}`;
    case 'order':
    case 'tip':
      return `/orders/${target.orderId}`;
    case 'parcel':
      return `/parcels/${target.parcelId}`;
    case 'top-up':
      return '/wallet';
  }
};
