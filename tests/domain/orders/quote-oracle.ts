import type { Change } from '@domain/orders/index.ts';
import type { PriceLine, Quote } from '@domain/pricing/index.ts';

type Row = { readonly stock: number; readonly isFree: boolean; readonly quantity: number; readonly unit: number };

const rowsOf = ({ lines }: Quote): readonly Row[] => {
  const rows: Row[] = [];
  const visit = (line: PriceLine): void => {
    if (line.kind === 'item' || line.kind === 'addon' || line.kind === 'bonus') {
      rows.push({
        stock: Number(line.ref),
        isFree: line.kind === 'bonus',
        quantity: line.quantity,
        unit: line.amount / line.quantity,
      });
      line.children.forEach(visit);
    }
  };
  lines.forEach(visit);
  return rows;
};

const FEES: Readonly<Record<string, string>> = {
  recipe_discount: 'recipe.discount',
  shop_tax: 'shop.tax',
  delivery: 'delivery.fee',
  service: 'service.fee',
  waiter: 'waiter.fee',
  tips: 'tips',
  deposit: 'deposit',
};
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const amount = ({ lines }: Quote, kind: string): number =>
  sumOf(lines.filter((line) => line.kind === kind).map((line) => line.amount));
const pieces = (rows: readonly Row[], stock: number, paidOnly: boolean): number =>
  sumOf(rows.filter((row) => row.stock === stock && !(paidOnly && row.isFree)).map(({ quantity }) => quantity));

/**
 * What two quotes of one currency differ in, found by looking at every amount by itself: `kind name: from → to`,
 * sorted.
 */
export const differences = (seen: Quote, now: Quote): readonly string[] => {
  const [before, after] = [rowsOf(seen), rowsOf(now)];
  const found: string[] = [];
  for (const stock of new Set([...before, ...after].map((row) => row.stock))) {
    const [from, to] = [before, after].map((rows) => rows.find((row) => row.stock === stock && !row.isFree)?.unit);
    if (from !== undefined && to !== undefined && from !== to) found.push(`price ${stock}: ${from} → ${to}`);
    const all = [before, after].map((rows) => pieces(rows, stock, false));
    const paid = [before, after].map((rows) => pieces(rows, stock, true));
    if (all[0] !== all[1]) found.push(`cart ${stock}: ${all[0]} → ${all[1]}`);
    else if (paid[0] !== paid[1]) found.push(`cart ${stock}: ${paid[0]} → ${paid[1]}`);
  }
  for (const [kind, label] of Object.entries(FEES)) {
    if (amount(seen, kind) !== amount(now, kind))
      found.push(`fee ${label}: ${amount(seen, kind)} → ${amount(now, kind)}`);
  }
  if (amount(seen, 'coupon') !== amount(now, 'coupon') || seen.coupon !== now.coupon)
    found.push(`coupon: ${0 - amount(seen, 'coupon')} → ${0 - amount(now, 'coupon')}`);
  const slots = [seen, now].map(({ slot }) => slot && `${slot.date} ${slot.time}`);
  if (slots[0] !== slots[1]) found.push(`slot: ${slots[0]} → ${slots[1]}`);
  return found.sort();
};

/** A change in the same words. */
export const inWords = (change: Change): string => {
  switch (change.kind) {
    case 'price':
      return `price ${change.stockId}: ${change.from.minor} → ${change.to.minor}`;
    case 'cart':
      return `cart ${change.stockId}: ${change.from} → ${change.to}`;
    case 'fee':
      return `fee ${change.label}: ${change.from.minor} → ${change.to?.minor ?? 'nowhere'}`;
    case 'coupon':
      return `coupon: ${change.from?.minor} → ${change.to?.minor}`;
    case 'slot': {
      const [from, to] = [change.from, change.to].map((slot) => (slot ? `${slot.date} ${slot.time}` : null));
      return `slot: ${from} → ${to}`;
    }
    case 'stock':
    case 'removed':
      return `${change.kind} ${change.stockId}`;
    case 'closed':
    case 'other':
      return change.kind;
  }
};

/** The words of a change seen from the other side. */
export const reversed = (words: string): string => words.replace(/^(.*): (.*) → (.*)$/, '$1: $3 → $2');
