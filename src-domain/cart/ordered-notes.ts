import type { StockId } from '../kernel/ids.ts';
import type { CartLine } from './cart-line.ts';
import { LINE_NOTE_MAX } from './limits.ts';

/**
 * ORDER-9d: Returns the note with which a line is ordered: its own, or the one sent for its stock as long as no line of
 * that stock has one of its own.
 */
export const orderedNote = (
  line: NotedLine,
  lines: readonly NotedLine[],
  byStock: Readonly<Record<string, string>>,
): string | undefined =>
  lines.some(({ stockId, note }) => stockId === line.stockId && note !== undefined)
    ? line.note
    : byStock[String(line.stockId)];

/** A line of an order with what the customer noted for it. */
export type NotedLine = { readonly stockId: number; readonly note?: string };
/** Pieces that share a note. */
export type NotedPortion = { readonly note?: string; readonly quantity: number };

/**
 * ORDER-9e: Returns one note for pieces that are ordered together: the note that all share, otherwise each with the
 * pieces that it is for, "1 × No onions; 2 × Extra hot". Leaves out the last ones if they were too long together.
 */
export const joinedNote = (portions: readonly NotedPortion[]): string | undefined => {
  const [first] = portions;
  if (portions.every(({ note }) => note === first?.note)) return first?.note;
  const noted = portions.flatMap(({ note, quantity }) => (note === undefined ? [] : [`${quantity} × ${note}`]));
  while ([...noted.join('; ')].length > LINE_NOTE_MAX) noted.pop();
  return noted.join('; ') || undefined;
};

/** ORDER-9e: Returns the note of each stock, for an order that takes no more than one. */
export const notesByStock = (
  lines: readonly Pick<CartLine, 'stockId' | 'quantity' | 'note'>[],
): Readonly<Record<StockId, string>> => {
  const stocks = new Set(lines.map(({ stockId }) => stockId));
  const notes = [...stocks].map((stock) => [stock, joinedNote(lines.filter(({ stockId }) => stockId === stock))]);
  return Object.fromEntries(notes.filter(([, note]) => note !== undefined)) as Record<StockId, string>;
};
