import type { LineKind, PriceLine, Quote, QuoteSlot } from '@domain/pricing/index.ts';
import type { Obstacle } from './placement-refusal.ts';

/** ORDER-5: what is different from what the customer saw, in the words of contract 8.2; amounts are minor units. */
export type QuoteChange =
  | { readonly kind: 'price'; readonly stock_id: number; readonly title: string; readonly from: number; readonly to: number }
  | { readonly kind: 'stock' | 'cart'; readonly stock_id: number; readonly title: string; readonly from: number; readonly to: number }
  | { readonly kind: 'removed'; readonly stock_id: number; readonly title: string }
  | { readonly kind: 'slot'; readonly from: QuoteSlot | null; readonly to: QuoteSlot | null }
  | { readonly kind: 'fee'; readonly label: string; readonly from: number; readonly to: number | null }
  | { readonly kind: 'coupon'; readonly code: string; readonly from: number; readonly to: number; readonly reason: 'expired' | 'used' | 'exhausted' | 'invalid' }
  | { readonly kind: 'closed'; readonly nextOpen: number | null }
  | { readonly kind: 'other' };

type TitleOf = (stockId: number) => string;

/** Every difference between two quotes, with what stands in the way besides; never empty for quotes of different ids. */
export const quoteChanges = (seen: Quote, now: Quote, obstacles: readonly Obstacle[], titleOf: TitleOf): readonly QuoteChange[] => {
  const gone = new Set(obstacles.flatMap((obstacle) => (obstacle.kind === 'removed' ? [obstacle.stockId] : [])));
  const changes = [
    ...obstacles.flatMap((obstacle) => obstacleChanges(obstacle, seen)),
    ...priceChanges(seen, now, titleOf),
    ...quantityChanges(seen, now, gone, titleOf),
    ...feeChanges(seen, now, obstacles),
    ...couponChanges(seen, now, obstacles),
    ...slotChanges(seen, now, obstacles),
  ];
  return changes.length > 0 ? changes : [{ kind: 'other' }];
};

const obstacleChanges = (obstacle: Obstacle, seen: Quote): readonly QuoteChange[] => {
  switch (obstacle.kind) {
    case 'removed':
      return [{ kind: 'removed', stock_id: obstacle.stockId, title: obstacle.title }];
    case 'stock':
      return [{ kind: 'stock', stock_id: obstacle.stockId, title: obstacle.title, from: obstacle.wanted, to: obstacle.available }];
    case 'time':
      return [
        ...(obstacle.isOpen ? [] : [{ kind: 'closed', nextOpen: obstacle.nextOpen ?? null } as const]),
        { kind: 'slot', from: seen.slot, to: obstacle.nextSlot ?? null },
      ];
    case 'outside-zone':
      return [{ kind: 'fee', label: 'delivery.fee', from: amountOf(seen, 'delivery'), to: null }];
    case 'coupon':
      return [];
  }
};

/** The unit total of a stock that is in both quotes. */
const priceChanges = (seen: Quote, now: Quote, titleOf: TitleOf): readonly QuoteChange[] => {
  const before = unitTotals(seen.lines);
  return [...unitTotals(now.lines)].flatMap(([stockId, to]) => {
    const from = before.get(stockId);
    return from === undefined || from === to ? [] : [{ kind: 'price', stock_id: stockId, title: titleOf(stockId), from, to } as const];
  });
};

const quantityChanges = (seen: Quote, now: Quote, gone: ReadonlySet<number>, titleOf: TitleOf): readonly QuoteChange[] => {
  const [before, after] = [quantities(seen.lines), quantities(now.lines)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((stockId) => {
    const [from, to] = [before.get(stockId) ?? 0, after.get(stockId) ?? 0];
    return from === to || gone.has(stockId) ? [] : [{ kind: 'cart', stock_id: stockId, title: titleOf(stockId), from, to } as const];
  });
};

const FEES: readonly (readonly [kind: LineKind, label: string])[] = [
  ['recipe_discount', 'recipe.discount'], ['shop_tax', 'shop.tax'], ['delivery', 'delivery.fee'], ['service', 'service.fee'], ['waiter', 'waiter.fee'], ['tips', 'tips'],
];

const feeChanges = (seen: Quote, now: Quote, obstacles: readonly Obstacle[]): readonly QuoteChange[] => {
  const isOutside = obstacles.some(({ kind }) => kind === 'outside-zone');
  return FEES.filter(([kind]) => !(isOutside && kind === 'delivery')).flatMap(([kind, label]) => {
    const [from, to] = [amountOf(seen, kind), amountOf(now, kind)];
    return from === to ? [] : [{ kind: 'fee', label, from, to } as const];
  });
};

const couponChanges = (seen: Quote, now: Quote, obstacles: readonly Obstacle[]): readonly QuoteChange[] => {
  const [from, to] = [0 - amountOf(seen, 'coupon'), 0 - amountOf(now, 'coupon')];
  if (from === to) return [];
  const refused = obstacles.find((obstacle) => obstacle.kind === 'coupon');
  const reason = refused?.kind === 'coupon' && refused.reason !== 'unknown' ? refused.reason : 'invalid';
  return [{ kind: 'coupon', code: seen.coupon ?? now.coupon ?? '', from, to, reason }];
};

const slotChanges = (seen: Quote, now: Quote, obstacles: readonly Obstacle[]): readonly QuoteChange[] => {
  const isSame = seen.slot?.date === now.slot?.date && seen.slot?.time === now.slot?.time;
  return isSame || obstacles.some(({ kind }) => kind === 'time') ? [] : [{ kind: 'slot', from: seen.slot, to: now.slot }];
};

const amountOf = (quote: Quote, kind: LineKind): number => quote.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);

const goodsOf = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind === 'item' || kind === 'bonus').flatMap((line) => [line, ...line.children]);

const unitTotals = (lines: readonly PriceLine[]): ReadonlyMap<number, number> =>
  new Map(goodsOf(lines).flatMap((line) => (line.kind === 'bonus' ? [] : [[Number(line.ref), line.parts.reduce((sum, part) => sum + part.unit, 0)] as const])));

const quantities = (lines: readonly PriceLine[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { ref, quantity } of goodsOf(lines)) sums.set(Number(ref), (sums.get(Number(ref)) ?? 0) + quantity);
  return sums;
};
