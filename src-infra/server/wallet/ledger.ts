import type { Clock } from '@domain/kernel/clock.port.ts';
import { decimalOfMinor } from '@domain/pricing/index.ts';
import { isIncoming, type LedgerType } from '@domain/wallet/index.ts';
import type { EventLog } from '../events/index.ts';
import { randomUuid, type Random } from '../platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createWalletRepository, type Store } from '../store/index.ts';

export type Booking = {
  readonly userId: number;
  /** Minor units of the base currency. */
  readonly amount: number;
  readonly note: string;
  readonly transactionId?: number;
  /** What the history calls it: `withdraw` and `topup` unless said otherwise. */
  readonly type?: LedgerType;
};
/** An entry of somebody's wallet, whoever brought it about. */
export type Entry = Booking & { readonly type: LedgerType; readonly status?: 'paid' | 'processed'; readonly authorId?: number; readonly at?: number };
export type HeldWallet = { readonly id: number; readonly balance: number };
export type DebitOutcome = 'done' | 'too-low' | 'no-wallet';

/** Money of users (contract 5.8): every balance is the sum of its entries, and none is ever below 0 (L7). */
export interface Ledger {
  /** Takes the whole amount, or nothing. */
  debit(booking: Booking): Promise<DebitOutcome>;
  /** Takes all amounts from one user, or nothing. */
  debitAll(bookings: readonly Booking[]): Promise<DebitOutcome>;
  /** False when the user has no wallet. */
  credit(booking: Booking): Promise<boolean>;
  /** Takes what the wallet still holds of an amount, and tells how much that was (WALLET-1f). */
  takeBack(booking: Booking): Promise<number>;
  /** The wallets of these people, which nobody else changes until the end of the transaction; who has none is missing. */
  hold(userIds: readonly number[]): Promise<ReadonlyMap<number, HeldWallet>>;
  /** Writes an entry into a held wallet, which can bear it: else it throws. The id of the entry. */
  enter(entry: Entry): Promise<number>;
  /** Tells the windows of a user what the wallet holds now. */
  tell(userId: number, balance: number): Promise<void>;
}

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly events: EventLog; readonly clock: Clock; readonly random: Random };

export const createLedger = ({ store, reference, events, clock, random }: Deps): Ledger => {
  const wallets = createWalletRepository(store);

  const entryOf = ({ userId, amount, note, transactionId, type }: Booking, usual: 'topup' | 'withdraw') => {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`A booking needs whole minor units from 0, got ${amount}`);
    return { userId, amount, note, type: type ?? usual, transactionId: transactionId ?? null, authorId: userId, uuid: randomUuid(random), at: clock.now() };
  };

  const tell = async (userId: number, balance: number): Promise<void> =>
    events.publish(`user ${userId}`, 'wallet', { price: Number(decimalOfMinor(balance, (await reference()).baseCurrency.scale)), history: null });

  const debitAll = (bookings: readonly Booking[]): Promise<DebitOutcome> =>
    store.transaction(async () => {
      const [first] = bookings;
      if (!first) return 'done';
      const balance = await wallets.lock(first.userId);
      if (balance === undefined) return 'no-wallet';
      if (balance < bookings.reduce((sum, { amount }) => sum + amount, 0)) return 'too-low';
      for (const booking of bookings) {
        const booked = await wallets.withdraw(entryOf(booking, 'withdraw'));
        if (!booked) throw new Error(`The wallet of user ${booking.userId} holds less than it did a moment ago`);
        await tell(booking.userId, booked.balance);
      }
      return 'done';
    });

  return {
    debit: (booking) => debitAll([booking]),
    debitAll,

    credit: (booking) =>
      store.transaction(async () => {
        const booked = await wallets.topUp(entryOf(booking, 'topup'));
        if (booked) await tell(booking.userId, booked.balance);
        return booked !== undefined;
      }),

    takeBack: (booking) =>
      store.transaction(async () => {
        const amount = Math.min(booking.amount, (await wallets.lock(booking.userId)) ?? 0);
        if (amount > 0) await debitAll([{ ...booking, amount }]);
        return Math.max(0, amount);
      }),

    hold: wallets.lockAll,

    enter: async ({ status = 'paid', authorId, at, ...booking }) => {
      const isIn = isIncoming(booking.type);
      const own = entryOf(booking, isIn ? 'topup' : 'withdraw');
      const entry = { ...own, status, authorId: authorId ?? booking.userId, at: at ?? own.at };
      const booked = await (isIn ? wallets.topUp(entry) : wallets.withdraw(entry));
      if (!booked) throw new Error(`The wallet of user ${booking.userId} cannot bear an entry`);
      await tell(booking.userId, booked.balance);
      return booked.historyId;
    },

    tell,
  };
};
