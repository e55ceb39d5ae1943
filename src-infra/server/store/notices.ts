import type { Database } from './database.ts';

/** What processes on the same data tell each other. */
export type Topic = 'reference' | 'shop' | 'stock' | 'identity' | 'event' | 'simulation';
export type Listener = (text: string | undefined) => void;

export interface Notices {
  /** Sends to the other processes, when `database` is a transaction with its commit. */
  send(database: Database, topic: Topic, texts: readonly string[]): Promise<void>;
  /** Tells the listeners of this process. */
  deliver(topic: Topic, text: string | undefined): void;
  hear(topic: Topic, listener: Listener): () => void;
  close(): Promise<void>;
}

/** For a database that belongs to this process alone. */
export const createLocalNotices = (): Notices => {
  const listeners = new Map<Topic, Set<Listener>>();
  return {
    send: () => Promise.resolve(),
    deliver: (topic, text) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) listener(text);
    },
    hear: (topic, listener) => {
      const hearing = listeners.get(topic) ?? new Set();
      listeners.set(topic, hearing.add(listener));
      return () => void hearing.delete(listener);
    },
    close: () => Promise.resolve(),
  };
};
