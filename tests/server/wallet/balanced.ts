import { expect } from 'vitest';
import { ledgerBalance, type LedgerStatus, type LedgerType } from '@domain/wallet/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { Store } from '@infra/server/store/index.ts';

/** L7 for every wallet there is: its balance is the sum of its ledger, and not below zero. */
export const expectBalanced = async ({ database }: Store): Promise<void> => {
  const wallets = await database.selectFrom('wallets').select(['id', 'user_id', 'balance']).orderBy('id').execute();
  const entries = await database
    .selectFrom('wallet_histories')
    .select(['wallet_id', 'type', 'amount', 'status'])
    .execute();
  const sums = wallets.map(({ id, user_id }) => {
    const own = entries.filter(({ wallet_id }) => wallet_id === id);
    return [
      user_id,
      ledgerBalance(
        own.map(({ type, amount, status }) => ({
          type: type as LedgerType,
          status: status as LedgerStatus,
          amount: money(amount, 2),
        })),
        2,
      ).minor,
    ];
  });
  expect(wallets.map(({ user_id, balance }) => [user_id, balance])).toEqual(sums);
  expect(wallets.filter(({ balance }) => balance < 0)).toEqual([]);
};
