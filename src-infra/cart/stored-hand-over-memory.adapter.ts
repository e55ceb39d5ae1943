import type { HandOverMemory, HandOverPlan, InsertEntry } from '@domain/cart/index.ts';
import { shopId, stockId, userId, type StockId } from '@domain/kernel/ids.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, listOf, type Wire } from '../drivers/http/wire.ts';

/** CART-4: stores an unfinished hand-over beside the guest cart that it belongs to. */
export const createStoredHandOverMemory = ({ store }: { readonly store: TextStore }): HandOverMemory => ({
  read: () => {
    try {
      return readPlan(JSON.parse(store.get() ?? ''));
    } catch {
      return undefined;
    }
  },
  write: (plan) => (plan ? store.set(JSON.stringify(plan)) : store.remove()),
});

const readPlan = (json: unknown): HandOverPlan | undefined => {
  const dto = asRecord(json);
  const [user, shop] = [asInteger(dto['user']), asInteger(dto['shop'])];
  return user > 0 && shop > 0
    ? { user: userId(user), shop: shopId(shop), base: readEntries(dto['base']), sent: readEntries(dto['sent']) }
    : undefined;
};

const readEntries = (json: unknown): readonly InsertEntry[] =>
  listOf(json, readEntry).filter((entry) => entry !== undefined);

const readEntry = (json: unknown): InsertEntry | undefined => {
  const dto = asRecord(json);
  const line = readPieces(dto, 0);
  return (
    line && {
      ...line,
      addons: listOf(dto['addons'], (addon) => readPieces(asRecord(addon), 1)).filter((addon) => addon !== undefined),
    }
  );
};

const readPieces = (dto: Wire, least: number): { readonly stockId: StockId; readonly quantity: number } | undefined => {
  const [stock, quantity] = [asInteger(dto['stockId']), asInteger(dto['quantity'])];
  return stock > 0 && quantity >= least ? { stockId: stockId(stock), quantity } : undefined;
};
