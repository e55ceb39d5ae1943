import { stockId, type StockId } from '../kernel/ids.ts';
import { money, type LineKind, type Money, type Quote } from '../pricing/index.ts';
import type { Change, Obstacle } from './changes.ts';
import { goodsIn, type Goods } from './quote-goods.ts';

/** The title of a stock. */
export type TitleOf = (stockId: StockId) => string;

/** Two quotes in one currency, and what prevents the order. */
type Pair = {
  readonly seen: Quote;
  readonly now: Quote;
  readonly obstacles: readonly Obstacle[];
  readonly titleOf: TitleOf;
};

/**
 * ORDER-5a, contract 8.2: Returns every difference between the quote a customer saw and the current one, obstacles
 * first. Empty for the same quote without obstacles, never empty for different ones. Amounts in different currencies
 * are not compared.
 */
export const quoteChanges = (
  seen: Quote,
  now: Quote,
  obstacles: readonly Obstacle[],
  titleOf: TitleOf,
): readonly Change[] => {
  const pair = { seen, now, obstacles, titleOf };
  const isComparable = seen.currencyId === now.currencyId && seen.scale === now.scale;
  const amounts = isComparable ? [...goodsChanges(pair), ...feeChanges(pair), ...couponChanges(pair)] : [];
  const changes = [
    ...obstacles.flatMap((obstacle) => obstacleChanges(obstacle, seen)),
    ...amounts,
    ...slotChanges(pair),
  ];
  return changes.length > 0 || seen.id === now.id ? changes : [{ kind: 'other' }];
};

const obstacleChanges = (obstacle: Obstacle, seen: Quote): readonly Change[] => {
  switch (obstacle.kind) {
    case 'removed':
    case 'stock':
      return [obstacle];
    case 'time':
      return [
        ...(obstacle.isOpen ? [] : [{ kind: 'closed', nextOpen: obstacle.nextOpen } as const]),
        { kind: 'slot', from: seen.slot ?? undefined, to: obstacle.nextSlot },
      ];
    case 'outside-zone':
      return [{ kind: 'fee', label: 'delivery.fee', from: feeOf(seen, 'delivery'), to: undefined }];
    case 'coupon':
    case 'packaging':
      return [];
  }
};

/** Unit prices of stocks in both quotes, then quantities; removed ones are reported as such. */
const goodsChanges = ({ seen, now, obstacles, titleOf }: Pair): readonly Change[] => {
  const [before, after] = [goodsIn(seen), goodsIn(now)];
  const removed = new Set<number>(
    obstacles.flatMap((obstacle) => (obstacle.kind === 'removed' ? [obstacle.stockId] : [])),
  );
  const named = [...new Set([...before.keys(), ...after.keys()])].map((id) => {
    const [from, to] = [before.get(id) ?? nothing, after.get(id) ?? nothing];
    return { stock: { stockId: stockId(id), title: titleOf(stockId(id)) }, from, to, isRemoved: removed.has(id) };
  });
  return [
    ...named.flatMap(({ stock, from, to }) =>
      from.unit === undefined || to.unit === undefined || from.unit === to.unit
        ? []
        : [{ kind: 'price', ...stock, from: money(from.unit, seen.scale), to: money(to.unit, now.scale) } as const],
    ),
    ...named.flatMap(({ stock, from, to, isRemoved }) => {
      const isSame = from.pieces === to.pieces && from.paid === to.paid;
      return isSame || isRemoved ? [] : [{ kind: 'cart', ...stock, ...shownPieces(from, to) } as const];
    }),
  ];
};

const nothing: Goods = { unit: undefined, pieces: 0, paid: 0 };

/** All pieces including free ones; only the paid ones if just the free ones changed. */
const shownPieces = (from: Goods, to: Goods): { readonly from: number; readonly to: number } =>
  from.pieces === to.pieces ? { from: from.paid, to: to.paid } : { from: from.pieces, to: to.pieces };

const FEES: readonly (readonly [kind: LineKind, label: string])[] = [
  ['recipe_discount', 'recipe.discount'],
  ['shop_tax', 'shop.tax'],
  ['delivery', 'delivery.fee'],
  ['service', 'service.fee'],
  ['waiter', 'waiter.fee'],
  ['tips', 'tips'],
  ['deposit', 'deposit'],
];

const feeChanges = ({ seen, now, obstacles }: Pair): readonly Change[] => {
  const isOutside = obstacles.some(({ kind }) => kind === 'outside-zone');
  return FEES.filter(([kind]) => !(isOutside && kind === 'delivery')).flatMap(([kind, label]) => {
    const [from, to] = [feeOf(seen, kind), feeOf(now, kind)];
    return from.minor === to.minor ? [] : [{ kind: 'fee', label, from, to } as const];
  });
};

const couponChanges = ({ seen, now, obstacles }: Pair): readonly Change[] => {
  const [from, to] = [couponOf(seen), couponOf(now)];
  if (from.minor === to.minor && seen.coupon === now.coupon) return [];
  const refused = obstacles.find((obstacle) => obstacle.kind === 'coupon');
  return [{ kind: 'coupon', code: seen.coupon ?? now.coupon ?? '', from, to, reason: refused?.reason ?? 'unknown' }];
};

const slotChanges = ({ seen, now, obstacles }: Pair): readonly Change[] => {
  const isSame = seen.slot?.date === now.slot?.date && seen.slot?.time === now.slot?.time;
  return isSame || obstacles.some(({ kind }) => kind === 'time')
    ? []
    : [{ kind: 'slot', from: seen.slot ?? undefined, to: now.slot ?? undefined }];
};

const feeOf = ({ lines, scale }: Quote, kind: LineKind): Money =>
  money(
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0),
    scale,
  );
const couponOf = (quote: Quote): Money => money(0 - feeOf(quote, 'coupon').minor, quote.scale);
