import type { Clock } from '@domain/kernel/clock.port.ts';
import type { SharedValues } from './simulation.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';

/** A value shared by all processes on the same data and kept across restarts. */
export interface SharedValue<Value> {
  readonly current: Value;
  /** Serializes changes of all processes. */
  change(how: (known: Value) => Value): Promise<Value>;
}

/** The store and the announcements of shared values. */
export type SharedStorage = {
  readonly values: SharedValues;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
};

type Options<Value> = SharedStorage & {
  readonly name: string;
  /** The machine's own time. */
  readonly clock: Clock;
  /** `undefined` for an invalid value. */
  readonly read: (stored: unknown) => Value | undefined;
  /** The initial value. */
  readonly first: Value;
  readonly onChange: (value: Value) => void;
};

export const openSharedValue = async <Value>({
  values,
  transactions,
  broadcast,
  name,
  clock,
  read,
  first,
  onChange,
}: Options<Value>): Promise<SharedValue<Value>> => {
  let current = first;
  const take = (value: Value): void => {
    current = value;
    onChange(value);
  };

  const change: SharedValue<Value>['change'] = (how) =>
    transactions.run(async () => {
      const stored = read(await values.lock(name));
      const value = how(stored ?? first);
      if (value !== stored) {
        await values.write(name, value, clock.now());
        await broadcast.publish('simulation', `${name} ${JSON.stringify(value)}`);
      }
      return value;
    });

  current = await change((known) => known);
  broadcast.subscribe('simulation', (text) => {
    if (text === undefined)
      return void values.read(name).then(
        (stored) => take(read(stored) ?? first),
        () => undefined,
      );
    const received = text.startsWith(`${name} `) ? read(JSON.parse(text.slice(name.length + 1))) : undefined;
    if (received !== undefined) take(received);
  });
  return {
    get current() {
      return current;
    },
    change,
  };
};
