import type { Store } from '../store/index.ts';

/** Which shops to read again. */
export type ChangedShops = ReadonlySet<number> | 'all';
type Source<Value> = {
  readonly store: Store;
  /** The value anew: all of it, or `previous` with these shops replaced. */
  readonly read: (previous: Value | undefined, changed: ChangedShops) => Promise<Value>;
};

/**
 * A value made of all shops, kept in memory; where `catalogueChanged` tells of a shop it is read again before the next answer.
 * Within a transaction nothing new is kept; it is read for the others after it.
 */
export const createShopwise = <Value>({ store, read }: Source<Value>): (() => Promise<Value>) => {
  let changed: Set<number> | 'all' = 'all';
  let known: Value | undefined;
  let reading: Promise<Value> | undefined;

  store.hear('shop', (text) => {
    if (text === undefined) changed = 'all';
    else if (changed !== 'all') changed.add(Number(text));
  });
  const isStale = (): boolean => changed === 'all' || changed.size > 0;

  const refresh = async (): Promise<Value> => {
    const wanted = changed;
    changed = new Set();
    try {
      known = await read(known, wanted);
      return known;
    } catch (failure) {
      changed = 'all';
      throw failure;
    } finally {
      reading = undefined;
    }
  };

  const current = async (): Promise<Value> => {
    if (!isStale() && !reading && known !== undefined) return known;
    if (store.isInTransaction) {
      store.afterCommit(() => void current().catch(() => undefined));
      return read(undefined, 'all');
    }
    reading ??= refresh();
    await reading;
    return current();
  };
  return current;
};
