import { compareMoney, type Money } from '../pricing/index.ts';

/** Contract 5.8: paying from the wallet needs the whole total. */
export const canPay = (balance: Money | undefined, total: Money): boolean => balance !== undefined && compareMoney(balance, total) >= 0;
