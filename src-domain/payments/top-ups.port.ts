import type { Answer } from '../kernel/answer.ts';
import type { CurrencyId } from '../kernel/ids.ts';
import type { Money } from '../pricing/index.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { ProcessState } from './payment-process.ts';

/** Money to put into a wallet by a provider, named by its tag. */
export type TopUpOrder = {
  readonly walletId: number;
  readonly tag: string;
  readonly amount: Money;
  readonly currencyId: CurrencyId;
};

/** A payment that waits at a provider's page. */
export type StartedPayment = { readonly id: string; readonly url: string };

/** WALLET-1: Top-ups by providers. */
export interface TopUps {
  /** The methods that can top up a wallet. */
  methods(): Answer<readonly PaymentMethod[]>;
  /** Starts a payment, once for each key; nothing is charged yet. */
  start(order: TopUpOrder, key: string): Answer<StartedPayment>;
  /** The state of an own payment; `undefined` if the server does not tell. */
  state(id: string): Answer<ProcessState | undefined>;
}
