import { err, ok, type Result } from '../kernel/result.ts';
import { addMoney, compareMoney, noMoney, smallerOf, type Money } from '../pricing/index.ts';
import { checkMoney } from './amount.ts';
import { effectOf, ledgerBalance, type Booked } from './ledger.ts';

/** Why an entry is refused; `too-low` is ERROR_109. */
export type PostRefusal = { readonly kind: 'not-positive' | 'too-large' | 'too-low' };

/**
 * WALLET-1e, L7: Appends an entry to a ledger, unless the balance would fall below zero or the amount is invalid. A
 * refused entry changes nothing. Throws RangeError for an amount of another scale than the ledger's.
 */
export const post = <Entry extends Booked>(
  ledger: readonly Entry[],
  entry: Entry,
): Result<readonly Entry[], PostRefusal> => {
  const { scale } = entry.amount;
  const checked = checkMoney(entry.amount);
  if (!checked.ok) return checked;
  const after = addMoney(ledgerBalance(ledger, scale), effectOf(entry));
  return compareMoney(after, noMoney(scale)) < 0 ? err({ kind: 'too-low' }) : ok([...ledger, entry]);
};

/**
 * WALLET-1f: Returns how much of an earlier reward can be revoked: all of it, or what the wallet still covers. Throws
 * RangeError for amounts of different scales.
 */
export const takenBack = (given: Money, balance: Money): Money => smallerOf(given, balance);
