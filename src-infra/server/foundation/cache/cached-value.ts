import type { Transactions } from '../transactions/index.ts';

/** A value that is read once and cached until it is forgotten. */
export type CachedValue<Value> = (() => Promise<Value>) & { readonly forget: () => void };

/**
 * A transaction caches nothing, since it may never commit, and waits for no other caller's reading, which may itself
 * wait for the connection that the transaction holds.
 */
export const createCachedValue = <Value>(
  transactions: Transactions,
  read: () => Promise<Value>,
): CachedValue<Value> => {
  let reading: Promise<Value> | undefined;
  let cached: { readonly value: Value } | undefined;

  const readAndKeep = async (): Promise<Value> => {
    const own = (reading = read());
    try {
      const value = await own;
      if (reading === own) cached = { value };
      return value;
    } finally {
      if (reading === own) reading = undefined;
    }
  };

  const current = (): Promise<Value> => {
    if (cached) return Promise.resolve(cached.value);
    if (transactions.isActive) {
      transactions.afterCommit(() => void current().catch(() => undefined));
      return read();
    }
    return reading ?? readAndKeep();
  };
  const forget = (): void => {
    reading = undefined;
    cached = undefined;
  };
  return Object.assign(current, { forget });
};
