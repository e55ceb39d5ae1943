import type { Addresses, SavedAddress } from '@domain/addresses/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { absent } from './refusals.ts';

/** Saved addresses in memory, with the rules of the server. */
export const createFakeAddresses = (): Addresses => {
  let saved: readonly SavedAddress[] = [];
  let lastId = 0;
  const find = (id: number): SavedAddress | undefined => saved.find((address) => address.id === id);
  const onlyActive = (id: number): void => {
    saved = saved.map((address) => ({ ...address, isActive: address.id === id }));
  };

  return {
    list: async () => ok(saved),
    add: async (address) => {
      lastId += 1;
      const added = { ...address, id: addressId(lastId), isActive: saved.length === 0 };
      saved = [...saved, added];
      return ok(added);
    },
    update: async (id, address) => {
      const known = find(id);
      if (!known) return absent();
      const updated = { ...known, ...address };
      saved = saved.map((other) => (other === known ? updated : other));
      return ok(updated);
    },
    remove: async (id) => {
      const known = find(id);
      if (!known) return absent();
      saved = saved.filter((address) => address !== known);
      const newest = saved.at(-1);
      if (known.isActive && newest) onlyActive(newest.id);
      return ok(undefined);
    },
    activate: async (id) => {
      if (!find(id)) return absent();
      onlyActive(id);
      return ok(find(id) as SavedAddress);
    },
  };
};
