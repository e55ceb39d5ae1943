import type { Store } from '../../store/index.ts';
import { type ProfileFactsReader, type ProfileFacts, REFERRAL_TYPES } from './profile.ports.ts';

export const createProfileFactsRepository = (store: Store): ProfileFactsReader => ({
  read: (userId) => readProfileFacts(store, userId),
});

const readProfileFacts = async (store: Store, userId: number): Promise<ProfileFacts> => {
  const { database } = store;
  const wallet = await database
    .selectFrom('wallets')
    .select(['id', 'uuid', 'balance'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const addresses = await database
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  const counts = await database
    .selectNoFrom((at) => [
      at
        .selectFrom('orders')
        .where('user_id', '=', userId)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('orders'),
      at
        .selectFrom('reviews')
        .where('user_id', '=', userId)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('reviews'),
    ])
    .executeTakeFirstOrThrow();
  const sums = await database
    .selectFrom('wallet_histories as history')
    .innerJoin('wallets', 'wallets.id', 'history.wallet_id')
    .where('wallets.user_id', '=', userId)
    .where('history.type', 'in', [...REFERRAL_TYPES])
    .groupBy('history.type')
    .select([
      'history.type',
      (at) => at.fn.sum<string>('history.amount').as('amount'),
      (at) => at.fn.countAll<number>().as('count'),
    ])
    .execute();
  return {
    wallet,
    addresses,
    ordersCount: counts.orders ?? 0,
    reviewsCount: counts.reviews ?? 0,
    referrals: REFERRAL_TYPES.map((type) => {
      const sum = sums.find((row) => row.type === type);
      return { type, amount: Number(sum?.amount ?? 0), count: sum?.count ?? 0 };
    }),
  };
};
