import type { Instant } from '../kernel/clock.port.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Decimal, Money, Scale } from '../pricing/index.ts';
import { movedInBase, type MoneyFault } from './amount.ts';
import type { NewEntry } from './ledger.ts';

/** An amount in the customer's currency, its rate, and the places of the base currency. */
export type TopUp = {
  readonly amount: Money;
  readonly rate: Decimal;
  readonly baseScale: Scale;
  readonly note: string;
  readonly at: Instant;
};

/**
 * WALLET-1k, contract 5.6: money a provider brought comes in paid, as r(amount ÷ rate). RangeError unless the rate is
 * above zero.
 */
export const topUpEntry = ({ amount, rate, baseScale, note, at }: TopUp): Result<NewEntry, MoneyFault> => {
  const sum = movedInBase(amount, rate, baseScale);
  return sum.ok ? ok({ type: 'topup', amount: sum.value, status: 'paid', note, at }) : sum;
};

/** WALLET-1i, contract 5.8: a withdrawal waits for the operator, and lowers the balance at once when it is posted. */
export const withdrawalEntry = (amount: Money, note: string, at: Instant): NewEntry => ({
  type: 'withdraw',
  amount,
  status: 'processed',
  note,
  at,
});
