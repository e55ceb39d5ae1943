import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { readStockNotice } from './stock-notice.ts';

/** Which shops to read again. */
export type ChangedShops = ReadonlySet<number> | 'all';
type Source<Value> = {
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  /** Whether stock levels affect the value, too. */
  readonly hearsOfStock?: boolean;
  /** The value anew: all of it, or `previous` with these shops replaced. */
  readonly read: (previous: Value | undefined, changed: ChangedShops) => Promise<Value>;
};

/**
 * Caches a value made of all shops; shops that `CatalogueChanges` announces are read again before the next answer.
 * A transaction reads without caching, and the cache is filled after it.
 */
export const createPerShopCache = <Value>({
  transactions,
  broadcast,
  hearsOfStock = false,
  read,
}: Source<Value>): (() => Promise<Value>) => {
  let changed: Set<number> | 'all' = 'all';
  let known: Value | undefined;
  let reading: Promise<Value> | undefined;

  const hear = (text: string | undefined): void => {
    if (text === undefined) changed = 'all';
    else if (changed !== 'all') changed.add(readStockNotice(text).shopId);
  };
  broadcast.subscribe('shop', hear);
  if (hearsOfStock) broadcast.subscribe('stock', hear);
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
    if (transactions.isActive) {
      transactions.afterCommit(() => void current().catch(() => undefined));
      return read(undefined, 'all');
    }
    reading ??= refresh();
    await reading;
    return current();
  };
  return current;
};
