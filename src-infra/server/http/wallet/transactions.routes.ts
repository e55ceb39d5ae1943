import { readPaymentStatus } from '@domain/payments/index.ts';
import { createOwnTransactionRepository, type Store } from '../../store/index.ts';
import { enveloped, listed, notFound } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { readListWish, toTransaction } from '../orders/index.ts';
import type { WalletRouteDeps } from './wallet.routes.ts';

/** Contract 3.11: what a person has paid, whatever for. */
export const transactionsRoutes = ({ store, reference, zones }: Pick<WalletRouteDeps, 'reference' | 'zones'> & { readonly store: Store }): Handlers<'listTransactions' | 'showTransaction'> => {
  const transactions = createOwnTransactionRepository(store);
  return {
    listTransactions: async ({ params, user }) => {
      const known = await reference();
      const wish = readListWish(params, { read: readPaymentStatus, active: [], past: [] }, known, zones);
      if (!wish.ok) return wish.error;
      const { isImpossible, statuses: [status], from, before, sort, offset, limit, page, perPage } = wish.value;
      const filter = { userId: user.id, status, from, before, sort, offset, limit };
      const [items, total] = isImpossible ? [[], 0] : [await transactions.list(filter), await transactions.count(filter)];
      return listed({ items: items.map((row) => toTransaction(row, known)), total, page, perPage });
    },

    showTransaction: async ({ params, user }) => {
      const [row] = await transactions.list({ userId: user.id, id: params.id });
      return row ? enveloped(toTransaction(row, await reference())) : notFound;
    },
  };
};
