import { count, lineKey, type AddonChoice, type AddonLine, type CartLine, type LineKey } from './cart-line.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/**
 * Returns the entry of insert-product (contract 5.2) for a line in a quantity; the server adds mandatory add-ons.
 * Throws RangeError for an invalid quantity.
 */
export const entryOf = (line: CartLine, quantity: number = line.quantity): InsertEntry => ({
  stockId: line.stockId,
  quantity: count(quantity),
  addons: chosenOf(line.addons),
  ...(line.note !== undefined && { note: line.note }),
});

/**
 * CART-4e: Returns the entries that turn the acknowledged lines into the wanted ones: removals first, then every line
 * whose quantity differs. Of lines with the same identity the last one counts.
 */
export const entriesBetween = (
  acknowledged: readonly CartLine[],
  wanted: readonly CartLine[],
): readonly InsertEntry[] => {
  const [before, after] = [byKey(acknowledged), byKey(wanted)];
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, line]) => entryOf(line, 0));
  const changed = [...after]
    .filter(([key, line]) => before.get(key)?.quantity !== line.quantity)
    .map(([, line]) => entryOf(line));
  return [...removed, ...changed];
};

/**
 * CART-12: Returns the owner's lines without the free ones, which the server manages; none without a cart or an owner.
 */
export const ownLines = (cart: UserCart | undefined): readonly CartLine[] =>
  cart?.members.find((member) => member.userId === cart.ownerId)?.lines.filter((line) => !line.isBonus) ?? [];

const chosenOf = (addons: readonly AddonLine[]): readonly AddonChoice[] => {
  const chosen: AddonChoice[] = [];
  for (const { stockId, quantity, isMandatory } of addons) if (!isMandatory) chosen.push({ stockId, quantity });
  return chosen;
};

const byKey = (lines: readonly CartLine[]): ReadonlyMap<LineKey, CartLine> =>
  new Map(lines.map((line) => [lineKey(line), line]));
