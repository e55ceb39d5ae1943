import { decimal, type Decimal } from './decimal.ts';

const AMOUNT = /^\d{1,6}(\.\d{1,3})?$/;

/** PRICE-6b: Reads an amount as operators type it: not negative, of at most six digits and three decimals. */
export const typedAmount = (text: string): Decimal | undefined => (AMOUNT.test(text) ? decimal(text) : undefined);
