import type { Result } from '@domain/kernel/result.ts';
import {
  createCreateAccount,
  createCreateOperator,
  createPasswords,
  type OperatorRefusal,
} from '../features/identity/index.ts';
import { createNewAccountRepository } from '../features/identity/new-accounts.repository.ts';
import { fillNewStore } from '../foundation/base-data/first-start.repository.ts';
import { baseRows } from '../foundation/base-data/index.ts';
import { systemRandom } from '../foundation/platform/random.ts';
import { systemClock } from '../foundation/time/index.ts';
import type { Store } from '../store/index.ts';

export type { OperatorRefusal };

/** The first operator of a marketplace, in a store that may still be empty. */
export const createOperator = async (
  store: Store,
  email: string,
  password: string,
): Promise<Result<void, OperatorRefusal>> => {
  await fillNewStore(store, 'base', systemClock.now(), () => Promise.resolve(baseRows(systemClock.now())));
  const create = createCreateOperator({
    passwords: createPasswords(systemRandom),
    createAccount: createCreateAccount({
      accounts: createNewAccountRepository(store),
      transactions: store.transactions,
      clock: systemClock,
      random: systemRandom,
    }),
  });
  return create(email, password);
};
