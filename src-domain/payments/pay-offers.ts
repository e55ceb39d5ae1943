import type { Money } from '../pricing/index.ts';
import { canPay } from '../wallet/index.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentStatus } from './payment-status.ts';
import { isDirectTag } from './direct-tag.ts';

/** A method to pay what is due; `isEnough` is false for a wallet that does not cover it. */
export type PayOffer = { readonly method: PaymentMethod; readonly isEnough: boolean };

/** The current payment, and the wallet if known. */
export type PayFacts = {
  readonly payment: { readonly tag: string; readonly status: PaymentStatus } | undefined;
  readonly balance: Money | undefined;
};

/**
 * PAY-4a: Returns the methods for paying an amount due. Pending cash cannot be chosen again; a provider's page can be
 * reopened. Throws RangeError if amount and balance have different scales.
 */
export const payOffers = (
  owed: Money,
  methods: readonly PaymentMethod[],
  { payment, balance }: PayFacts,
): readonly PayOffer[] =>
  methods
    .filter(({ tag }) => !(payment?.status === 'progress' && payment.tag === tag && isDirectTag(tag)))
    .map((method) => ({ method, isEnough: method.tag !== 'wallet' || canPay(balance, owed) }));
