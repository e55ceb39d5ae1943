import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CourierDeliveries, DeliveryState } from './courier-work.ports.ts';

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly transactions: Transactions;
  readonly reportTaken: (delivery: DeliveryState, courierId: number | null) => Promise<void>;
  readonly clock: Clock;
};

/**
 * COURIER-6c: Offers again what waits for a courier whose account was blocked or deleted, or who went offline in a
 * process that died. What is picked up stays for the operator.
 */
export const createGiveBackAbandoned = ({ deliveries, transactions, reportTaken, clock }: Deps): Job => ({
  name: 'abandoned-deliveries',
  everyMs: 5000,
  run: async () => {
    for (const subject of await deliveries.abandoned())
      await transactions.run(async () => {
        const found = await deliveries.lock(subject);
        if (!found) return;
        await deliveries.release(subject, clock.now());
        await reportTaken(found, found.courierId ?? null);
      });
  },
});
