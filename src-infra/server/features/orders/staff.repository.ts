import { createCachedValue } from '../../foundation/cache/index.ts';
import type { Store } from '../../store/store.ts';
import type { Staff } from './orders.ports.ts';

/** Operators and couriers among the users; the list of operators is cached until an account changes. */
export const createStaffRepository = (store: Store): Staff => {
  const operators = createCachedValue(store.transactions, async () =>
    (
      await store.database
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id),
  );
  store.broadcast.subscribe('identity', operators.forget);

  return {
    operators,

    payee: async () =>
      (
        await store.database
          .selectFrom('users')
          .innerJoin('wallets', 'wallets.user_id', 'users.id')
          .where('role', '=', 'admin')
          .where('deleted_at', 'is', null)
          .select('users.id')
          .orderBy('users.id')
          .executeTakeFirst()
      )?.id,

    isCourier: async (userId) =>
      (await store.database
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('role', '=', 'deliveryman')
        .where('active', '=', true)
        .executeTakeFirst()) !== undefined,
  };
};
