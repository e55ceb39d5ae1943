import type { Clock } from '@domain/kernel/clock.port.ts';
import { createFactRepository, type Store } from '../store/index.ts';

/** A value that every process on the same data has, and that a restart finds again. */
export interface SharedValue<Value> {
  readonly current: Value;
  /** Makes one change after the other, whichever process they come from. */
  change(how: (known: Value) => Value): Promise<Value>;
}

type Options<Value> = {
  readonly store: Store;
  readonly name: string;
  /** The machine's own time. */
  readonly clock: Clock;
  /** `undefined` for what is no such value. */
  readonly read: (stored: unknown) => Value | undefined;
  /** What it is until somebody has said otherwise. */
  readonly first: Value;
  readonly onChange: (value: Value) => void;
};

export const openSharedValue = async <Value>({ store, name, clock, read, first, onChange }: Options<Value>): Promise<SharedValue<Value>> => {
  const facts = createFactRepository(store, name);
  let current = first;
  const take = (value: Value): void => {
    current = value;
    onChange(value);
  };

  const change: SharedValue<Value>['change'] = (how) =>
    store.transaction(async () => {
      const stored = read(await facts.lock());
      const value = how(stored ?? first);
      if (value !== stored) {
        await facts.write(value, clock.now());
        await store.tell('simulation', `${name} ${JSON.stringify(value)}`);
      }
      return value;
    });

  current = await change((known) => known);
  store.hear('simulation', (text) => {
    if (text === undefined) return void facts.read().then((stored) => take(read(stored) ?? first), () => undefined);
    const told = text.startsWith(`${name} `) ? read(JSON.parse(text.slice(name.length + 1))) : undefined;
    if (told !== undefined) take(told);
  });
  return {
    get current() {
      return current;
    },
    change,
  };
};
