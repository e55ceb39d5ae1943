import type { CartId, OrderId, ParcelId, PaymentProcessId, ShopId, UserCartId, UserId } from '../kernel/ids.ts';
import { addMoney, compareMoney, type Money } from '../pricing/index.ts';

/**
 * What a payment process pays for (contract 3.11): a cart that becomes an order, an order, a tip, a parcel, a top-up,
 * or what a member of a group owes its owner (GROUP-6f).
 */
export type PaymentTarget =
  | { readonly kind: 'cart'; readonly cartId: CartId; readonly shopId: ShopId }
  | { readonly kind: 'order'; readonly orderId: OrderId }
  | { readonly kind: 'tip'; readonly orderId: OrderId }
  | { readonly kind: 'parcel'; readonly parcelId: ParcelId }
  | { readonly kind: 'top-up'; readonly userId: UserId }
  | {
      readonly kind: 'share';
      readonly orderId: OrderId;
      readonly member: UserCartId;
      readonly cartId: CartId;
      readonly shopId: ShopId;
    };

/** Open until the provider reports the result, then paid or canceled for good. */
export type ProcessState = 'open' | 'paid' | 'canceled';

/**
 * One payment process at a provider. `amount` is what the provider charges, and `fromWallet` what the customer's wallet
 * pays beside it (PAY-4b): nothing except for an order or a parcel. Both are in the currency of the target.
 */
export type PaymentProcess = {
  readonly id: PaymentProcessId;
  readonly target: PaymentTarget;
  readonly amount: Money;
  readonly fromWallet: Money;
  readonly state: ProcessState;
};

/** The provider's report; `captured` money has already left the customer. */
export type ProcessNews = { readonly kind: 'canceled' } | { readonly kind: 'paid'; readonly isCaptured: boolean };

/** What decides whether a process can still pay for its target. */
export type ProcessFacts = {
  /** The current price of the target; `undefined` if it cannot be paid any more. */
  readonly due: Money | undefined;
  /** Whether the wallet still has its share (PAY-4c). */
  readonly hasShare: boolean;
};

/** An effect to apply in the same transaction as the process; amounts are in its currency. */
export type ProcessEffect =
  | { readonly kind: 'place-order'; readonly cartId: CartId }
  /** From the customer's wallet, before the transaction of what the provider charged. */
  | { readonly kind: 'debit'; readonly amount: Money }
  | {
      readonly kind: 'transaction';
      readonly type: 'model' | 'tip';
      readonly status: 'paid' | 'canceled';
      readonly amount: Money;
    }
  /** The tip and with it the total of the order. */
  | { readonly kind: 'raise-tips'; readonly orderId: OrderId; readonly by: Money }
  /** Marks the share as paid, and puts the amount into the wallet of the group's owner, as r(amount ÷ rate). */
  | { readonly kind: 'pay-share'; readonly member: UserCartId; readonly amount: Money }
  /** To the customer's wallet, as r(amount ÷ rate). */
  | { readonly kind: 'credit'; readonly amount: Money };

/** A process after a report, and its effects. */
export type ProcessStep = { readonly process: PaymentProcess; readonly effects: readonly ProcessEffect[] };

/**
 * PAY-5a, contract 5.6: Applies a report to a process, which ends once; reports to an ended one change nothing, however
 * often they arrive. Unless the price is still what provider and wallet pay together, and the wallet still has its
 * share, the process is canceled and captured money goes to the wallet. Throws RangeError for different scales.
 */
export const advanceProcess = (
  process: PaymentProcess,
  news: ProcessNews,
  { due, hasShare }: ProcessFacts,
): ProcessStep => {
  if (process.state !== 'open') return { process, effects: [] };
  const { amount, fromWallet, target } = process;
  if (news.kind === 'paid' && hasShare && due && compareMoney(due, addMoney(amount, fromWallet)) === 0) {
    const debit = fromWallet.minor > 0 ? [{ kind: 'debit', amount: fromWallet } as const] : [];
    return { process: { ...process, state: 'paid' }, effects: [...debit, ...effectsOf(target, amount)] };
  }
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
    case 'share':
      return [{ kind: 'pay-share', member: target.member, amount }];
  }
};

/** A cart has no order yet that a transaction could belong to; a share is none of its order's payments. */
const canceledEffects = (target: PaymentTarget, amount: Money): readonly ProcessEffect[] =>
  target.kind === 'cart' || target.kind === 'share'
    ? []
    : [{ kind: 'transaction', type: target.kind === 'tip' ? 'tip' : 'model', status: 'canceled', amount }];

/**
 * PAY-5b, contract 3.11: Returns the page to come back to: for a cart the order it became, or its checkout without one;
 * for a share the page of its group.
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
    case 'share':
      return `/group/${target.shopId}?g=${target.cartId}`;
  }
};
