import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges } from '../catalog/index.ts';
import type { OrderNotifier } from './order-notifier.ts';
import type { Orders } from './orders.ports.ts';

/** Tells people and other processes about placed orders after their transactions, many orders in one. */
export interface OrderAnnouncements {
  /** Announces an order soon after the caller's transaction commits. */
  placed(orderId: number): void;
  /** Announces orders whose process ended before it could. */
  readonly job: Job;
}

type Deps = {
  readonly transactions: Transactions;
  readonly orders: Pick<Orders, 'takeUnannounced' | 'unannounced'>;
  readonly catalogueChanges: Pick<CatalogueChanges, 'announceSales'>;
  readonly notifier: Pick<OrderNotifier, 'placed'>;
  /** Resolves when the next batch may begin. */
  readonly untilNextAnnouncement: () => Promise<void> | undefined;
};

const INTERVAL_MS = 5000;
const MAX_BATCH = 200;

export const createOrderAnnouncements = (deps: Deps): OrderAnnouncements => {
  const { transactions, orders, catalogueChanges, notifier, untilNextAnnouncement } = deps;
  const waiting: number[] = [];
  const batches = new Set<Promise<void>>();
  let isNextPlanned = false;

  const announce = async (ids: readonly number[], reach: { readonly here: boolean }): Promise<void> => {
    const taken = ids.length === 0 ? [] : await orders.takeUnannounced(ids);
    if (taken.length === 0) return;
    await notifier.placed(taken);
    await catalogueChanges.announceSales(
      taken.map(({ sale }) => sale),
      reach,
    );
  };

  /** Takes what has been placed by the time its transaction begins, so that waiting orders share one. */
  const announceWaiting = async (): Promise<void> => {
    await untilNextAnnouncement();
    let ids: readonly number[] | undefined;
    await transactions.run(() => {
      if (!ids) {
        ids = waiting.splice(0, MAX_BATCH);
        isNextPlanned = false;
        if (waiting.length > 0) planNext();
      }
      return announce(ids, { here: false });
    });
  };

  const planNext = (): void => {
    if (isNextPlanned) return;
    isNextPlanned = true;
    const batch = announceWaiting()
      // The orders stay unannounced, and the next round of the job takes them.
      .catch(() => {
        isNextPlanned = false;
      })
      .finally(() => batches.delete(batch));
    batches.add(batch);
  };

  return {
    placed: (orderId) =>
      transactions.afterCommit(() => {
        waiting.push(orderId);
        planNext();
      }),
    job: {
      name: 'announcements',
      everyMs: INTERVAL_MS,
      run: async () => {
        await Promise.all(batches);
        const left = await orders.unannounced();
        if (left.length > 0) await transactions.run(() => announce(left, { here: true }));
      },
    },
  };
};
