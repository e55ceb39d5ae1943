import type { Clock } from '@domain/kernel/clock.port.ts';
import { CANCELED_WITH_ORDER, paidAmount } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { PaymentTransactions, TransactionRecord } from '../payment-transactions/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { Staff } from './orders.ports.ts';

type Settled = { readonly id: number; readonly user_id: number; readonly transactions: readonly TransactionRecord[] };

/** Settles the money of a finished order or parcel (contract 5.7). */
export interface SettleMoney {
  /** Cancels the payments and credits the paid amount to the customer's wallet. */
  refund(thing: Settled): Promise<void>;
  /** Marks cash as paid and credits wallet payments to the marketplace. */
  settle(thing: Settled): Promise<void>;
}

type Deps = {
  readonly clock: Clock;
  readonly reference: ReferenceSource;
  readonly ledger: Ledger;
  readonly staff: Pick<Staff, 'payee'>;
  /** The payments of orders or parcels. */
  readonly payments: Pick<PaymentTransactions, 'setStatus'>;
  /** The notes in wallet histories. */
  readonly notes: { readonly canceled: (id: number) => string; readonly earned: (id: number) => string };
};

export const createSettleMoney = ({ clock, reference, ledger, staff, payments, notes }: Deps): SettleMoney => {
  /** What was paid, in all or in one way; minor units of the base currency. */
  const paidOf = async ({ transactions }: Settled, tag?: string): Promise<number> => {
    const { scale } = (await reference()).baseCurrency;
    const paid = transactions
      .filter((transaction) => tag === undefined || transaction.tag === tag)
      .map(({ status, price }) => ({ status: status as PaymentStatus, amount: money(price, scale) }));
    return paidAmount(paid, scale).minor;
  };

  return {
    refund: async (thing) => {
      const paid = await paidOf(thing);
      await payments.setStatus(thing.id, { from: CANCELED_WITH_ORDER, to: 'canceled', at: clock.now() });
      if (paid > 0) await ledger.credit({ userId: thing.user_id, amount: paid, note: notes.canceled(thing.id) });
    },

    settle: async (thing) => {
      const byWallet = await paidOf(thing, 'wallet');
      await payments.setStatus(thing.id, { from: ['progress'], to: 'paid', at: clock.now(), tag: 'cash' });
      const receiver = byWallet > 0 ? await staff.payee() : undefined;
      if (receiver !== undefined)
        await ledger.credit({ userId: receiver, amount: byWallet, note: notes.earned(thing.id) });
    },
  };
};
