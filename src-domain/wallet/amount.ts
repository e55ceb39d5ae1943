import { err, ok, type Result } from '../kernel/result.ts';
import {
  compareDecimals,
  compareMoney,
  decimalOfMinor,
  divideDecimal,
  majorOf,
  money,
  moneyOf,
  multiplyDecimals,
  typedDecimal,
  type Decimal,
  type Money,
  type Scale,
} from '../pricing/index.ts';

/** Why a typed amount is invalid. */
export type AmountFault = {
  readonly kind: 'required' | 'not-a-number' | 'not-positive' | 'too-many-decimals' | 'too-large';
};

/** Why an amount of money cannot be moved. */
export type MoneyFault = { readonly kind: 'not-positive' | 'too-large' };

/** The largest amount that can be moved at once, in minor units: beyond it calculations would be inexact. */
export const WALLET_AMOUNT_MAX = 1_000_000_000_000;

/**
 * WALLET-1c, LOCALE-6e, contract 1.8: Reads a typed amount: positive, without decimals that the currency lacks, at most
 * `WALLET_AMOUNT_MAX`.
 */
export const checkAmount = (typed: string, scale: Scale): Result<Money, AmountFault> => {
  if (typed.trim() === '') return err({ kind: 'required' });
  const read = typedDecimal(typed, scale);
  if (read === undefined) return err({ kind: 'not-a-number' });
  if (compareDecimals(read, '0' as Decimal) <= 0) return err({ kind: 'not-positive' });
  if (compareDecimals(read, String(WALLET_AMOUNT_MAX) as Decimal) > 0) return err({ kind: 'too-large' });
  const amount = moneyOf(read, scale);
  // "1,000" could mean a thousand or one.
  if ((typed.trim().split(/[.,٫]/)[1] ?? '').length > scale) return err({ kind: 'too-many-decimals' });
  return checkMoney(amount);
};

/** WALLET-1c: Checks an amount to move: positive and at most `WALLET_AMOUNT_MAX`. */
export const checkMoney = (amount: Money): Result<Money, MoneyFault> => {
  if (amount.minor <= 0) return err({ kind: 'not-positive' });
  return amount.minor > WALLET_AMOUNT_MAX ? err({ kind: 'too-large' }) : ok(amount);
};

/**
 * WALLET-1d, contract 5.8: Returns r(amount ÷ rate), an amount in the base currency of wallets. Throws RangeError
 * unless the rate is above zero.
 */
export const inBase = (amount: Money, rate: Decimal, baseScale: Scale): Money => {
  if (compareDecimals(rate, '0' as Decimal) <= 0) throw new RangeError(`Rate must be above zero, got ${rate}`);
  return money(divideDecimal(majorOf(amount), rate, baseScale), baseScale);
};

/**
 * WALLET-1c, WALLET-1d: Converts an amount to the base currency; both have to be movable. Throws RangeError unless the
 * rate is above zero.
 */
export const movedInBase = (amount: Money, rate: Decimal, baseScale: Scale): Result<Money, MoneyFault> => {
  const typed = checkMoney(amount);
  if (!typed.ok) return typed;
  // Far beyond the largest amount the division would be inexact.
  const most = multiplyDecimals(decimalOfMinor(2 * WALLET_AMOUNT_MAX, baseScale), rate);
  return compareDecimals(rate, '0' as Decimal) > 0 && compareDecimals(majorOf(amount), most) > 0
    ? err({ kind: 'too-large' })
    : checkMoney(inBase(amount, rate, baseScale));
};

/** Why a typed amount cannot be taken from a wallet. */
export type SpendingFault = AmountFault | { readonly kind: 'too-low' };

/** WALLET-1o: Reads a typed amount that a wallet has to cover, in the currency of its balance. */
export const checkSpending = (typed: string, balance: Money): Result<Money, SpendingFault> => {
  const amount = checkAmount(typed, balance.scale);
  return amount.ok && compareMoney(amount.value, balance) > 0 ? err({ kind: 'too-low' }) : amount;
};
