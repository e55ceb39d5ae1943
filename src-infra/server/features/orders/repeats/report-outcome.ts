import type { Notify } from '../../notifications/index.ts';
import type { OrderRecord } from '../order-record.ts';
import type { CopyOutcome } from './repeats.ports.ts';

/** NOTIFY-3: Notifies the customer of what became of a day of a repeat, with the caller's transaction. */
export type ReportOutcome = (order: Pick<OrderRecord, 'id' | 'user_id'>, outcome: CopyOutcome) => Promise<void>;

export const createReportOutcome =
  (notify: Notify): ReportOutcome =>
  ({ id, user_id: userId }, outcome) =>
    notify({
      userId,
      type: 'order_repeat',
      subject: { kind: 'order', id: outcome.kind === 'placed' ? outcome.id : id },
      args: { status: outcome.kind === 'missed' ? outcome.why : outcome.kind },
    });
