import type { Store } from './store.ts';

/** The secret that this marketplace signs with for a provider: the first one that was ever offered. All processes on the same data share it. */
export const keepPaymentKey = async ({ database }: Store, provider: string, offered: string, at: number): Promise<string> => {
  await database.insertInto('payment_keys').values({ provider, secret: offered, created_at: at }).onConflict((conflict) => conflict.doNothing()).execute();
  return (await database.selectFrom('payment_keys').select('secret').where('provider', '=', provider).executeTakeFirstOrThrow()).secret;
};
