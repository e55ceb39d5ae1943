import type { Money } from '@domain/pricing/index.ts';
import type { ProcessRecord } from './process-record.ts';
import type { WalletDebit } from './wallet-shares.ts';

/** A payment to be booked. */
export type Receipt = {
  readonly status: 'paid' | 'canceled';
  readonly payment: { readonly id: number };
  readonly reference: string;
  readonly type: 'model' | 'tip';
  /** What the wallet pays beside the provider. */
  readonly fromWallet?: WalletDebit | undefined;
  /** Whether a bank refused what was canceled. */
  readonly isRefused?: boolean;
};
/** A locked payment target: its current cost, and how to book its payment. */
export type Payable = {
  /** The amount due in its own currency; `undefined` if it can no longer be paid. */
  readonly due: Money | undefined;
  /** Books the payment and returns the id of a new order, if any. */
  book(receipt: Receipt): Promise<number | null>;
};
/** Locks the target of a process; `undefined` if it no longer exists. */
export type LockPayable = (process: ProcessRecord) => Promise<Payable | undefined>;
