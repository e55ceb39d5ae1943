import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../notifications/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { MailRefund } from './refund-mail.ts';
import type { Refunds } from './refunds.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';

export type RefundsDeps = {
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly ledger: Ledger;
  readonly notify: Notify;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly orders: Pick<OrderUseCases, 'orders' | 'payments' | 'catalogueChanges' | 'notifier' | 'rewards'>;
  readonly refunds: Refunds;
  readonly mailRefund: MailRefund;
};
