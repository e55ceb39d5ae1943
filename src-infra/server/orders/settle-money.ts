import { orderId } from '@domain/kernel/ids.ts';
import { CANCELED_WITH_ORDER, canceledNote, paidAmount } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** What the end of an order does to money (contract 5.7). */
export interface SettleMoney {
  /** Cancels the payments; what was paid goes to the customer's wallet. */
  giveBack(order: OrderRecord): Promise<void>;
  /** Cash counts as paid; what a wallet paid goes to the operator's. */
  settle(order: OrderRecord): Promise<void>;
}

export const createSettleMoney = ({ store, clock, reference, orders, ledger }: Pick<OrdersDeps, 'store' | 'clock' | 'reference' | 'orders' | 'ledger'>): SettleMoney => {
  /** The account that takes the marketplace's money: its first operator with a wallet. */
  const operator = async (): Promise<number | undefined> =>
    (
      await store.database
        .selectFrom('users').innerJoin('wallets', 'wallets.user_id', 'users.id').where('role', '=', 'admin').where('deleted_at', 'is', null)
        .select('users.id').orderBy('users.id').executeTakeFirst()
    )?.id;

  /** What was paid of an order, in all or in one way; minor units of the base currency. */
  const paidOf = async ({ transactions }: OrderRecord, tag?: string): Promise<number> => {
    const { scale } = (await reference()).baseCurrency;
    const paid = transactions.filter((transaction) => tag === undefined || transaction.tag === tag).map(({ status, price }) => ({ status: status as PaymentStatus, amount: money(price, scale) }));
    return paidAmount(paid, scale).minor;
  };

  return {
    giveBack: async (order) => {
      const paid = await paidOf(order);
      await orders.setTransactions(order.id, { from: CANCELED_WITH_ORDER, to: 'canceled', at: clock.now() });
      if (paid > 0) await ledger.credit({ userId: order.user_id, amount: paid, note: canceledNote(orderId(order.id)) });
    },

    settle: async (order) => {
      const byWallet = await paidOf(order, 'wallet');
      await orders.setTransactions(order.id, { from: ['progress'], to: 'paid', at: clock.now(), tag: 'cash' });
      const receiver = byWallet > 0 ? await operator() : undefined;
      if (receiver !== undefined) await ledger.credit({ userId: receiver, amount: byWallet, note: `Order #${order.id}` });
    },
  };
};
