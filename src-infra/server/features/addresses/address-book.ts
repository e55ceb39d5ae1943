import {
  withAddress,
  withoutAddress,
  type AddressList,
  type AddressRefusal,
  type ListedAddress,
} from '@domain/addresses/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
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

/** The id of a new address until the database assigns one. */
const UNNUMBERED = addressId(Number.MAX_SAFE_INTEGER);

/** ADDRESS-4: the addresses of a user. While there is any, exactly one is active. */
export interface AddressBook {
  list(userId: number): Promise<readonly AddressRow[]>;
  one(userId: number, id: number): Promise<AddressRow | undefined>;
  active(userId: number): Promise<AddressRow | undefined>;
  add(userId: number, draft: AddressDraft): Promise<Result<AddressRow, AddressRefusal>>;
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

  const listOf = async (userId: number): Promise<AddressList<ListedAddress>> =>
    (await addresses.all(userId)).map(({ id, active }) => ({ id: addressId(id), isActive: active })).reverse();

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
        const joined = withAddress(await listOf(userId), { id: UNNUMBERED, isActive: active });
        if (!joined.ok) return joined;
        const isActive = activeOf(joined.value) === UNNUMBERED;
        if (isActive) await addresses.deactivateAll(userId);
        const now = clock.now();
        return ok(
          await addresses.insert({ ...draft, user_id: userId, active: isActive, created_at: now, updated_at: now }),
        );
      }),

    change: (userId, id, { active, ...draft }) =>
      exclusively(userId, async () => {
        const row = await addresses.change(userId, id, { ...draft, updated_at: clock.now() });
        return row && active ? activate(userId, id) : row;
      }),

    activate: (userId, id) => exclusively(userId, () => activate(userId, id)),

    remove: (userId, ids) =>
      exclusively(userId, async () => {
        const before = await listOf(userId);
        const left = ids.reduce((list, id) => withoutAddress(list, addressId(id)), before);
        const removed = await addresses.remove(userId, ids);
        const next = activeOf(left);
        if (next !== undefined && next !== activeOf(before)) await activate(userId, next);
        return removed > 0;
      }),
  };
};

const activeOf = (addresses: AddressList<ListedAddress>) => addresses.find(({ isActive }) => isActive)?.id;
