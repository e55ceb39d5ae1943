import { lineAt, type Cart, type CartLine, type LineKey } from '../cart/index.ts';
import type { OrderLine } from './order.ts';
import type { ReorderChange } from './reorder.ts';

/**
 * ORDER-8b: Ordered lines that are one line of the cart today, and what changed about them; fewer pieces than ordered
 * are limited. Without a line, none of their pieces can be bought.
 */
export type ReorderRow = {
  readonly ordered: readonly OrderLine[];
  readonly line: CartLine | undefined;
  readonly changes: readonly ReorderChange[];
};

/** An ordered line as it was looked up; without a key it is gone. */
export type Lined = {
  readonly line: OrderLine;
  readonly key: LineKey | undefined;
  readonly changes: readonly ReorderChange[];
};

/**
 * ORDER-8b: Every wanted line is in one row; lines that merge today share it, and what is gone has a row of its own.
 */
export const rowsOf = (lines: readonly Lined[], cart: Cart): readonly ReorderRow[] => {
  const rows = new Map<LineKey | Lined, readonly Lined[]>();
  for (const lined of lines) {
    const key = lined.key ?? lined;
    rows.set(key, [...(rows.get(key) ?? []), lined]);
  }
  return [...rows].map(([key, members]) => ({
    ordered: members.map(({ line }) => line),
    line: typeof key === 'string' ? lineAt(cart, key) : undefined,
    changes: members.flatMap(({ changes }) => changes),
  }));
};

/** The pieces that were ordered. */
export const orderedPieces = ({ ordered }: ReorderRow): number =>
  ordered.reduce((sum, { quantity }) => sum + quantity, 0);

/** ORDER-8b: Whether a row differs from what was ordered. */
export const isChangedRow = (row: ReorderRow): boolean =>
  row.changes.length > 0 || row.line?.quantity !== orderedPieces(row);
