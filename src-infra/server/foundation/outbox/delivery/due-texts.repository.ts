import type { Store } from '../../../store/index.ts';
import { toOutboxText } from '../outbox-row.ts';
import type { DueTexts } from './delivery.ports.ts';

/** Due rows of `outbox`. */
export const createDueTextRepository = (store: Pick<Store, 'database'>): DueTexts => ({
  claim: async ({ channels, now, leaseEnd, limit }) => {
    if (channels.length === 0) return [];
    const rows = await store.database
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: leaseEnd }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'waiting')
          .where('next_attempt_at', '<=', now)
          .where('channel', 'in', channels)
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
    return rows.map((row) => ({
      ...toOutboxText(row),
      id: row.id,
      queuedAt: row.queued_at,
      earlierAttempts: row.attempts - 1,
    }));
  },

  markSent: async (id, at) => {
    await store.database
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: at, failure: null })
      .where('id', '=', id)
      .execute();
  },

  postpone: async (id, nextAttemptAt, reason) => {
    await store.database
      .updateTable('outbox')
      .set({ next_attempt_at: nextAttemptAt, failure: reason })
      .where('id', '=', id)
      .execute();
  },

  giveUp: async (id, reason) => {
    await store.database
      .updateTable('outbox')
      .set({ status: 'failed', failure: reason })
      .where('id', '=', id)
      .execute();
  },
});
