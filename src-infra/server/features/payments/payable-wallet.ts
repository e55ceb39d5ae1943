import { topUpEntry } from '@domain/wallet/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Ledger, Posting, WalletTransactions } from '../wallet/index.ts';
import type { Receipt, LockPayable } from './payable.ts';
import type { ProcessRecord } from './process-record.ts';
import { providerName } from '@domain/payments/index.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly walletTransactions: WalletTransactions;
  readonly notify: Notify;
};

/** `from` is who paid, where that is not said by the provider's name. */
type Why = Pick<Posting, 'note' | 'cause'> & { readonly from?: string };

/** Contract 5.6: credits the amount of a process to its customer's wallet, r(amount ÷ rate). */
export type CreditProcess = (process: ProcessRecord, receipt: Receipt, why: Why) => Promise<void>;

export const createCreditProcess =
  ({ reference, clock, ledger, walletTransactions, notify }: Deps): CreditProcess =>
  async ({ userId, amount, rate, id, payment }, receipt, { note, cause, from }) => {
    const entry = topUpEntry({
      amount,
      rate,
      baseScale: (await reference()).baseCurrency.scale,
      note,
      at: clock.now(),
    });
    const wallet = (await ledger.lock([userId])).get(userId);
    if (!entry.ok || !wallet) throw new Error(`Process ${id} has no wallet to credit`);
    const paid = { userId, walletId: wallet.id, amount: entry.value.amount.minor, at: entry.value.at };
    const transactionId = await walletTransactions.add({
      ...paid,
      paymentId: receipt.payment.id,
      reference: receipt.reference,
    });
    const history = await ledger.post({
      userId,
      amount: paid.amount,
      type: entry.value.type,
      note,
      cause,
      transactionId,
      at: entry.value.at,
    });
    await notify({
      userId,
      type: 'wallet_top_up',
      subject: { kind: 'wallet_history', id: history },
      args: { name: from ?? providerName(payment.tag) },
    });
  };

/** A wallet top-up: the amount is as entered; a canceled one leaves a canceled transaction. */
export const createPayableWallet =
  ({ reference, clock, ledger, walletTransactions }: Deps): LockPayable =>
  async ({ target, userId, amount, rate }) => {
    if (target.kind !== 'top-up') return undefined;
    const wallet = (await ledger.lock([userId])).get(userId);
    if (!wallet) return undefined;
    const entry = topUpEntry({
      amount,
      rate,
      baseScale: (await reference()).baseCurrency.scale,
      note: '',
      at: clock.now(),
    });
    return {
      due: entry.ok ? amount : undefined,

      book: async ({ status, payment, reference: trx }) => {
        if (status === 'canceled' && entry.ok) {
          await walletTransactions.add({
            userId,
            walletId: wallet.id,
            amount: entry.value.amount.minor,
            paymentId: payment.id,
            reference: trx,
            status,
          });
        }
        return null;
      },
    };
  };
