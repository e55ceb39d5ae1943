import type { MergeMemory, MergePlan } from '@domain/cart/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord } from '../drivers/http/wire.ts';
import { readEntries } from './stored-entries.ts';

/** CART-4: stores an unfinished merge beside the guest cart that it belongs to. */
export const createStoredMergeMemory = ({ store }: { readonly store: TextStore }): MergeMemory => ({
  read: () => {
    try {
      return readPlan(JSON.parse(store.get() ?? ''));
    } catch {
      return undefined;
    }
  },
  write: (plan) => (plan ? store.set(JSON.stringify(plan)) : store.remove()),
});

const readPlan = (json: unknown): MergePlan | undefined => {
  const dto = asRecord(json);
  const [user, shop] = [asInteger(dto['user']), asInteger(dto['shop'])];
  return user > 0 && shop > 0
    ? { user: userId(user), shop: shopId(shop), base: readEntries(dto['base']), sent: readEntries(dto['sent']) }
    : undefined;
};
