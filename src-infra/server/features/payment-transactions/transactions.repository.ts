import { lowerPayments } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
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

    lower: async (payableId, { amount, at }) => {
      const rows = await store.database
        .selectFrom('transactions')
        .select(['id', 'price'])
        .where('payable_type', '=', payable)
        .where('payable_id', '=', payableId)
        .where('type', '=', 'model')
        .where('status', 'in', ['progress', 'paid'])
        .orderBy('id')
        .forUpdate()
        .execute();
      const lowered = lowerPayments(
        rows.map(({ price }) => money(price, amount.scale)),
        amount,
      );
      for (const [index, { id, price }] of rows.entries()) {
        const left = lowered[index]?.minor ?? price;
        if (left !== price)
          await store.database
            .updateTable('transactions')
            .set({ price: left, updated_at: at })
            .where('id', '=', id)
            .execute();
      }
    },

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
