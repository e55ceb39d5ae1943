import { createIdPool } from '../../store/id-pool.ts';
import type { Store } from '../../store/store.ts';
import type { PaymentTransactions } from './payment-transactions.ports.ts';

/** Stores the payments of one kind of subject in the table `transactions`. */
export const createPaymentTransactionRepository = (
  store: Store,
  payable: 'order' | 'parcel_order' | 'wallet',
): PaymentTransactions => {
  const ids = createIdPool(store, 'transactions');
  return {
    newId: async () => (await ids.take(1))[0] ?? 0,

    insert: async (row) => void (await store.database.insertInto('transactions').values(row).execute()),

    lower: async (payableId, { amount, at }) =>
      void (await store.database
        .updateTable('transactions')
        .set((row) => ({ price: row('price', '-', amount), updated_at: at }))
        .where('id', '=', (transactions) =>
          transactions
            .selectFrom('transactions')
            .select((row) => row.fn.max('id').as('id'))
            .where('payable_type', '=', payable)
            .where('payable_id', '=', payableId)
            .where('type', '=', 'model')
            .where('status', 'in', ['progress', 'paid']),
        )
        .execute()),

    setStatus: async (payableId, { from, to, at, type, tag }) =>
      void (await store.database
        .updateTable('transactions')
        .set({
          status: to,
          updated_at: at,
          ...(to === 'paid' && { perform_time: at, request: 'approved' }),
          ...(to === 'refund' && { refund_time: at }),
        })
        .where('payable_type', '=', payable)
        .where('payable_id', '=', payableId)
        .where('status', 'in', [...from])
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
        .$if(tag !== undefined, (query) =>
          query.where('payment_id', 'in', (payments) =>
            payments
              .selectFrom('payments')
              .select('id')
              .where('tag', '=', tag ?? ''),
          ),
        )
        .execute()),
  };
};
