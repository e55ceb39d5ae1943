import type { Store } from './store.ts';

/** A value read from the store and kept until it is forgotten. */
export type KeptValue<Value> = (() => Promise<Value>) & { readonly forget: () => void };

/**
 * Within a transaction nothing new is kept, since it may never be committed, and no reading of another caller is awaited,
 * since that one may wait for the connection which this transaction holds.
 */
export const createKeptValue = <Value>(store: Store, read: () => Promise<Value>): KeptValue<Value> => {
  let reading: Promise<Value> | undefined;
  let kept: { readonly value: Value } | undefined;

  const readAndKeep = async (): Promise<Value> => {
    const own = (reading = read());
    try {
      const value = await own;
      if (reading === own) kept = { value };
      return value;
    } finally {
      if (reading === own) reading = undefined;
    }
  };

  const current = (): Promise<Value> => {
    if (kept) return Promise.resolve(kept.value);
    if (store.isInTransaction) {
      store.afterCommit(() => void current().catch(() => undefined));
      return read();
    }
    return reading ?? readAndKeep();
  };
  const forget = (): void => {
    reading = undefined;
    kept = undefined;
  };
  return Object.assign(current, { forget });
};
