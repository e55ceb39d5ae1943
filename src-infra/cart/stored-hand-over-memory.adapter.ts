import type { HandOverMemory, HandOverPlan, InsertEntry } from '@domain/cart/index.ts';
import { shopId, stockId, userId } from '@domain/kernel/ids.ts';
import type { TextShelf } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, listOf } from '../drivers/http/wire.ts';

/** CART-4: an unfinished hand-over, beside the guest cart it belongs to. */
export const createStoredHandOverMemory = ({ shelf }: { readonly shelf: TextShelf }): HandOverMemory => ({
  read: () => {
    try {
      return readPlan(JSON.parse(shelf.get() ?? ''));
    } catch {
      return undefined;
    }
  },
  write: (plan) => (plan ? shelf.set(JSON.stringify(plan)) : shelf.remove()),
});

const readPlan = (json: unknown): HandOverPlan | undefined => {
  const dto = asRecord(json);
  const [user, shop] = [asInteger(dto['user']), asInteger(dto['shop'])];
  return user > 0 && shop > 0 ? { user: userId(user), shop: shopId(shop), base: listOf(dto['base'], readEntry), sent: listOf(dto['sent'], readEntry) } : undefined;
};

const readEntry = (json: unknown): InsertEntry => {
  const dto = asRecord(json);
  return {
    stockId: stockId(asInteger(dto['stockId'])),
    quantity: asInteger(dto['quantity']),
    addons: listOf(dto['addons'], asRecord).map((addon) => ({ stockId: stockId(asInteger(addon['stockId'])), quantity: asInteger(addon['quantity']) })),
  };
};
