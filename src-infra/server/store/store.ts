import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Broadcast } from '../foundation/broadcast/index.ts';
import { noTracing, type Tracing } from '../foundation/tracing/index.ts';
import type { Transactions, BatchWrite } from '../foundation/transactions/index.ts';
import type { Database } from './database.ts';
import { PLAN_IS_OUTDATED } from './statement-cache.ts';
import type { Notices } from './notices.ts';
import type { Tables } from './tables/index.ts';

/** The marketplace's data. Repositories read `database` for every statement, since it may be a transaction. */
export interface Store {
  /** The caller's running transaction, if there is one, otherwise the database itself. */
  readonly database: Database;
  /** The transactions of this store, as use cases see them. */
  readonly transactions: Transactions;
  /** Messages between all processes on this database, as use cases see them. */
  readonly broadcast: Broadcast;
  /** Whether other processes may use the database. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

type Running = {
  readonly transaction: Transaction<Tables>;
  /** Items to be written before the commit, by their writer. */
  readonly pending: Map<unknown, unknown[]>;
  readonly effects: (() => void)[];
};

/** Failures that a retry resolves: serialization conflicts, deadlocks, and a cached plan of a changed table. */
const TRANSIENT: ReadonlySet<string> = new Set(['40001', '40P01', PLAN_IS_OUTDATED]);
const ATTEMPTS = 4;

export const createStore = (
  whole: Database,
  notices: Notices,
  release: () => Promise<void>,
  tracing: Pick<Tracing, 'span'> = noTracing,
): Store => {
  const running = new AsyncLocalStorage<Running>();
  const database = (): Database => running.getStore()?.transaction ?? whole;

  const once = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const effects: (() => void)[] = [];
    const value = await tracing.span('transaction', {}, () =>
      whole.transaction().execute((transaction) => {
        const pending: Running['pending'] = new Map();
        return running.run({ transaction, pending, effects }, async () => {
          const done = await work();
          await writeAll(pending);
          return done;
        });
      }),
    );
    running.exit(() => effects.forEach((effect) => effect()));
    return value;
  };

  const attempt = async <Value>(work: () => Promise<Value>, left: number): Promise<Value> => {
    try {
      return await once(work);
    } catch (failure) {
      if (left > 1 && isTransient(failure)) return attempt(work, left - 1);
      throw failure;
    }
  };

  const transactions: Transactions = {
    run: (work) => (running.getStore() ? work() : attempt(work, ATTEMPTS)),
    beforeCommit: async <Item>(write: BatchWrite<Item>, items: readonly Item[]) => {
      if (items.length === 0) return;
      const pending = running.getStore()?.pending;
      if (pending) pending.set(write, [...(pending.get(write) ?? []), ...items]);
      else await write(items);
    },
    flush: async () => {
      const pending = running.getStore()?.pending;
      if (pending) await writeAll(pending);
    },
    afterCommit: (effect) => {
      const current = running.getStore();
      if (current) current.effects.push(effect);
      else effect();
    },
    get isActive() {
      return running.getStore() !== undefined;
    },
  };
  const publishHere: Broadcast['publishHere'] = (topic, ...texts) =>
    transactions.afterCommit(() => texts.forEach((text) => notices.deliver(topic, text)));
  const publishElsewhere: Broadcast['publishElsewhere'] = async (topic, ...texts) => {
    if (texts.length > 0) await notices.send(database(), topic, texts);
  };
  const broadcast: Broadcast = {
    publishHere,
    publishElsewhere,
    publish: async (topic, ...texts) => {
      await publishElsewhere(topic, ...texts);
      publishHere(topic, ...texts);
    },
    subscribe: notices.subscribe,
  };

  return {
    get database() {
      return database();
    },
    transactions,
    broadcast,
    isShared: notices.isShared,
    close: async () => {
      await notices.close();
      await whole.destroy();
      await release();
    },
  };
};

/** Writes what was collected for the end of a transaction, and what is collected meanwhile. */
const writeAll = async (pending: Running['pending']): Promise<void> => {
  for (const [write, items] of pending) {
    pending.delete(write);
    await (write as BatchWrite<unknown>)(items);
  }
};

const isTransient = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' && TRANSIENT.has(failure.code);
