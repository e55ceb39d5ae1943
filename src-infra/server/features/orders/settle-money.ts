import type { Clock } from '@domain/kernel/clock.port.ts';
import { settleCanceled, settleDelivered, type OrderTransaction, type Settlement } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
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
  /** What is settled. */
  readonly subject: 'order' | 'parcel';
  /** The notes in wallet histories. */
  readonly notes: { readonly canceled: (id: number) => string; readonly earned: (id: number) => string };
};

export const createSettleMoney = ({ clock, reference, ledger, staff, payments, subject, notes }: Deps): SettleMoney => {
  /** Writes the new statuses of payments; returns the credit in minor units of the base currency. */
  const write = async (
    { id, transactions }: Settled,
    rule: (payments: readonly OrderTransaction[], baseScale: Scale) => Settlement,
  ): Promise<number> => {
    const { scale } = (await reference()).baseCurrency;
    const before = transactions.map(({ tag, status, price }) => ({
      tag,
      status: status as PaymentStatus,
      amount: money(price, scale),
    }));
    const settlement = rule(before, scale);
    for (const [index, { tag, status }] of before.entries()) {
      const to = settlement.payments[index] ?? status;
      if (to !== status) await payments.setStatus(id, { from: [status], to, at: clock.now(), tag });
    }
    return settlement.credit.minor;
  };

  return {
    refund: async (thing) => {
      const paid = await write(thing, settleCanceled);
      const cause = { reason: 'canceled', subject: { kind: subject, id: thing.id } } as const;
      if (paid > 0) await ledger.credit({ userId: thing.user_id, amount: paid, note: notes.canceled(thing.id), cause });
    },

    settle: async (thing) => {
      const byWallet = await write(thing, settleDelivered);
      const receiver = byWallet > 0 ? await staff.payee() : undefined;
      const cause = { reason: 'earned', subject: { kind: subject, id: thing.id } } as const;
      if (receiver !== undefined)
        await ledger.credit({ userId: receiver, amount: byWallet, note: notes.earned(thing.id), cause });
    },
  };
};
