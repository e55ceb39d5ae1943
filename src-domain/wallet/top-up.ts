import type { Instant } from '../kernel/clock.port.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Decimal, Money, Scale } from '../pricing/index.ts';
import { movedInBase, type MoneyFault } from './amount.ts';
import type { NewEntry } from './ledger.ts';

/** An amount in the customer's currency, its rate, and the scale of the base currency. */
export type TopUp = {
  readonly amount: Money;
  readonly rate: Decimal;
  readonly baseScale: Scale;
  readonly note: string;
  readonly at: Instant;
};

/**
 * WALLET-1k, contract 5.6: Returns the entry of a top-up, which is credited as paid, as r(amount ÷ rate). Throws
 * RangeError unless the rate is above zero.
 */
export const topUpEntry = ({ amount, rate, baseScale, note, at }: TopUp): Result<NewEntry, MoneyFault> => {
  const sum = movedInBase(amount, rate, baseScale);
  return sum.ok ? ok({ type: 'topup', amount: sum.value, status: 'paid', note, at }) : sum;
};

/**
 * WALLET-1i, contract 5.8: Returns the entry of a withdrawal, which waits for the operator and lowers the balance at
 * once.
 */
export const withdrawalEntry = (amount: Money, note: string, at: Instant): NewEntry => ({
  type: 'withdraw',
  amount,
  status: 'processed',
  note,
  at,
});
