import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, shopId, stockId } from '@domain/kernel/ids.ts';
import {
  combinationOf,
  ORDER_STATUSES,
  USUAL_DAYS,
  usualOrders,
  type UsualCandidate,
  type UsualLine,
} from '@domain/orders/index.ts';
import { runs } from '../runs.ts';

const NOW = instant(Date.UTC(2025, 5, 1, 12));
const DAY = 86_400_000;
const always = (): boolean => true;

const lineArb: fc.Arbitrary<UsualLine> = fc.record({
  stockId: fc.integer({ min: 1, max: 3 }).map(stockId),
  quantity: fc.integer({ min: 1, max: 2 }),
  isBonus: fc.constant(false),
  addons: fc.uniqueArray(
    fc.record({ stockId: fc.integer({ min: 11, max: 12 }).map(stockId), quantity: fc.integer({ min: 1, max: 2 }) }),
    { maxLength: 2, selector: (addon) => addon.stockId },
  ),
});
const linesArb = fc.array(lineArb, { minLength: 1, maxLength: 3 });
/** Two lines that notes keep apart, where the line can be halved. */
const halves = (line: UsualLine): readonly UsualLine[] => {
  const addons = [...line.addons].reverse();
  if (line.quantity !== 2 || addons.some(({ quantity }) => quantity !== 2)) return [{ ...line, addons }];
  const half = { ...line, quantity: 1, addons: addons.map((addon) => ({ ...addon, quantity: 1 })) };
  return [half, half];
};
/** Few dishes, shops and moments, so that many orders are of one combination, or of one moment. */
const fewLines: readonly (readonly UsualLine[])[] = [1, 2, 3].map((id) => [
  { stockId: stockId(id), quantity: 1, isBonus: false, addons: [] },
]);
const countedArb = fc
  .record({
    shop: fc.integer({ min: 1, max: 3 }),
    age: fc.integer({ min: 0, max: 5 }),
    lines: fc.constantFrom(...fewLines),
  })
  .map(({ shop, age, lines }) => ({
    shopId: shopId(shop),
    status: 'delivered' as const,
    createdAt: instant(NOW - age * DAY),
    isRefunded: false,
    isGroup: false,
    lines,
  }));
const ordersArb: fc.Arbitrary<readonly UsualCandidate[]> = fc
  .array(countedArb, { maxLength: 12 })
  .map((orders) => orders.map((order, index) => ({ ...order, id: orderId(index + 1) })));

describe('ORDER-8d what counts as usual', () => {
  const strayArb = fc.oneof(
    fc.record({ status: fc.constantFrom(...ORDER_STATUSES.filter((status) => status !== 'delivered')) }),
    fc.constant({ isRefunded: true }),
    fc.constant({ isGroup: true }),
    fc.integer({ min: 1, max: DAY }).map((more) => ({ createdAt: instant(NOW - USUAL_DAYS * DAY - more) })),
    fc.constant({ lines: [] }),
    fc.constant({ lines: fewLines[0]?.map((line) => ({ ...line, isBonus: true })) ?? [] }),
  );

  it('looks only at delivered orders of the last 180 days that were neither refunded nor a group’s', () => {
    expect(USUAL_DAYS).toBe(180);
    const oldest = { status: 'delivered' as const, createdAt: instant(NOW - 180 * DAY), isRefunded: false };
    const [lines = []] = fewLines;
    const last = { ...oldest, id: orderId(1), shopId: shopId(1), isGroup: false, lines };
    expect(usualOrders([last], { now: NOW, isSold: always })).toEqual([{ order: last, times: 1 }]);
    fc.assert(
      fc.property(ordersArb, fc.array(fc.tuple(countedArb, strayArb), { maxLength: 6 }), (orders, strays) => {
        const others = strays.map(([order, stray], index) => ({ ...order, ...stray, id: orderId(900 + index) }));
        const facts = { now: NOW, isSold: always };
        expect(usualOrders([...others, ...orders], facts)).toEqual(usualOrders(orders, facts));
      }),
      runs(200),
    );
  });
});

