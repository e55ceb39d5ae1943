import { err, ok, type Result } from '../kernel/result.ts';
import { apportion, money, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { inBase } from '../wallet/index.ts';

/** Contract 8.14: what was wrong with a piece. */
export const REFUND_REASONS = ['missing', 'wrong', 'quality', 'other'] as const;
/** One of `REFUND_REASONS`. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A line of a paid order: `total` is for all its pieces with their add-ons, after the line's own discount. */
export type PaidLine = { readonly id: number; readonly quantity: number; readonly total: Money };

/** Pieces of a line, and what is given back for them. */
export type RefundedPieces = { readonly lineId: number; readonly quantity: number; readonly amount: Money };

/** What was paid for the lines of an order, and the pieces of requests that are open or granted. */
export type PaidGoods = {
  /** The order's total without delivery, service and tip. */
  readonly paid: Money;
  readonly lines: readonly PaidLine[];
  readonly taken: readonly RefundedPieces[];
};

/** Pieces that a customer names. */
export type WantedPieces = { readonly lineId: number; readonly quantity: number };

/** What asking for these pieces gives back, by line. */
export type RefundQuote = { readonly amount: Money; readonly lines: readonly RefundedPieces[] };

/** Why pieces cannot be given back: none, of another order, or more than are left. */
export type PiecesRefusal = { readonly kind: 'nothing' | 'unknown-line' | 'taken' };

/** REFUND-3a, contract 8.14: What was paid for the lines; delivery, service and tip come back with the whole order. */
export const paidForGoods = (total: Money, fees: readonly Money[]): Money =>
  money(Math.max(0, total.minor - fees.reduce((sum, { minor }) => sum + minor, 0)), total.scale);

/** REFUND-3a: What was paid for each line: coupon, discounts of the whole order and tax in proportion to the lines. */
export const paidByLine = ({ paid, lines }: Pick<PaidGoods, 'paid' | 'lines'>): ReadonlyMap<number, Money> => {
  const shares = apportion(
    paid,
    lines.map(({ total }) => Math.max(0, total.minor)),
  );
  return new Map(lines.map(({ id }, index) => [id, shares[index] ?? money(0, paid.scale)]));
};

/** REFUND-3b: The pieces of a line that no open or granted request names. */
export const piecesLeft = ({ lines, taken }: Pick<PaidGoods, 'lines' | 'taken'>, lineId: number): number => {
  const ordered = lines.find(({ id }) => id === lineId)?.quantity ?? 0;
  return taken.reduce((left, pieces) => left - (pieces.lineId === lineId ? pieces.quantity : 0), ordered);
};

/**
 * REFUND-3a, REFUND-3b: What comes back for these pieces. However the pieces of an order are asked for, in whatever
 * order, their amounts add up to what was paid for them.
 */
export const quoteRefund = (goods: PaidGoods, wanted: readonly WantedPieces[]): Result<RefundQuote, PiecesRefusal> => {
  const byLine = paidByLine(goods);
  const sums = new Map<number, number>();
  for (const { lineId, quantity } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  const quoted: RefundedPieces[] = [];
  for (const [lineId, quantity] of sums) {
    const whole = byLine.get(lineId);
    if (!whole) return err({ kind: 'unknown-line' });
    const left = piecesLeft(goods, lineId);
    if (!Number.isSafeInteger(quantity) || quantity < 1) return err({ kind: 'nothing' });
    if (quantity > left) return err({ kind: 'taken' });
    quoted.push({ lineId, quantity, amount: firstPieces(restOf(goods, lineId, whole), left, quantity) });
  }
  if (quoted.length === 0) return err({ kind: 'nothing' });
  const amount = quoted.reduce((sum, line) => sum + line.amount.minor, 0);
  return ok({ amount: money(amount, goods.paid.scale), lines: quoted });
};

/**
 * REFUND-3c: What a granted amount adds to a wallet, after `before` was granted. The sums round once, so that the parts
 * never exceed what the whole would have been. Throws RangeError unless the rate is above zero.
 */
export const creditOf = (before: Money, amount: Money, rate: Decimal, baseScale: Scale): Money => {
  const after = money(before.minor + amount.minor, amount.scale);
  return money(inBase(after, rate, baseScale).minor - inBase(before, rate, baseScale).minor, baseScale);
};

/** What is left of a line's money. */
const restOf = ({ taken }: PaidGoods, lineId: number, whole: Money): Money =>
  money(
    taken.reduce<number>((rest, pieces) => rest - (pieces.lineId === lineId ? pieces.amount.minor : 0), whole.minor),
    whole.scale,
  );

/** The first of equal pieces of an amount, whose odd minor units go to the earlier ones. */
const firstPieces = ({ minor, scale }: Money, pieces: number, wanted: number): Money =>
  money(Math.floor(minor / pieces) * wanted + Math.min(minor % pieces, wanted), scale);
