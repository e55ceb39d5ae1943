import type { Selectable } from 'kysely';
import type { Tables } from '../../../store/tables/index.ts';

export type TestPaymentRow = Selectable<Tables['test_payments']>;
export type NewTestPayment = Pick<TestPaymentRow, 'reference' | 'process_id' | 'amount' | 'currency'> & {
  readonly at: number;
};
export type TestDecision = {
  readonly reference: string;
  readonly to: 'paid' | 'canceled';
  readonly deliverAt: number;
  readonly deliveries: number;
  readonly at: number;
};

/** Stores the checkouts of the test provider. */
export interface TestPayments {
  /** Returns the checkout of a process, creating it if needed. */
  open(payment: NewTestPayment): Promise<TestPaymentRow>;
  /** Returns a checkout. */
  find(reference: string): Promise<TestPaymentRow | undefined>;
  /** Ends an open checkout and schedules its callbacks; false when it had already ended. */
  decide(decision: TestDecision): Promise<boolean>;
  /** Counts a declined card of an open checkout. */
  countDecline(reference: string, at: number): Promise<void>;
  /** Takes the checkouts whose callback is due; each goes to one process and is due again at `next`. */
  takeDue(now: number, next: number, most: number): Promise<readonly TestPaymentRow[]>;
}
