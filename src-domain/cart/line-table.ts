import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';

/**
 * What stands under a key: a line, how many pieces of it, its place in the list, its sums in minor units and how much of
 * them one piece more adds, so that totals can run. The line is brought up to its pieces when somebody looks at it: a
 * command need not make one. No line: nothing stands there.
 */
export type Content = {
  line: CartLine | undefined;
  quantity: number;
  place: number;
  gross: number;
  discount: number;
  grossEach: number;
  discountEach: number;
};

/** The content of a key in the version that owns the table; it changes with the owner, so read it at once. */
export type Slot = Content & { readonly key: LineKey };

/** Lines by key, written in place. A removed line leaves its slot behind, empty. */
export type LineTable = { readonly slots: Map<LineKey, Slot>; writes: number };

/** The content of a key without a line. */
export const NOTHING: Readonly<Content> = { line: undefined, quantity: 0, place: 0, gross: 0, discount: 0, grossEach: 0, discountEach: 0 };

/** A table without slots. */
export const emptyTable = (): LineTable => ({ slots: new Map(), writes: 0 });

/** The slot of a key; it is made when there is none. */
export const slotOf = ({ slots }: LineTable, key: LineKey): Slot => {
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot = { key, ...NOTHING };
  slots.set(key, slot);
  return slot;
};

/** Overwrites a content by another one: nothing new that would have to be cleared away. */
export const fill = (target: Content, { line, quantity, place, gross, discount, grossEach, discountEach }: Content): void => {
  target.line = line;
  target.quantity = quantity;
  target.place = place;
  target.gross = gross;
  target.discount = discount;
  target.grossEach = grossEach;
  target.discountEach = discountEach;
};

/** The line of a slot with its pieces; the same value every time. */
export const shown = (slot: Slot): CartLine | undefined => (slot.line &&= withQuantity(slot.line, slot.quantity));

/** The lines in their order; those of one place by their keys. */
export const shownLines = ({ slots }: LineTable): readonly CartLine[] =>
  [...slots.values()]
    .filter(({ line }) => line)
    .sort((left, right) => left.place - right.place || (left.key < right.key ? -1 : 1))
    .flatMap((slot) => shown(slot) ?? []);

/** A table with the same lines and without empty slots. */
export const copyOf = ({ slots }: LineTable): LineTable => {
  const copy = emptyTable();
  // Brought up to their pieces first, so that both tables show the same lines.
  for (const slot of slots.values()) if (shown(slot)) fill(slotOf(copy, slot.key), slot);
  return copy;
};
