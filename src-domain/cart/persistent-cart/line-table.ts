import { withQuantity, type CartLine, type LineKey } from '../cart-line.ts';

/**
 * What a key holds: a line, its quantity and position, its sums in minor units, and how much one more piece adds to
 * them, so that totals can run. The line object catches up with the quantity only when it is read, which saves commands
 * from making one. Without a line the key is empty.
 */
export type Content = {
  line: CartLine | undefined;
  quantity: number;
  position: number;
  gross: number;
  discount: number;
  grossEach: number;
  discountEach: number;
};

/** What a key holds in the version that owns the table. Rerooting changes it, so read it at once. */
export type Slot = Content & { readonly key: LineKey };

/** A mutable map from key to slot. A removed line leaves an empty slot behind. */
export type LineTable = { readonly slots: Map<LineKey, Slot>; writes: number };

/** The content of an empty slot. */
export const EMPTY: Readonly<Content> = {
  line: undefined,
  quantity: 0,
  position: 0,
  gross: 0,
  discount: 0,
  grossEach: 0,
  discountEach: 0,
};

/** A table without slots. */
export const emptyTable = (): LineTable => ({ slots: new Map(), writes: 0 });

/** Returns the slot of a key and creates it if needed. */
export const slotOf = ({ slots }: LineTable, key: LineKey): Slot => {
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot = { key, ...EMPTY };
  slots.set(key, slot);
  return slot;
};

/** Copies one content into another without allocating. */
export const assign = (
  target: Content,
  { line, quantity, position, gross, discount, grossEach, discountEach }: Content,
): void => {
  target.line = line;
  target.quantity = quantity;
  target.position = position;
  target.gross = gross;
  target.discount = discount;
  target.grossEach = grossEach;
  target.discountEach = discountEach;
};

/** Returns the line of a slot in its current quantity; the same object until the slot changes. */
export const currentLine = (slot: Slot): CartLine | undefined => (slot.line &&= withQuantity(slot.line, slot.quantity));

/** Returns the lines by position, then by key. */
export const tableLines = ({ slots }: LineTable): readonly CartLine[] =>
  [...slots.values()]
    .filter(({ line }) => line)
    .sort((left, right) => left.position - right.position || (left.key < right.key ? -1 : 1))
    .flatMap((slot) => currentLine(slot) ?? []);

/** Returns a table with the same lines and without empty slots. */
export const copyTable = ({ slots }: LineTable): LineTable => {
  const copy = emptyTable();
  // Lines catch up before they are copied, so that both tables return the same objects.
  for (const slot of slots.values()) if (currentLine(slot)) assign(slotOf(copy, slot.key), slot);
  return copy;
};
