import { createLiveValue, type LiveValue } from '@domain/kernel/live-value.ts';

/** Text under a name: a cookie, or an entry of local or session storage. */
export interface TextStore {
  get(): string | undefined;
  set(text: string): void;
  remove(): void;
}

type KeyedStorage = {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
};

export const textStoreOf = (texts: KeyedStorage, name: string): TextStore => ({
  get: () => texts.get(name),
  set: (text) => texts.set(name, text),
  remove: () => texts.remove(name),
});

export type Codec<Value> = {
  /** Returns `undefined` for a text that cannot be read, which is then discarded (L12). */
  readonly read: (text: string) => Value | undefined;
  /** Returns `undefined` for a value that need not be stored. */
  readonly write: (value: Value) => string | undefined;
};

/** An observable value in a storage entry; starts with the stored value, or `initial`. */
export const createStoredValue = <Value>(store: TextStore, codec: Codec<Value>, initial: Value): LiveValue<Value> => {
  const stored = store.get();
  const live = createLiveValue(stored === undefined ? initial : (codec.read(stored) ?? initial));
  return {
    read: live.read,
    changes: live.changes,
    write: (value) => {
      const text = codec.write(value);
      if (text === undefined) store.remove();
      else store.set(text);
      live.write(value);
    },
  };
};

/** Stores JSON, read by a tolerant reader. */
export const jsonCodec = <Value>(read: (json: unknown) => Value | undefined): Codec<Value> => ({
  read: (text) => {
    try {
      return read(JSON.parse(text));
    } catch {
      return undefined;
    }
  },
  write: (value) => (value === undefined ? undefined : JSON.stringify(value)),
});
