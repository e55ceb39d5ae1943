import type { Topic } from '../foundation/broadcast/index.ts';
import type { Database } from './database.ts';

export type Listener = (text: string | undefined) => void;

export interface Notices {
  /** Whether other processes may hear them. */
  readonly isShared: boolean;
  /** Sends to the other processes, when `database` is a transaction with its commit. */
  send(database: Database, topic: Topic, texts: readonly string[]): Promise<void>;
  /** Notifies the subscribers of this process. */
  deliver(topic: Topic, text: string | undefined): void;
  subscribe(topic: Topic, listener: Listener): () => void;
  close(): Promise<void>;
}

/** Notices for a database used by this process only. */
export const createLocalNotices = (): Notices => {
  const listeners = new Map<Topic, Set<Listener>>();
  return {
    isShared: false,
    send: () => Promise.resolve(),
    deliver: (topic, text) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) listener(text);
    },
    subscribe: (topic, listener) => {
      const hearing = listeners.get(topic) ?? new Set();
      listeners.set(topic, hearing.add(listener));
      return () => void hearing.delete(listener);
    },
    close: () => Promise.resolve(),
  };
};
