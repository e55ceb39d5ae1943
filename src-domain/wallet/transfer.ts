import type { Instant } from '../kernel/clock.port.ts';
import type { UserId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Decimal, Money } from '../pricing/index.ts';
import { movedInBase } from './amount.ts';
import { canPay } from './can-pay.ts';
import type { NewEntry } from './ledger.ts';

/** A sender or recipient of money. Without a wallet there is no balance. */
export type WalletHolder = { readonly userId: UserId; readonly name: string; readonly balance: Money | undefined };

/** A transfer between two wallets: `amount` as the sender typed it, `rate` of its currency. */
export type Transfer = {
  readonly sender: WalletHolder;
  readonly receiver: WalletHolder;
  readonly amount: Money;
  readonly rate: Decimal;
  readonly at: Instant;
};

/** Why nothing was sent. A recipient without a wallet is reported as ERROR_109, like too low a balance. */
export type TransferRefusal =
  | { readonly kind: 'self' | 'not-positive' | 'too-large' | 'too-low' }
  | { readonly kind: 'no-wallet'; readonly of: 'sender' | 'receiver' };

/** The two entries of a transfer, both paid and of the same amount. */
export type TransferEntries = { readonly sent: NewEntry; readonly received: NewEntry };

/**
 * WALLET-1j, contract 5.8: Transfers r(amount ÷ rate) from one wallet to another, conserving the sum. An amount that
 * rounds to zero in the base currency is `not-positive`. Throws RangeError unless the rate is above zero.
 */
export const transfer = ({
  sender,
  receiver,
  amount,
  rate,
  at,
}: Transfer): Result<TransferEntries, TransferRefusal> => {
  if (sender.userId === receiver.userId) return err({ kind: 'self' });
  if (!sender.balance) return err({ kind: 'no-wallet', of: 'sender' });
  if (!receiver.balance) return err({ kind: 'no-wallet', of: 'receiver' });
  const sum = movedInBase(amount, rate, sender.balance.scale);
  if (!sum.ok) return sum;
  if (!canPay(sender.balance, sum.value)) return err({ kind: 'too-low' });
  const entry = { amount: sum.value, status: 'paid', note: receiver.name, at } as const;
  return ok({ sent: { ...entry, type: 'withdraw' }, received: { ...entry, type: 'topup' } });
};
