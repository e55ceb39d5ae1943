import {
  compareMoney,
  convertMoney,
  decimal,
  majorOf,
  money,
  subtractMoney,
  type Decimal,
  type Money,
  type Scale,
} from '../pricing/index.ts';
import { canPay, inBase } from '../wallet/index.ts';

/** The least that a provider charges, in the base currency: card networks refuse less. */
export const LEAST_CHARGE: Decimal = decimal('0.5');

/** Converts between the currency of an amount and the base currency of wallets. */
export type Conversion = { readonly rate: Decimal; readonly baseScale: Scale };

/**
 * PAY-4b: Returns the part of an amount due that a wallet pays where a provider charges the rest, in their currency:
 * all that it holds, less what the provider has to charge at least. Always a whole amount of the base currency, so that
 * it reads alike in both. `undefined` for a wallet that is empty or unknown, or that covers everything. Throws
 * RangeError if both have different scales, and unless the rate is above zero.
 */
export const walletShare = (
  balance: Money | undefined,
  due: Money,
  { rate, baseScale }: Conversion,
): Money | undefined => {
  if (balance === undefined || canPay(balance, due)) return undefined;
  const { scale } = due;
  const kept = subtractMoney(due, convertMoney(LEAST_CHARGE, rate, scale));
  const most = compareMoney(balance, kept) < 0 ? balance : kept;
  if (most.minor <= 0) return undefined;
  const whole = inBase(most, rate, baseScale);
  const inCurrency = (base: Money): Money => convertMoney(majorOf(base), rate, scale);
  const share = compareMoney(inCurrency(whole), most) <= 0 ? whole : money(whole.minor - 1, baseScale);
  return inCurrency(share).minor > 0 ? inCurrency(share) : undefined;
};

/**
 * PAY-4c: Returns what a share takes from a wallet, `balance` and result in the base currency; `undefined` where the
 * wallet no longer shows that much. A balance that was rounded up for its reader gives no more than it has. Throws
 * RangeError unless the rate is above zero.
 */
export const shareDebit = (balance: Money, share: Money, rate: Decimal): Money | undefined => {
  if (compareMoney(convertMoney(majorOf(balance), rate, share.scale), share) < 0) return undefined;
  const debit = inBase(share, rate, balance.scale);
  return compareMoney(debit, balance) < 0 ? debit : balance;
};
