import { money, negateMoney, type Money } from '../pricing/index.ts';
import type { BookedAmounts } from './booked-amounts.ts';

/** After the items, in this order. */
const RECEIPT_PARTS = ['discount', 'tax', 'delivery', 'service', 'waiter', 'coupon', 'tips'] as const;
/** What a receipt lists after the items. */
export type ReceiptPart = (typeof RECEIPT_PARTS)[number];

/** The amounts a receipt is made of. */
export type ReceiptAmounts = Pick<BookedAmounts, 'total' | ReceiptPart>;

/** One row; reductions are negative. An adjustment is what the other rows leave open of the total. */
export type ReceiptRow<Line> =
  | { readonly kind: 'item'; readonly line: Line; readonly amount: Money }
  | { readonly kind: ReceiptPart | 'adjustment'; readonly amount: Money };

const REDUCTIONS: readonly ReceiptPart[] = ['discount', 'coupon'];

/**
 * ORDER-11a: Returns the rows of a receipt, which add up to the total: every line at its price with tax before
 * discounts (`gross`), then what was deducted and charged, unless it is zero. Throws RangeError for mixed scales and
 * for sums beyond safe integers.
 */
export const receiptRows = <Line extends { readonly gross: Money }>(
  lines: readonly Line[],
  amounts: ReceiptAmounts,
): readonly ReceiptRow<Line>[] => {
  const { minor: total, scale } = amounts.total;
  const items = lines.map((line) => ({ kind: 'item' as const, line, amount: line.gross }));
  const parts = RECEIPT_PARTS.flatMap((kind) =>
    amounts[kind].minor === 0
      ? []
      : [{ kind, amount: REDUCTIONS.includes(kind) ? negateMoney(amounts[kind]) : amounts[kind] }],
  );
  const rows = [...items, ...parts];
  if (rows.some(({ amount }) => amount.scale !== scale)) throw new RangeError(`A receipt has one scale, ${scale}`);
  const open = rows.reduce<number>((rest, { amount }) => rest - amount.minor, total);
  return open === 0 ? rows : [...rows, { kind: 'adjustment', amount: money(open, scale) }];
};
