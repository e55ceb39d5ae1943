import type { Store } from '../../store/store.ts';
import type { PaymentKeys } from './payment-processes.ports.ts';

/** Signing secrets in the table `payment_keys`. */
export const createPaymentKeyRepository = (store: Store): PaymentKeys => ({
  secretOf: async (provider, offered, at) => {
    await store.database
      .insertInto('payment_keys')
      .values({ provider, secret: offered, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await store.database
      .selectFrom('payment_keys')
      .select('secret')
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow();
    return secret;
  },
});
