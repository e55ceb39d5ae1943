import type { Insertable, Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type CashbackRow = Selectable<Tables['cashback_rules']>;
type RewardRow = Selectable<Tables['order_rewards']>;

/** Who gets something besides for an order, and what. */
export const createRewardRepository = (store: Store) => ({
  cashbackRules: (shopId: number): Promise<readonly CashbackRow[]> =>
    store.database.selectFrom('cashback_rules').selectAll().where('shop_id', '=', shopId).where('active', '=', true).orderBy('id').execute(),

  programme: (): Promise<Selectable<Tables['referrals']> | undefined> => store.database.selectFrom('referrals').selectAll().orderBy('id', 'desc').executeTakeFirst(),

  /** The code a customer came with; other deliveries to the same customer wait until the end of the transaction. */
  lockCode: async (userId: number): Promise<string | null> =>
    (await store.database.selectFrom('users').select('referral').where('id', '=', userId).forUpdate().executeTakeFirst())?.referral ?? null,

  inviter: (code: string): Promise<{ readonly id: number } | undefined> =>
    store.database.selectFrom('users').select('id').where('my_referral', '=', code).where('deleted_at', 'is', null).executeTakeFirst(),

  deliveredOrders: async (userId: number): Promise<number> =>
    (await store.database.selectFrom('orders').where('user_id', '=', userId).where('status', '=', 'delivered').select((at) => at.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,

  insert: async (row: Insertable<Tables['order_rewards']>): Promise<void> => void (await store.database.insertInto('order_rewards').values(row).execute()),

  /** Marks what is still given of an order as taken back; of several callers one gets it. */
  takeBack: (orderId: number, at: number): Promise<readonly RewardRow[]> =>
    store.database.updateTable('order_rewards').set({ taken_back_at: at }).where('order_id', '=', orderId).where('taken_back_at', 'is', null).returningAll().execute(),
});
