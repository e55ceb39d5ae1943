import type { UserId } from '@domain/kernel/ids.ts';
import { asRecord, optionalNumber } from '../http/wire.ts';
import type { TextStore } from './stored-value.ts';

export type OwnValueDeps = {
  readonly store: TextStore;
  /** The account that the text belongs to: another account in this tab must not see it. */
  readonly owner: () => UserId | undefined;
};

/** A value of one account in a storage entry; drops what cannot be read (L12). */
export const createOwnValue = <Value>({ store, owner }: OwnValueDeps, read: (json: unknown) => Value | undefined) => ({
  read: (): Value | undefined => {
    try {
      const json = asRecord(JSON.parse(store.get() ?? ''));
      return optionalNumber(json['owner']) === owner() ? read(json['value']) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value: Value | undefined): void =>
    value === undefined ? store.remove() : store.set(JSON.stringify({ owner: owner(), value })),
});
