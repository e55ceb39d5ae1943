import type { Instant } from '../kernel/clock.port.ts';
import { addMoney, compareMoney, negateMoney, noMoney, type Money, type Scale } from '../pricing/index.ts';

/** Contract 4.2: why money came in or went out. */
export const LEDGER_TYPES = [
  'topup',
  'withdraw',
  'referral_from_topup',
  'referral_from_withdraw',
  'referral_to_topup',
  'referral_to_withdraw',
] as const;
/** The kind of a line of a wallet's history; its end tells the direction. */
export type LedgerType = (typeof LEDGER_TYPES)[number];

/** Contract 4.2: what became of an entry; all but `processed` are final. */
export const LEDGER_STATUSES = ['processed', 'paid', 'rejected', 'canceled'] as const;
/** What became of a line of a wallet's history. */
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

/**
 * A line of a wallet's history before it has a number. Amounts are positive, in the base currency; the type tells the
 * direction.
 */
export type NewEntry = {
  readonly type: LedgerType;
  readonly amount: Money;
  readonly status: LedgerStatus;
  readonly note: string;
  readonly at: Instant;
};

/** One line of a wallet's history. */
export type LedgerEntry = NewEntry & { readonly id: number };

/** What a balance is made of. */
export type Booked = Pick<NewEntry, 'type' | 'amount' | 'status'>;

/**
 * WALLET-1b: the balance is the sum of the ledger. What goes out counts at once, what comes in when it is paid; refused
 * entries count for nothing. RangeError for amounts of other places and sums that are not exact.
 */
export const ledgerBalance = (entries: readonly Booked[], scale: Scale): Money =>
  entries.map(effectOf).reduce<Money>(addMoney, noMoney(scale));

/** Whether entries of a type bring money in; the others take it out. */
export const isIncoming = (type: LedgerType): boolean => type.endsWith('topup');

/**
 * WALLET-1a, contract 5.8: paying from the wallet needs the whole total; an unknown balance pays nothing. RangeError
 * for amounts of different places.
 */
export const canPay = (balance: Money | undefined, total: Money): boolean =>
  balance !== undefined && compareMoney(balance, total) >= 0;

/** By how much an entry changes the balance; below zero for what goes out. */
export const effectOf = ({ type, amount, status }: Booked): Money => {
  const [incoming, nothing] = [isIncoming(type), noMoney(amount.scale)];
  switch (status) {
    case 'rejected':
    case 'canceled':
      return nothing;
    case 'paid':
      return incoming ? amount : negateMoney(amount);
    case 'processed':
      return incoming ? nothing : negateMoney(amount);
  }
};
