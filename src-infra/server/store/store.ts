import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { PLAN_IS_OUTDATED } from './kept-statements.ts';
import type { Notices, Topic } from './notices.ts';
import type { Tables } from './tables/index.ts';

/** The marketplace's data. Repositories ask `database` anew for every statement. */
export interface Store {
  /** The running transaction of the caller, if there is one, else the whole database. */
  readonly database: Database;
  /** Whether the caller runs in a transaction: what it reads may never be committed. */
  readonly isInTransaction: boolean;
  /** Runs `work` in one transaction; inside another one it joins that. Work may run again after a conflict, so it keeps its outside effects for `afterCommit`. */
  transaction<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Runs `effect` once the caller's transaction is committed, or at once outside of one. */
  afterCommit(effect: () => void): void;
  /** Tells every process on this data, this one included, after the caller's transaction is committed. */
  tell(topic: Topic, ...texts: readonly string[]): Promise<void>;
  /** Hears what is told; `undefined` means that something may have been missed. Returns the way to stop. */
  hear(topic: Topic, listener: (text: string | undefined) => void): () => void;
  close(): Promise<void>;
}

type Running = { readonly transaction: Transaction<Tables>; readonly effects: (() => void)[] };

/** Two transactions were in each other's way, or a table has changed under a kept plan: once more, and it works. */
const TRANSIENT: ReadonlySet<string> = new Set(['40001', '40P01', PLAN_IS_OUTDATED]);
const ATTEMPTS = 4;

export const createStore = (whole: Database, notices: Notices, release: () => Promise<void>): Store => {
  const running = new AsyncLocalStorage<Running>();
  const database = (): Database => running.getStore()?.transaction ?? whole;

  const once = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const effects: (() => void)[] = [];
    const value = await whole.transaction().execute((transaction) => running.run({ transaction, effects }, work));
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

  const afterCommit = (effect: () => void): void => {
    const current = running.getStore();
    if (current) current.effects.push(effect);
    else effect();
  };

  return {
    get database() {
      return database();
    },
    get isInTransaction() {
      return running.getStore() !== undefined;
    },
    transaction: (work) => (running.getStore() ? work() : attempt(work, ATTEMPTS)),
    afterCommit,
    tell: async (topic, ...texts) => {
      await notices.send(database(), topic, texts);
      afterCommit(() => texts.forEach((text) => notices.deliver(topic, text)));
    },
    hear: notices.hear,
    close: async () => {
      await notices.close();
      await whole.destroy();
      await release();
    },
  };
};

const isTransient = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' && TRANSIENT.has(failure.code);
