import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, type OrderId } from '@domain/kernel/ids.ts';
import {
  groupStatuses,
  isActiveStatus,
  ORDER_GROUPS,
  ORDER_SEARCH_MAX,
  ORDER_STATUSES,
  orderGroups,
  orderSections,
  readOrderGroup,
  readOrderSearch,
  type OrderGroup,
  type Placed,
} from '@domain/orders/index.ts';
import { hostileTextArb, orderArb, orderStatusArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const OFFSETS: Readonly<Record<string, number>> = { 'Pacific/Kiritimati': 840, 'Pacific/Niue': -660, UTC: 0 };
const zones: TimeZones = { offsetAt: (zone) => OFFSETS[zone] ?? 0 };
const HOUR_MS = 3_600_000;
const START = Date.UTC(2025, 0, 1);

type Listed = Placed & { readonly id: OrderId };

/** Orders as the server lists them, newest first, around the turn of every month. */
const ordersArb: fc.Arbitrary<readonly Listed[]> = fc
  .array(
    fc.record({
      order: orderArb,
      status: orderStatusArb,
      at: fc
        .tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: -30, max: 30 }))
        .map(([month, hours]) => Date.UTC(2025, month, 1) + hours * HOUR_MS),
      timeZone: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Niue', undefined),
    }),
    { maxLength: 20 },
  )
  .map((entries) =>
    entries
      .toSorted((left, right) => right.at - left.at)
      .map(({ order, status, at, timeZone }, index) => ({
        id: orderId(entries.length - index),
        status,
        createdAt: instant(at),
        shop: { ...order.shop, timeZone },
      })),
  );
const groupArb = fc.constantFrom(...ORDER_GROUPS);

const monthOf = ({ createdAt, shop }: Placed): string =>
  new Date(createdAt + (OFFSETS[shop.timeZone ?? 'UTC'] ?? 0) * 60_000).toISOString().slice(0, 7);

describe('ORDER-6l groups of orders', () => {
  it('hold every status once, besides all orders', () => {
    const others = ['active', 'delivered', 'canceled'] as const;
    expect(orderGroups({ knowsRefunds: false })).toEqual(['all', ...others]);
    expect(groupStatuses('all')).toEqual(ORDER_STATUSES);
    expect(others.flatMap(groupStatuses)).toEqual(ORDER_STATUSES);
    expect(ORDER_STATUSES.filter(isActiveStatus)).toEqual(groupStatuses('active'));
    expect([groupStatuses('delivered'), groupStatuses('canceled')]).toEqual([['delivered'], ['canceled']]);
  });

  it('are read from an address, and any other word means all', () => {
    fc.assert(
      fc.property(fc.oneof(groupArb, hostileTextArb, fc.constant(undefined)), (word) => {
        const known: readonly (string | undefined)[] = ORDER_GROUPS;
        expect(readOrderGroup(word, ORDER_GROUPS)).toBe(known.includes(word) ? word : 'all');
      }),
      runs(200),
    );
  });
});

describe('ORDER-6r orders with a refund', () => {
  it('are only listed where the server knows them, also from an address', () => {
    const [known, unknown] = [true, false].map((knowsRefunds) => orderGroups({ knowsRefunds }));
    expect([known, unknown]).toEqual([ORDER_GROUPS, ORDER_GROUPS.filter((group) => group !== 'refund')]);
    expect([known, unknown].map((groups = []) => readOrderGroup('refund', groups))).toEqual(['refund', 'all']);
  });
});

describe('ORDER-6m what is searched for', () => {
  it.each([
    ['  Green   Spoon ', 'Green Spoon'],
    ['880', '880'],
    ['#880', '880'],
    ['№ 880', '880'],
    ['٨٨٠', '880'],
    ['#۸۸۰', '880'],
    ['7-Eleven ٢', '7-Eleven ٢'],
    ['100%_', '100%_'],
    [' \u0000\n', ''],
  ])('of %j is %j', (typed, search) => {
    expect(readOrderSearch(typed)).toBe(search);
  });

  it('is never longer than a server takes, and stays as it is when read again', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, fc.string({ minLength: 180, maxLength: 400 })), (typed) => {
        const search = readOrderSearch(typed);
        expect(search.length).toBeLessThanOrEqual(ORDER_SEARCH_MAX);
        expect(readOrderSearch(search)).toBe(search);
        expect(readOrderSearch(` ${typed.slice(0, 150)}\t`)).toBe(readOrderSearch(typed.slice(0, 150)));
      }),
      runs(300),
    );
  });
});

describe('ORDER-6n the sections of a list', () => {
  it('show every order once, under the month in which its shop received it', () => {
    fc.assert(
      fc.property(ordersArb, groupArb, (orders, group) => {
        const sections = orderSections(orders, group, zones);
        const shown = sections.flatMap((section) => section.orders);
        expect(shown.map(({ id }) => id).toSorted(byNumber)).toEqual(orders.map(({ id }) => id).toSorted(byNumber));
        for (const section of sections) {
          expect(section.orders.length).toBeGreaterThan(0);
          for (const order of section.orders) {
            const isFirst = group === 'all' && isActiveStatus(order.status);
            expect(section.month).toBe(isFirst ? undefined : monthOf(order));
          }
        }
      }),
      runs(200),
    );
  });

  it('begin with what is under way, then go from the latest month to the earliest, each once', () => {
    fc.assert(
      fc.property(ordersArb, groupArb, (orders, group) => {
        const sections = orderSections(orders, group, zones);
        const months = sections.filter(({ kind }) => kind === 'month').map(({ month = '' }) => month);
        expect(months).toEqual([...new Set(months)].toSorted().toReversed());
        const isUnderWay = group === 'all' && orders.some(({ status }) => isActiveStatus(status));
        expect(sections.map(({ kind }) => kind)).toEqual([
          ...(isUnderWay ? ['active'] : []),
          ...months.map(() => 'month'),
        ]);
      }),
      runs(200),
    );
  });

  it('only grow at their ends when a further page arrives', () => {
    fc.assert(
      fc.property(ordersArb, groupArb, fc.nat(20), (orders, group, count) => {
        const before = orderSections(orders.slice(0, count), group, zones);
        const after = new Map(orderSections(orders, group, zones).map((section) => [section.month, section.orders]));
        for (const { month, orders: listed } of before)
          expect(after.get(month)?.slice(0, listed.length)).toEqual(listed);
      }),
      runs(200),
    );
  });

  it('keep a month that continues on the next page under one heading', () => {
    const day = 24 * HOUR_MS;
    const orders = [40, 33, 32, 20, 3].map((days) => placed(START + days * day, 'delivered'));
    const months = (listed: readonly Listed[], group: OrderGroup) =>
      orderSections(listed, group, zones).map((section) => [section.month, section.orders.length]);
    expect(months(orders.slice(0, 2), 'delivered')).toEqual([['2025-02', 2]]);
    expect(months(orders, 'delivered')).toEqual([
      ['2025-02', 3],
      ['2025-01', 2],
    ]);
  });
});

const byNumber = (left: number, right: number): number => left - right;

const [sample] = fc.sample(orderArb, { numRuns: 1, seed: 1 });
const placed = (at: number, status: Listed['status']): Listed => {
  if (!sample) throw new Error('No order');
  return { ...sample, status, createdAt: instant(at) };
};
