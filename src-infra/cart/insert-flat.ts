import { lineKey, type InsertEntry, type UserCartLine } from '@domain/cart/index.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { flatBatches, type ProductBody } from './insert-body.ts';

type Steps<Cart, Failure> = {
  /** The current cart and the customer's lines in it; `undefined` if there is none. */
  readonly held: () => Promise<
    Result<{ readonly cart: Cart; readonly lines: readonly UserCartLine[] } | undefined, Failure>
  >;
  readonly remove: (detailIds: readonly number[]) => Promise<Result<void, Failure>>;
  readonly insert: (products: readonly ProductBody[]) => Promise<Result<Cart, Failure>>;
};

/**
 * Contract 8.8, the fallback: writes the lines in several calls. Lines are removed by the ids of the server, because an
 * add-on whose line was removed belongs to no line, and some servers identify lines by their stock alone.
 */
export const insertFlat = async <Cart, Failure>(
  entries: readonly InsertEntry[],
  steps: Steps<Cart, Failure>,
): Promise<Result<Cart, Failure>> => {
  const [removed, wanted] = [
    entries.filter(({ quantity }) => quantity === 0),
    entries.filter(({ quantity }) => quantity > 0),
  ];
  const removal = await removeLines(removed, steps);
  if (!removal.ok) return removal;
  if (wanted.length === 0) {
    const held = await steps.held();
    if (!held.ok) return held;
    if (held.value) return ok(held.value.cart);
    return steps.insert(removed.map(({ stockId, quantity }) => ({ stock_id: stockId, quantity })));
  }
  const [first = [], ...rest] = flatBatches(wanted);
  let outcome = await steps.insert(first);
  for (const batch of rest) outcome = outcome.ok ? await steps.insert(batch) : outcome;
  return outcome;
};

const removeLines = async <Cart, Failure>(
  removed: readonly InsertEntry[],
  { held, remove }: Steps<Cart, Failure>,
): Promise<Result<void, Failure>> => {
  if (removed.length === 0) return ok(undefined);
  const found = await held();
  if (!found.ok) return found;
  const keys = new Set(removed.map(lineKey));
  const ids = (found.value?.lines ?? [])
    .filter((line) => !line.isBonus && keys.has(lineKey(line)))
    .map(({ detailId }) => detailId);
  return ids.length > 0 ? remove(ids) : ok(undefined);
};
