import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  compareMoney,
  money,
  noMoney,
  subtractMoney,
  type Currency,
  type Money,
  type Scale,
} from '@domain/pricing/index.ts';
import {
  canPay,
  decideWithdrawal,
  effectOf,
  topUpEntry,
  withdrawalEntry,
  type Booked,
  type EntryRefusal,
  type LedgerStatus,
  type MoneyFault,
} from '@domain/wallet/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Wallets } from './wallet.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Ledger } from './ledger.ts';

export type WithdrawalRequest = {
  readonly userId: number;
  readonly amount: Money;
  readonly currency: Currency;
  readonly note: string;
};
export type WithdrawalRefusal = MoneyFault | { readonly kind: 'too-low' | 'no-wallet' };
/** `ownerId` is set when customers withdraw their own request; otherwise an operator decides. */
export type WithdrawalDecision = { readonly uuid: string; readonly status: string; readonly ownerId?: number };
export type DecisionRefusal = EntryRefusal | { readonly kind: 'not-found' };

/** Withdrawals (contract 3.11, 5.8, 8.12). */
export interface Withdrawals {
  /** Lowers the balance at once and returns the id of the pending entry. */
  request(request: WithdrawalRequest): Promise<Result<number, WithdrawalRefusal>>;
  /** Decides a pending entry once and returns its id; a rejected or canceled one returns its amount. */
  decide(decision: WithdrawalDecision): Promise<Result<number, DecisionRefusal>>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly wallets: Wallets;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly notify: Notify;
};

export const createWithdrawals = ({ transactions, wallets, reference, clock, ledger, notify }: Deps): Withdrawals => {
  const baseScale = async (): Promise<Scale> => (await reference()).baseCurrency.scale;

  return {
    request: ({ userId, amount, currency, note }) =>
      transactions.run(async () => {
        const scale = await baseScale();
        // What is taken out counts as what would be brought in.
        const taken = topUpEntry({ amount, rate: currency.rate, baseScale: scale, note, at: clock.now() });
        if (!taken.ok) return taken;
        const wallet = (await ledger.lock([userId])).get(userId);
        if (!wallet) return err({ kind: 'no-wallet' });
        if (!canPay(money(wallet.balance, scale), taken.value.amount)) return err({ kind: 'too-low' });
        const entry = withdrawalEntry(taken.value.amount, note, taken.value.at);
        return ok(
          await ledger.post({
            userId,
            amount: entry.amount.minor,
            note: entry.note,
            cause: { reason: 'withdrawal' },
            type: entry.type,
            status: 'processed',
            at: entry.at,
          }),
        );
      }),

    decide: ({ uuid, status, ownerId }) =>
      transactions.run(async () => {
        const found = await wallets.lockEntry(uuid, ownerId ?? null);
        if (!found || found.type !== 'withdraw') return err({ kind: 'not-found' });
        const scale = await baseScale();
        const before: Booked = {
          type: found.type,
          amount: money(found.amount, scale),
          status: found.status as LedgerStatus,
        };
        const decided = decideWithdrawal(before, status, ownerId === undefined ? 'operator' : 'owner');
        if (!decided.ok) return decided;
        const back = subtractMoney(effectOf(decided.value), effectOf(before));
        const balance = await wallets.decide({
          id: found.id,
          status: decided.value.status,
          back: back.minor,
          at: clock.now(),
        });
        if (compareMoney(back, noMoney(scale)) !== 0) await ledger.publishBalance(found.userId, balance);
        if (ownerId === undefined) {
          await notify({
            userId: found.userId,
            type: 'wallet_withdraw',
            subject: { kind: 'wallet_history', id: found.id },
            args: { status: decided.value.status },
          });
        }
        return ok(found.id);
      }),
  };
};
