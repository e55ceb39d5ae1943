import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import {
  nextStatuses,
  ORDER_STATUSES,
  orderTimeline,
  type OrderStatus,
  type StatusTime,
} from '@domain/orders/index.ts';
import { orderArb, statusTimesArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const rank = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status);

/** A way that an order can really go, with a moment for each step. */
const walkArb = fc.tuple(orderArb, fc.array(fc.nat({ max: 5 }), { maxLength: 6 })).map(([order, picks]) => {
  const way: OrderStatus[] = ['new'];
  for (const pick of picks) {
    const next: readonly OrderStatus[] = nextStatuses(way.at(-1) ?? 'new', order.deliveryType);
    if (next.length > 0) way.push(next[pick % next.length] ?? 'canceled');
  }
  const times: StatusTime[] = way.map((status, index) => ({ status, at: instant(order.createdAt + index * 1000) }));
  return { order: { ...order, status: way.at(-1) ?? 'new' }, way, times };
});

describe('ORDER-6f the timeline', () => {
  it('shows all past statuses, then the expected ones', () => {
    fc.assert(
      fc.property(walkArb, ({ order, way, times }) => {
        const entries = orderTimeline(order, times);
        const isOver = order.status === 'canceled' || order.status === 'delivered';
        expect(entries.filter(({ state }) => state !== 'later').filter(({ at }) => at !== undefined)).toEqual(
          times.map(({ status, at }) => ({ status, at, state: status === order.status ? 'now' : 'done' })),
        );
        const later = entries.filter(({ state }) => state === 'later');
        expect(later.length === 0).toBe(isOver);
        if (!isOver) expect(later.at(-1)?.status).toBe('delivered');
        const skipped = entries.filter(({ state, status }) => state === 'done' && !way.includes(status));
        expect(skipped).toEqual([]);
      }),
      runs(50),
    );
  });

  it('moves forward, has one current status, and ends where the order was canceled', () => {
    fc.assert(
      fc.property(orderArb, statusTimesArb, (order, times) => {
        const entries = orderTimeline(order, times);
        const places = entries.map(({ status }) => rank(status));
        expect([...new Set(places)].sort((left, right) => left - right)).toEqual(places);
        expect(entries.filter(({ state }) => state === 'now').map(({ status }) => status)).toEqual([order.status]);
        expect(entries.map(({ state }) => state).join(' ')).toMatch(/^(done ?)*now ?(later ?)*$/);
        expect(entries.some(({ status }) => status === 'canceled')).toBe(order.status === 'canceled');
        if (order.status === 'canceled') expect(entries.slice(0, -1).every(({ at }) => at !== undefined)).toBe(true);
        if (order.deliveryType !== 'delivery' && order.status !== 'on_a_way' && order.status !== 'canceled')
          expect(entries.map(({ status }) => status)).not.toContain('on_a_way');
      }),
      runs(60),
    );
  });

  it('shows the first known time of each reached status and no future time', () => {
    fc.assert(
      fc.property(orderArb, statusTimesArb, (order, times) => {
        for (const { status, at, state } of orderTimeline(order, times)) {
          const known: readonly Instant[] = [
            ...(status === 'new' ? [order.createdAt] : []),
            ...times.filter((time) => time.status === status).map((time) => time.at),
          ];
          expect(at).toBe(state === 'later' || known.length === 0 ? undefined : Math.min(...known));
        }
      }),
      runs(60),
    );
  });

  it('shows cooking only if it happens or happened', () => {
    const [sample] = fc.sample(orderArb, { numRuns: 1, seed: 4 });
    if (!sample) throw new Error('no order');
    const statusesOf = (status: OrderStatus, times: readonly StatusTime[]): readonly OrderStatus[] =>
      orderTimeline({ ...sample, deliveryType: 'delivery', status }, times).map((entry) => entry.status);
    const cooked = [{ status: 'cooking' as const, at: instant(1) }];
    expect(statusesOf('ready', cooked)).toEqual(['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered']);
    expect(statusesOf('ready', [])).toEqual(['new', 'accepted', 'ready', 'on_a_way', 'delivered']);
    expect(statusesOf('cooking', [])).toEqual(['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered']);
    expect(statusesOf('new', cooked)).toEqual(['new', 'accepted', 'ready', 'on_a_way', 'delivered']);
    expect(statusesOf('canceled', cooked)).toEqual(['new', 'cooking', 'canceled']);
  });
});
