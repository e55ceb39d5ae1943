import type { Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { addMoney, compareMoney, moneyOf, negateMoney, noMoney, parseDecimal, compareDecimals, majorOf, type Money, type Scale } from '../pricing/index.ts';

export const LEDGER_TYPES = [
  'topup', 'withdraw', 'referral_from_topup', 'referral_from_withdraw', 'referral_to_topup', 'referral_to_withdraw',
] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];
export type LedgerStatus = 'processed' | 'paid' | 'rejected' | 'canceled';

/** One line of a wallet's history. Amounts are positive; the type tells the direction. */
export type LedgerEntry = { readonly id: number; readonly type: LedgerType; readonly amount: Money; readonly status: LedgerStatus; readonly at: Instant };

/** WALLET-1a, contract 5.8: paying from the wallet needs the whole total. */
export const canPay = (balance: Money | undefined, total: Money): boolean => balance !== undefined && compareMoney(balance, total) >= 0;

/** WALLET-1b: the balance is the sum of the ledger. What goes out counts at once, what comes in when it is paid; refused entries count for nothing. */
export const ledgerBalance = (entries: readonly Pick<LedgerEntry, 'type' | 'amount' | 'status'>[], scale: Scale): Money =>
  entries.map(effectOf).reduce<Money>((sum, effect) => (effect ? addMoney(sum, effect) : sum), noMoney(scale));

export const isIncoming = (type: LedgerType): boolean => type.endsWith('topup');

const effectOf = ({ type, amount, status }: Pick<LedgerEntry, 'type' | 'amount' | 'status'>): Money | undefined => {
  switch (status) {
    case 'rejected':
    case 'canceled':
      return undefined;
    case 'paid':
      return isIncoming(type) ? amount : negateMoney(amount);
    case 'processed':
      return isIncoming(type) ? undefined : negateMoney(amount);
  }
};

export type AmountFault = { readonly kind: 'required' | 'not-a-number' | 'not-positive' | 'too-many-decimals' | 'too-large' };

/** The largest amount that can be sent or topped up at once, in minor units: beyond it calculations would no longer be exact. */
const LARGEST = 1_000_000_000_000;

/** WALLET-1c, contract 1.8: an amount somebody typed: positive, without decimals the currency does not have. */
export const checkAmount = (typed: string, scale: Scale): Result<Money, AmountFault> => {
  if (typed.trim() === '') return err({ kind: 'required' });
  const read = parseDecimal(typed.trim().replace(',', '.'));
  if (!read.ok) return err({ kind: 'not-a-number' });
  if (read.value === '0' || read.value.startsWith('-')) return err({ kind: 'not-positive' });
  if (read.value.split('.')[0]!.length > String(LARGEST).length) return err({ kind: 'too-large' });
  const amount = moneyOf(read.value, scale);
  if (compareDecimals(majorOf(amount), read.value) !== 0) return err({ kind: 'too-many-decimals' });
  return amount.minor > LARGEST ? err({ kind: 'too-large' }) : ok(amount);
};
