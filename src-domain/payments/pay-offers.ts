import type { Money } from '../pricing/index.ts';
import { canPay } from '../wallet/index.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentStatus } from './payment-status.ts';
import { isDirectTag } from './payment-tag.ts';

/** A way to pay what is owed; `isEnough` is false for a wallet that does not cover it. */
export type PayOffer = { readonly method: PaymentMethod; readonly isEnough: boolean };

/** The payment as it stands, and the wallet as far as it is known. */
export type PayFacts = {
  readonly payment: { readonly tag: string; readonly status: PaymentStatus } | undefined;
  readonly balance: Money | undefined;
};

/**
 * PAY-4a: the ways in which an owed amount can be paid now. Cash that is being waited for cannot be chosen again; a
 * provider's page can be opened again. RangeError when amount and balance are of different places.
 */
export const payOffers = (
  owed: Money,
  methods: readonly PaymentMethod[],
  { payment, balance }: PayFacts,
): readonly PayOffer[] =>
  methods
    .filter(({ tag }) => !(payment?.status === 'progress' && payment.tag === tag && isDirectTag(tag)))
    .map((method) => ({ method, isEnough: method.tag !== 'wallet' || canPay(balance, owed) }));
