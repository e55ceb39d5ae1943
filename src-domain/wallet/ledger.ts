import type { Instant } from '../kernel/clock.port.ts';
import { addMoney, negateMoney, noMoney, sumMoney, type Money, type Scale } from '../pricing/index.ts';

/** Contract 4.2: The reasons of a wallet entry. */
export const LEDGER_TYPES = [
  'topup',
  'withdraw',
  'referral_from_topup',
  'referral_from_withdraw',
  'referral_to_topup',
  'referral_to_withdraw',
] as const;
/** The type of a wallet entry; its suffix tells the direction. */
export type LedgerType = (typeof LEDGER_TYPES)[number];

/** Contract 4.2: The statuses of an entry; all except `processed` are final. */
export const LEDGER_STATUSES = ['processed', 'paid', 'rejected', 'canceled'] as const;
/** The status of a wallet entry. */
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

/** A wallet entry before it has an id. Amounts are positive, in the base currency; the type tells the direction. */
export type NewEntry = {
  readonly type: LedgerType;
  readonly amount: Money;
  readonly status: LedgerStatus;
  readonly note: string;
  readonly at: Instant;
};

/** One entry of a wallet. */
export type LedgerEntry = NewEntry & { readonly id: number };

/** The fields that a balance depends on. */
export type Booked = Pick<NewEntry, 'type' | 'amount' | 'status'>;

/**
 * WALLET-1b: Returns the balance, the sum of the ledger. Outgoing entries count at once, incoming ones when paid;
 * rejected ones never. Throws RangeError for amounts of different scales and sums that are not exact.
 */
export const ledgerBalance = (entries: readonly Booked[], scale: Scale): Money =>
  entries.map(effectOf).reduce<Money>(addMoney, noMoney(scale));

/** What came into a wallet and what left it; neither is negative. */
export type MoneyFlow = { readonly incoming: Money; readonly outgoing: Money };

/**
 * WALLET-1q: Returns what entries brought into a wallet and what they took out of it; the difference is their effect on
 * the balance. Throws as `ledgerBalance` does.
 */
export const moneyFlow = (entries: readonly Booked[], scale: Scale): MoneyFlow => {
  const effects = entries.map(effectOf);
  return {
    incoming: sumMoney(
      effects.filter(({ minor }) => minor > 0),
      scale,
    ),
    outgoing: negateMoney(
      sumMoney(
        effects.filter(({ minor }) => minor < 0),
        scale,
      ),
    ),
  };
};

/** Whether entries of a type are incoming; the others are outgoing. */
export const isIncoming = (type: LedgerType): boolean => type.endsWith('topup');

/** The effect of an entry on the balance; negative for outgoing ones. */
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
