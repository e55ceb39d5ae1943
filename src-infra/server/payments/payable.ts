import type { Money } from '@domain/pricing/index.ts';
import type { ProcessRecord } from './process-record.ts';

/** A payment on its way into the books. */
export type Receipt = { readonly status: 'paid' | 'canceled'; readonly payment: { readonly id: number }; readonly reference: string; readonly type: 'model' | 'tip' };
/** What something costs at this moment, and how its payment is booked; nobody else pays it until the end of the transaction. */
export type Payable = {
  /** In its own currency; `undefined` when it cannot be paid any more. */
  readonly due: Money | undefined;
  /** Writes the payment; the order it is for, if it made one. */
  book(receipt: Receipt): Promise<number | null>;
};
/** Takes the target of a process in hand; `undefined` when it is gone. */
export type TakePayable = (process: ProcessRecord) => Promise<Payable | undefined>;
