import { readPaymentStatus } from '@domain/payments/index.ts';
import type { TransactionHistory } from '../../features/payment-transactions/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { readListFilter, toTransaction } from '../orders/index.ts';
import type { WalletRouteDeps } from './wallet.routes.ts';

/** Contract 3.11: the payments of a user. */
export const transactionsRoutes = ({
  transactionHistory,
  reference,
  zones,
}: Pick<WalletRouteDeps, 'reference' | 'zones'> & { readonly transactionHistory: TransactionHistory }): Handlers<
  'listTransactions' | 'showTransaction'
> => {
  return {
    listTransactions: async ({ params, user }) => {
      const known = await reference();
      const read = readListFilter(params, { read: readPaymentStatus, active: [], past: [] }, known, zones);
      if (!read.ok) return read.error;
      const {
        isImpossible,
        statuses: [status],
        from,
        before,
        sort,
        offset,
        limit,
        page,
        perPage,
      } = read.value;
      const filter = { userId: user.id, status, from, before, sort, offset, limit };
      const [items, total] = isImpossible
        ? [[], 0]
        : [await transactionHistory.list(filter), await transactionHistory.count(filter)];
      return listed({ items: items.map((row) => toTransaction(row, known)), total, page, perPage });
    },

    showTransaction: async ({ params, user }) => {
      const [row] = await transactionHistory.list({ userId: user.id, id: params.id });
      return row ? enveloped(toTransaction(row, await reference())) : notFound;
    },
  };
};
