import type { OrderRecord } from './order-record.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** What the end of an order does to money (contract 5.7). */
export interface SettleMoney {
  /** Cancels the payments; what was paid goes to the customer's wallet. */
  giveBack(order: OrderRecord): Promise<void>;
  /** Cash counts as paid; what a wallet paid goes to the operator's. */
  settle(order: OrderRecord): Promise<void>;
}

export const createSettleMoney = ({ store, clock, orders, ledger }: Pick<OrdersDeps, 'store' | 'clock' | 'orders' | 'ledger'>): SettleMoney => {
  /** The account that takes the marketplace's money: its first operator with a wallet. */
  const operator = async (): Promise<number | undefined> =>
    (
      await store.database
        .selectFrom('users').innerJoin('wallets', 'wallets.user_id', 'users.id').where('role', '=', 'admin').where('deleted_at', 'is', null)
        .select('users.id').orderBy('users.id').executeTakeFirst()
    )?.id;

  return {
    giveBack: async (order) => {
      const paid = order.transactions.filter(({ status }) => status === 'paid').reduce((sum, { price }) => sum + price, 0);
      await orders.setTransactions(order.id, { from: ['progress', 'paid', 'split'], to: 'canceled', at: clock.now() });
      if (paid > 0) await ledger.credit({ userId: order.user_id, amount: paid, note: `Order #${order.id} canceled` });
    },

    settle: async (order) => {
      const byWallet = order.transactions.filter(({ status, tag }) => status === 'paid' && tag === 'wallet').reduce((sum, { price }) => sum + price, 0);
      await orders.setTransactions(order.id, { from: ['progress'], to: 'paid', at: clock.now(), tag: 'cash' });
      const receiver = byWallet > 0 ? await operator() : undefined;
      if (receiver !== undefined) await ledger.credit({ userId: receiver, amount: byWallet, note: `Order #${order.id}` });
    },
  };
};
