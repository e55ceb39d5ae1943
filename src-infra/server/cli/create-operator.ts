import type { Result } from '@domain/kernel/result.ts';
import { baseRows, fillNewStore } from '../base-data/index.ts';
import { createCreateAccount, createCreateOperator, createPasswords, type OperatorRefusal } from '../identity/index.ts';
import { systemRandom } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import { systemClock } from '../time/index.ts';

export type { OperatorRefusal };

/** The first operator of a marketplace, in a store that may still be empty. */
export const createOperator = async (store: Store, email: string, password: string): Promise<Result<void, OperatorRefusal>> => {
  await fillNewStore(store, 'base', systemClock.now(), () => Promise.resolve(baseRows(systemClock.now())));
  const passwords = createPasswords(systemRandom);
  return createCreateOperator({ passwords, createAccount: createCreateAccount({ store, clock: systemClock, random: systemRandom }) })(email, password);
};
