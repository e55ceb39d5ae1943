import type { Clock } from '@domain/kernel/clock.port.ts';
import { CANCELED_WITH_ORDER, paidAmount } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Store, TransactionChange } from '../store/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { TransactionRecord } from './order-record.ts';

type Settled = { readonly id: number; readonly user_id: number; readonly transactions: readonly TransactionRecord[] };

/** What the end of an order or a parcel does to money (contract 5.7). */
export interface SettleMoney {
  /** Cancels the payments; what was paid goes to the customer's wallet. */
  giveBack(thing: Settled): Promise<void>;
  /** Cash counts as paid; what a wallet paid goes to the operator's. */
  settle(thing: Settled): Promise<void>;
}

type Deps = {
  readonly store: Store; readonly clock: Clock; readonly reference: ReferenceSource; readonly ledger: Ledger;
  readonly setTransactions: (id: number, change: TransactionChange) => Promise<void>;
  /** What wallets' histories say of it. */
  readonly notes: { readonly canceled: (id: number) => string; readonly earned: (id: number) => string };
};

export const createSettleMoney = ({ store, clock, reference, ledger, setTransactions, notes }: Deps): SettleMoney => {
  /** The account that takes the marketplace's money: its first operator with a wallet. */
  const operator = async (): Promise<number | undefined> =>
    (
      await store.database
        .selectFrom('users').innerJoin('wallets', 'wallets.user_id', 'users.id').where('role', '=', 'admin').where('deleted_at', 'is', null)
        .select('users.id').orderBy('users.id').executeTakeFirst()
    )?.id;

  /** What was paid, in all or in one way; minor units of the base currency. */
  const paidOf = async ({ transactions }: Settled, tag?: string): Promise<number> => {
    const { scale } = (await reference()).baseCurrency;
    const paid = transactions.filter((transaction) => tag === undefined || transaction.tag === tag).map(({ status, price }) => ({ status: status as PaymentStatus, amount: money(price, scale) }));
    return paidAmount(paid, scale).minor;
  };

  return {
    giveBack: async (thing) => {
      const paid = await paidOf(thing);
      await setTransactions(thing.id, { from: CANCELED_WITH_ORDER, to: 'canceled', at: clock.now() });
      if (paid > 0) await ledger.credit({ userId: thing.user_id, amount: paid, note: notes.canceled(thing.id) });
    },

    settle: async (thing) => {
      const byWallet = await paidOf(thing, 'wallet');
      await setTransactions(thing.id, { from: ['progress'], to: 'paid', at: clock.now(), tag: 'cash' });
      const receiver = byWallet > 0 ? await operator() : undefined;
      if (receiver !== undefined) await ledger.credit({ userId: receiver, amount: byWallet, note: notes.earned(thing.id) });
    },
  };
};
