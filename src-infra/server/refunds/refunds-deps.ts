import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { RefundRepository, Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';

export type RefundsDeps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly ledger: Ledger; readonly notify: Notify;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly orders: Pick<Orders, 'orders' | 'news' | 'rewards'>;
  readonly refunds: RefundRepository;
};
