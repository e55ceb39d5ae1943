import type { Clock } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { money, type Currency, type Money } from '@domain/pricing/index.ts';
import { transfer, type TransferRefusal } from '@domain/wallet/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { WalletOwners } from './wallet.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { fullName } from './full-name.ts';
import type { Ledger } from './ledger.ts';
import type { WalletTransactions } from './wallet-transactions.ts';

/** `amount` is in `currency`, as the sender entered it. */
export type Sending = {
  readonly senderId: number;
  readonly receiver: string;
  readonly amount: Money;
  readonly currency: Currency;
};
export type SendingRefusal = TransferRefusal | { readonly kind: 'unknown-receiver' };

/** WALLET-1, contract 5.8: transfers money between wallets, all or nothing. Returns the id of the sender's entry. */
export type SendMoney = (sending: Sending) => Promise<Result<number, SendingRefusal>>;

type Deps = {
  readonly transactions: Transactions;
  readonly owners: WalletOwners;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly walletTransactions: WalletTransactions;
  readonly notify: Notify;
};

export const createSendMoney =
  ({ transactions, owners, reference, clock, ledger, walletTransactions, notify }: Deps): SendMoney =>
  ({ senderId, receiver: receiverUuid, amount, currency }) =>
    transactions.run(async () => {
      const [sender, receiver] = [await owners.byId(senderId), await owners.byUuid(receiverUuid)];
      if (!sender || !receiver?.active) return err({ kind: 'unknown-receiver' });
      const held = await ledger.lock([sender.id, receiver.id]);
      const { scale } = (await reference()).baseCurrency;
      const holder = (user: typeof sender) => {
        const wallet = held.get(user.id);
        return { userId: userId(user.id), name: fullName(user), balance: wallet && money(wallet.balance, scale) };
      };
      const at = clock.now();
      const moved = transfer({ sender: holder(sender), receiver: holder(receiver), amount, rate: currency.rate, at });
      if (!moved.ok) return moved;

      const enter = async (user: typeof sender, entry: (typeof moved.value)['sent']): Promise<number> => {
        const booking = { userId: user.id, walletId: held.get(user.id)?.id ?? 0, amount: entry.amount.minor, at };
        return ledger.post({
          ...booking,
          type: entry.type,
          note: entry.note,
          cause: { reason: 'transfer' },
          authorId: sender.id,
          transactionId: await walletTransactions.add(booking),
        });
      };
      const sent = await enter(sender, moved.value.sent);
      const received = await enter(receiver, moved.value.received);
      await notify({
        userId: receiver.id,
        type: 'wallet_top_up',
        subject: { kind: 'wallet_history', id: received },
        args: { name: fullName(sender) },
      });
      return ok(sent);
    });
