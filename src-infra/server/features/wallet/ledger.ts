import type { Clock } from '@domain/kernel/clock.port.ts';
import { decimalOfMinor, money } from '@domain/pricing/index.ts';
import { canPay, isIncoming, takenBack, type LedgerType, type PostedCause } from '@domain/wallet/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { LockedWallet, Wallets } from './wallet.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type Posting = {
  readonly userId: number;
  /** Minor units of the base currency. */
  readonly amount: number;
  readonly note: string;
  readonly cause: PostedCause;
  readonly transactionId?: number;
  /** The entry type; `withdraw` or `topup` by default. */
  readonly type?: LedgerType;
};
/** A wallet entry by any author. */
export type Entry = Posting & {
  readonly type: LedgerType;
  readonly status?: 'paid' | 'processed';
  readonly authorId?: number;
  readonly at?: number;
};
export type DebitOutcome = 'done' | 'too-low' | 'no-wallet';

/** Money of users (contract 5.8): every balance is the sum of its entries, and none is ever below 0 (L7). */
export interface Ledger {
  /** Debits the whole amount, or nothing. */
  debit(posting: Posting): Promise<DebitOutcome>;
  /** Debits all amounts from one user, or nothing. */
  debitAll(postings: readonly Posting[]): Promise<DebitOutcome>;
  /** Credits an amount; false when the user has no wallet. */
  credit(posting: Posting): Promise<boolean>;
  /** Debits up to an amount, limited by the balance, and returns the debited amount (WALLET-1f). */
  debitUpTo(posting: Posting): Promise<number>;
  /** Locks wallets until the end of the caller's transaction; users without one are omitted. */
  lock(userIds: readonly number[]): Promise<ReadonlyMap<number, LockedWallet>>;
  /** Writes an entry into a locked wallet and returns its id; throws when the balance is too low. */
  post(entry: Entry): Promise<number>;
  /** Sends the new balance to the user's open windows. */
  publishBalance(userId: number, balance: number): Promise<void>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly wallets: Wallets;
  readonly reference: ReferenceSource;
  readonly events: EventLog;
  readonly clock: Clock;
  readonly random: Random;
};

export const createLedger = ({ transactions, wallets, reference, events, clock, random }: Deps): Ledger => {
  const entryOf = ({ userId, amount, note, cause, transactionId, type }: Posting, usual: 'topup' | 'withdraw') => {
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`Posting amount must be whole minor units from 0, got ${amount}`);
    return {
      userId,
      amount,
      note,
      cause,
      type: type ?? usual,
      transactionId: transactionId ?? null,
      authorId: userId,
      uuid: randomUuid(random),
      at: clock.now(),
    };
  };

  const scale = async () => (await reference()).baseCurrency.scale;

  const publishBalance = async (userId: number, balance: number): Promise<void> =>
    events.publish(`user ${userId}`, 'wallet', {
      price: Number(decimalOfMinor(balance, await scale())),
      history: null,
    });

  const debitAll = (postings: readonly Posting[]): Promise<DebitOutcome> =>
    transactions.run(async () => {
      const [first] = postings;
      if (!first) return 'done';
      const balance = await wallets.lock(first.userId);
      if (balance === undefined) return 'no-wallet';
      const sum = postings.reduce((all, { amount }) => all + amount, 0);
      const base = await scale();
      if (!canPay(money(balance, base), money(sum, base))) return 'too-low';
      for (const posting of postings) {
        const booked = await wallets.withdraw(entryOf(posting, 'withdraw'));
        if (!booked) throw new Error(`The wallet of user ${posting.userId} holds less than it did a moment ago`);
        await publishBalance(posting.userId, booked.balance);
      }
      return 'done';
    });

  return {
    debit: (posting) => debitAll([posting]),
    debitAll,

    credit: (posting) =>
      transactions.run(async () => {
        const booked = await wallets.topUp(entryOf(posting, 'topup'));
        if (booked) await publishBalance(posting.userId, booked.balance);
        return booked !== undefined;
      }),

    debitUpTo: (posting) =>
      transactions.run(async () => {
        const [balance = 0, base] = [await wallets.lock(posting.userId), await scale()];
        const { minor: amount } = takenBack(money(posting.amount, base), money(balance, base));
        if (amount > 0) await debitAll([{ ...posting, amount }]);
        return Math.max(0, amount);
      }),

    lock: wallets.lockAll,

    post: async ({ status = 'paid', authorId, at, ...posting }) => {
      const isIn = isIncoming(posting.type);
      const own = entryOf(posting, isIn ? 'topup' : 'withdraw');
      const entry = { ...own, status, authorId: authorId ?? posting.userId, at: at ?? own.at };
      const booked = await (isIn ? wallets.topUp(entry) : wallets.withdraw(entry));
      if (!booked) throw new Error(`The wallet of user ${posting.userId} cannot take the entry`);
      await publishBalance(posting.userId, booked.balance);
      return booked.historyId;
    },

    publishBalance,
  };
};
