import type { Selectable } from 'kysely';
import { createIdPool } from './id-pool.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** A row as it is read: it goes to the database as one JSON text, or by itself. */
export type NewTransactionRow = Selectable<Tables['transactions']>;
export type TransactionChange = { readonly from: readonly string[]; readonly to: string; readonly at: number; readonly type?: 'model' | 'tip'; readonly tag?: string };

/** Payments of one kind of thing. */
export const createTransactionRepository = (store: Store, payable: 'order' | 'parcel_order' | 'wallet') => {
  const ids = createIdPool(store, 'transactions');
  return {
    newId: async (): Promise<number> => (await ids.take(1))[0] ?? 0,

    insert: async (row: NewTransactionRow): Promise<void> => void (await store.database.insertInto('transactions').values(row).execute()),

    /** Payments that have one of the statuses take another one: all, or those of one type or one way to pay. */
    setStatus: async (payableId: number, { from, to, at, type, tag }: TransactionChange): Promise<void> =>
      void (await store.database
        .updateTable('transactions')
        .set({ status: to, updated_at: at, ...(to === 'paid' && { perform_time: at, request: 'approved' }), ...(to === 'refund' && { refund_time: at }) })
        .where('payable_type', '=', payable).where('payable_id', '=', payableId).where('status', 'in', [...from])
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
        .$if(tag !== undefined, (query) => query.where('payment_id', 'in', (payments) => payments.selectFrom('payments').select('id').where('tag', '=', tag ?? '')))
        .execute()),
  };
};
