import type { Store } from '../../store/store.ts';
import type { OrderRewards } from './rewards.ports.ts';

/** Reward rules and given rewards, as tables. */
export const createRewardRepository = (store: Store): OrderRewards => ({
  cashbackRules: (shopId) =>
    store.database
      .selectFrom('cashback_rules')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('active', '=', true)
      .orderBy('id')
      .execute(),

  programme: () => store.database.selectFrom('referrals').selectAll().orderBy('id', 'desc').executeTakeFirst(),

  lockCode: async (userId) =>
    (
      await store.database
        .selectFrom('users')
        .select('referral')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    )?.referral ?? null,

  inviter: (code) =>
    store.database
      .selectFrom('users')
      .select('id')
      .where('my_referral', '=', code)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  deliveredOrders: async (userId) =>
    (
      await store.database
        .selectFrom('orders')
        .where('user_id', '=', userId)
        .where('status', '=', 'delivered')
        .select((at) => at.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,

  insert: async (row) => void (await store.database.insertInto('order_rewards').values(row).execute()),

  revoke: (orderId, at) =>
    store.database
      .updateTable('order_rewards')
      .set({ taken_back_at: at })
      .where('order_id', '=', orderId)
      .where('taken_back_at', 'is', null)
      .returningAll()
      .execute(),
});