describe('ORDER-8e a combination', () => {
  it('is the same for the same dishes in any order, split in any way, with whatever was free', () => {
    const splitArb = linesArb.chain((lines) => {
      const parts = lines.flatMap(halves);
      return fc.tuple(fc.constant(lines), fc.shuffledSubarray(parts, { minLength: parts.length }), lineArb);
    });
    fc.assert(
      fc.property(splitArb, ([lines, parts, free]) => {
        expect(combinationOf([...parts, { ...free, isBonus: true }])).toBe(combinationOf(lines));
      }),
      runs(200),
    );
  });

  it('differs when a dish, an add-on or a quantity differs', () => {
    const changeArb = fc.constantFrom<(line: UsualLine) => UsualLine>(
      (line) => ({ ...line, quantity: line.quantity + 1 }),
      (line) => ({ ...line, stockId: stockId(9) }),
      (line) => ({ ...line, addons: [...line.addons, { stockId: stockId(19), quantity: 1 }] }),
      ({ addons: [first, ...rest], ...line }) => ({
        ...line,
        addons: first ? [{ ...first, quantity: first.quantity + 1 }, ...rest] : [{ stockId: stockId(19), quantity: 2 }],
      }),
    );
    fc.assert(
      fc.property(lineArb, linesArb, changeArb, (line, others, change) => {
        expect(combinationOf([change(line), ...others])).not.toBe(combinationOf([line, ...others]));
      }),
      runs(200),
    );
  });
});

describe('ORDER-8f usual orders', () => {
  it('takes the most frequent, then the most recent combination of each shop, in this order', () => {
    fc.assert(
      fc.property(ordersArb, (orders) => {
        const chosen = usualOrders(orders, { now: NOW, isSold: always });
        expect(new Set(chosen.map(({ order }) => order.shopId))).toEqual(new Set(orders.map(({ shopId: id }) => id)));
        const strength = (order: UsualCandidate) => {
          const same = orders.filter(
            (other) => other.shopId === order.shopId && combinationOf(other.lines) === combinationOf(order.lines),
          );
          const [latest] = same.sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
          return { times: same.length, latest: latest ?? order };
        };
        const isWeaker = (one: UsualCandidate, than: UsualCandidate): boolean => {
          const [left, right] = [strength(one), strength(than)];
          if (left.times !== right.times) return left.times < right.times;
          if (left.latest.createdAt !== right.latest.createdAt) return left.latest.createdAt < right.latest.createdAt;
          return left.latest.id <= right.latest.id;
        };
        for (const { order, times } of chosen) {
          expect({ times, latest: order }).toEqual(strength(order));
          for (const other of orders) if (other.shopId === order.shopId) expect(isWeaker(other, order)).toBe(true);
        }
        chosen.slice(1).forEach(({ order }, index) => {
          const before = chosen[index];
          expect(before && isWeaker(order, before.order)).toBe(true);
        });
      }),
      runs(200),
    );
  });

  it('is the same in whatever order past orders arrive', () => {
    const shuffledArb = ordersArb.chain((orders) =>
      fc.tuple(fc.constant(orders), fc.shuffledSubarray([...orders], { minLength: orders.length })),
    );
    fc.assert(
      fc.property(shuffledArb, ([orders, shuffled]) => {
        const facts = { now: NOW, isSold: always };
        expect(usualOrders(shuffled, facts)).toEqual(usualOrders(orders, facts));
      }),
      runs(200),
    );
  });

  it('leaves out only combinations of which nothing is sold', () => {
    fc.assert(
      fc.property(ordersArb, fc.subarray([1, 2, 3]), (orders, sold) => {
        const isSold = (line: Pick<UsualLine, 'stockId'>): boolean => sold.includes(line.stockId);
        const left = orders.filter(({ lines }) => lines.some(isSold));
        expect(usualOrders(orders, { now: NOW, isSold })).toEqual(usualOrders(left, { now: NOW, isSold: always }));
      }),
      runs(200),
    );
    // One dish of it is enough.
    const [[first] = [], [second] = []] = fewLines;
    const lines = [first, second].flatMap((line) => line ?? []);
    const order = { ...NONE, id: orderId(1), lines };
    const isSold = (line: UsualLine): boolean => line.stockId === second?.stockId;
    expect(usualOrders([order], { now: NOW, isSold })).toEqual([{ order, times: 1 }]);
  });
});

const NONE = { shopId: shopId(1), status: 'delivered', createdAt: NOW, isRefunded: false, isGroup: false } as const;
