import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Addresses, AddressRow } from './addresses.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type AddressDraft = {
  readonly title: string | null;
  readonly address: string;
  readonly floor: string | null;
  readonly house: string | null;
  readonly entrance: string | null;
  readonly comment: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly active: boolean;
};

/** ADDRESS-4: the addresses of a user. While there is any, exactly one is active. */
export interface AddressBook {
  list(userId: number): Promise<readonly AddressRow[]>;
  one(userId: number, id: number): Promise<AddressRow | undefined>;
  active(userId: number): Promise<AddressRow | undefined>;
  add(userId: number, draft: AddressDraft): Promise<AddressRow>;
  /** Returns `undefined` if the user has no such address, as do the methods below. */
  change(userId: number, id: number, draft: AddressDraft): Promise<AddressRow | undefined>;
  activate(userId: number, id: number): Promise<AddressRow | undefined>;
  /** Returns false if none of them belongs to the user. */
  remove(userId: number, ids: readonly number[]): Promise<boolean>;
}

export const createAddresses = ({
  addresses,
  transactions,
  clock,
}: {
  readonly addresses: Addresses;
  readonly transactions: Transactions;
  clock: Clock;
}): AddressBook => {
  const exclusively = <Value>(userId: number, work: () => Promise<Value>): Promise<Value> =>
    transactions.run(async () => {
      await addresses.lock(userId);
      return work();
    });

  const activate = async (userId: number, id: number): Promise<AddressRow | undefined> => {
    if (!(await addresses.one(userId, id))) return undefined;
    await addresses.deactivateAll(userId);
    return addresses.change(userId, id, { active: true, updated_at: clock.now() });
  };

  return {
    list: addresses.all,
    one: addresses.one,
    active: addresses.active,

    add: (userId, { active, ...draft }) =>
      exclusively(userId, async () => {
        const isFirst = (await addresses.active(userId)) === undefined;
        const row = await addresses.insert({
          ...draft,
          user_id: userId,
          active: false,
          created_at: clock.now(),
          updated_at: clock.now(),
        });
        return (active || isFirst ? await activate(userId, row.id) : row) ?? row;
      }),

    change: (userId, id, { active, ...draft }) =>
      exclusively(userId, async () => {
        const row = await addresses.change(userId, id, { ...draft, updated_at: clock.now() });
        return row && active ? activate(userId, id) : row;
      }),

    activate: (userId, id) => exclusively(userId, () => activate(userId, id)),

    remove: (userId, ids) =>
      exclusively(userId, async () => {
        const removed = await addresses.remove(userId, ids);
        const next = (await addresses.active(userId)) ? undefined : await addresses.newest(userId);
        if (next) await activate(userId, next.id);
        return removed > 0;
      }),
  };
};
