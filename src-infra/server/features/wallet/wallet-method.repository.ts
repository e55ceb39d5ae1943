import type { Store } from '../../store/store.ts';
import type { WalletMethod } from './wallet.ports.ts';

/** The payment method `wallet` in the table `payments`. */
export const createWalletMethodRepository = (store: Store): WalletMethod => ({
  id: async () =>
    (await store.database.selectFrom('payments').select('id').where('tag', '=', 'wallet').executeTakeFirstOrThrow()).id,
});
