import { createLiveValue, type LiveValue } from '@domain/kernel/live-value.ts';

/** Text under a name: a cookie, or an entry of local or session storage. */
export interface TextShelf {
  get(): string | undefined;
  set(text: string): void;
  remove(): void;
}

type KeyedTexts = { get(name: string): string | undefined; set(name: string, value: string): void; remove(name: string): void };

export const shelfOf = (texts: KeyedTexts, name: string): TextShelf => ({
  get: () => texts.get(name),
  set: (text) => texts.set(name, text),
  remove: () => texts.remove(name),
});

export type Codec<Value> = {
  /** `undefined` for what cannot be read: it is then discarded (L12). */
  readonly read: (text: string) => Value | undefined;
  /** `undefined` when the value is not worth keeping. */
  readonly write: (value: Value) => string | undefined;
};

/** A live value kept on a shelf; starts with what stands there, or `initial`. */
export const createStoredValue = <Value>(shelf: TextShelf, codec: Codec<Value>, initial: Value): LiveValue<Value> => {
  const stored = shelf.get();
  const live = createLiveValue(stored === undefined ? initial : (codec.read(stored) ?? initial));
  return {
    read: live.read,
    changes: live.changes,
    write: (value) => {
      const text = codec.write(value);
      if (text === undefined) shelf.remove();
      else shelf.set(text);
      live.write(value);
    },
  };
};

/** JSON text read through a tolerant reader. */
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
