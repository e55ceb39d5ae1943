import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import { money, negateMoney, sumMoney, type Money, type PriceStyle } from '../pricing/index.ts';
import type { OrderedChoice, Substitution } from '../substitution/index.ts';
import type { BookedAmounts } from './booked-amounts.ts';
import type { OrderAddon, OrderPayment, OrderShop, OrderTable } from './order.ts';
import type { DeliveryType, OrderStatus } from './order-status.ts';

/** After the items, in this order. */
export type ReceiptPart = 'discount' | 'tax' | 'delivery' | 'service' | 'waiter' | 'coupon' | 'tips' | 'deposit';
const RECEIPT_PARTS: readonly ReceiptPart[] = [
  'discount',
  'tax',
  'delivery',
  'service',
  'waiter',
  'coupon',
  'tips',
  'deposit',
];

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
  const other = rows.find(({ amount }) => amount.scale !== scale);
  if (other)
    throw new RangeError(`Receipt amounts must have the scale ${scale} of the total, got ${other.amount.scale}`);
  const open = rows.reduce<number>((rest, { amount }) => rest - amount.minor, total);
  return open === 0 ? rows : [...rows, { kind: 'adjustment', amount: money(open, scale) }];
};

/** A bought line: its price with tax before discounts, for all pieces with their add-ons, and the tax in it. */
export type ReceiptLine = {
  readonly id: number;
  readonly title: string;
  readonly options: string;
  readonly addons: readonly OrderAddon[];
  readonly quantity: number;
  readonly isBonus: boolean;
  /** ORDER-10: what was chosen for the case that it is missing. */
  readonly replacement?: OrderedChoice | undefined;
  readonly gross: Money;
  readonly tax: Money;
};

/** ORDER-11: An order as its receipt shows it, in the order's own currency. */
export type Receipt = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly shop: OrderShop;
  readonly createdAt: Instant;
  /** When the order was last changed: delivered or canceled. */
  readonly updatedAt: Instant;
  readonly deliveryType: DeliveryType;
  readonly recipient: string;
  readonly address: string;
  /** BOOKING-3: where it was served; absent for all other orders. */
  readonly table?: OrderTable | undefined;
  readonly couponCode: string | undefined;
  readonly priceStyle: PriceStyle;
  readonly lines: readonly ReceiptLine[];
  readonly amounts: ReceiptAmounts;
  /** ORDER-12: how many boxes its deposit is for; absent without one. */
  readonly boxes?: number | undefined;
  readonly payment: OrderPayment | undefined;
  /** ORDER-11: what differs between the order and what was delivered; its money is no longer in the rows. */
  readonly substitutions?: readonly Substitution[];
};

/** ORDER-11c: Returns the tax of the goods, which their prices contain, and the shop's own. */
export const receiptTax = ({ lines, amounts }: Pick<Receipt, 'lines' | 'amounts'>): Money =>
  sumMoney([...lines.map(({ tax }) => tax), amounts.tax], amounts.total.scale);
