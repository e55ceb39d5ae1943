import { compareMoney, type Money } from '../pricing/index.ts';

/**
 * WALLET-1a, contract 5.8: Whether a wallet can pay a total, which it must cover completely; an unknown balance pays
 * nothing. Throws RangeError for amounts of different scales.
 */
export const canPay = (balance: Money | undefined, total: Money): boolean =>
  balance !== undefined && compareMoney(balance, total) >= 0;
