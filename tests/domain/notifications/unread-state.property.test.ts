import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { notificationId } from '@domain/kernel/ids.ts';
import {
  beginReading,
  beginReadingAll,
  isInTab,
  mergeNotifications,
  NOTIFICATION_TABS,
  noUnread,
  readStatistics,
  settleReading,
  takePush,
  takeStatistics,
  unknownUnread,
  unreadNow,
  type AppNotification,
  type ReadingKey,
  type UnreadCounts,
  type UnreadState,
} from '@domain/notifications/index.ts';
import { copiesArb, notificationArb, unreadCountsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Step =
  | { readonly kind: 'statistics'; readonly counts: UnreadCounts }
  | { readonly kind: 'push' | 'open'; readonly notification: AppNotification }
  | { readonly kind: 'open-all' }
  | { readonly kind: 'answer'; readonly key: ReadingKey; readonly isDone: boolean };

const keyArb: fc.Arbitrary<ReadingKey> = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map(notificationId),
  fc.constant('all' as const),
);
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  unreadCountsArb.map((counts): Step => ({ kind: 'statistics', counts })),
  fc.record({ kind: fc.constantFrom('push' as const, 'open' as const), notification: notificationArb }),
  fc.constant<Step>({ kind: 'open-all' }),
  fc.record({ kind: fc.constant('answer' as const), key: keyArb, isDone: fc.boolean() }),
);
const stepsArb = fc.array(stepArb, { maxLength: 15 });

const after = (state: UnreadState, step: Step): UnreadState => {
  switch (step.kind) {
    case 'statistics':
      return takeStatistics(state, step.counts);
    case 'push':
      return takePush(state, step.notification);
    case 'open':
      return beginReading(state, step.notification);
    case 'open-all':
      return beginReadingAll(state);
    case 'answer':
      return settleReading(state, step.key, step.isDone);
  }
};
const played = (steps: readonly Step[]): UnreadState => steps.reduce(after, unknownUnread);

const TABS = ['all', 'news', 'orders'] as const;
const countOf = ({ type }: AppNotification, tab: (typeof TABS)[number]): number =>
  tab === 'all' || type === (tab === 'news' ? 'news_publish' : 'status_changed') ? 1 : 0;
const counts = (of: (tab: (typeof TABS)[number]) => number): UnreadCounts => ({
  all: of('all'),
  news: of('news'),
  orders: of('orders'),
});

/** The counts of one tab, with a slip of paper for every reading on its way. */
const slowCounts = (steps: readonly Step[]): UnreadCounts =>
  counts((tab) => {
    let reported = 0;
    const heard = new Set<number>();
    let slips: { key: ReadingKey; amount: number; isSuperseded: boolean }[] = [];
    const shown = (): number => slips.reduce((left, { amount }) => Math.max(0, left - amount), reported);
    for (const step of steps) {
      if (step.kind === 'statistics')
        [reported, slips] = [step.counts[tab], slips.map((slip) => ({ ...slip, isSuperseded: true }))];
      if (step.kind === 'push' && step.notification.readAt === undefined && !heard.has(step.notification.id)) {
        heard.add(step.notification.id);
        reported += countOf(step.notification, tab);
      }
      const opened = step.kind === 'open' && step.notification.readAt === undefined ? step.notification : undefined;
      if (opened && !slips.some(({ key }) => key === opened.id))
        slips.push({ key: opened.id, amount: countOf(opened, tab), isSuperseded: false });
      if (step.kind === 'open-all' && !slips.some(({ key }) => key === 'all'))
        slips.push({ key: 'all', amount: shown(), isSuperseded: false });
      if (step.kind === 'answer') {
        for (const slip of slips)
          if (slip.key === step.key && step.isDone && !slip.isSuperseded)
            reported = Math.max(0, reported - slip.amount);
        slips = slips.filter(({ key }) => key !== step.key);
      }
    }
    return shown();
  });

describe('NOTIFY-2 NOTIFY-4 unread counts between answers', () => {
  it('agrees with a reference count in any order of events and never goes below zero', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        const shown = unreadNow(played(steps));
        expect(shown).toEqual(slowCounts(steps));
        expect(TABS.every((tab) => shown[tab] >= 0)).toBe(true);
      }),
      runs(60),
    );
    expect(unreadNow(unknownUnread)).toEqual(noUnread);
  });

  it('NOTIFY-2e restores the count after a refused reading', () => {
    fc.assert(
      fc.property(
        unreadCountsArb,
        fc.array(notificationArb, { maxLength: 4 }),
        fc.option(notificationArb, { nil: undefined }),
        (reported, pushed, opened) => {
          const begin = (state: UnreadState): UnreadState =>
            opened ? beginReading(state, opened) : beginReadingAll(state);
          const start = takeStatistics(unknownUnread, reported);
          const refused = settleReading(pushed.reduce(takePush, begin(start)), opened?.id ?? 'all', false);
          expect(unreadNow(refused)).toEqual(unreadNow(pushed.reduce(takePush, start)));
        },
      ),
      runs(30),
    );
  });

  it('NOTIFY-2e stays lowered after a confirmed reading unless newer statistics arrived', () => {
    fc.assert(
      fc.property(unreadCountsArb, unreadCountsArb, notificationArb, (reported, newer, notification) => {
        const begun = beginReading(takeStatistics(unknownUnread, reported), { ...notification, readAt: undefined });
        const done = settleReading(begun, notification.id, true);
        expect(unreadNow(done)).toEqual(unreadNow(begun));
        expect(unreadNow(settleReading(takeStatistics(begun, newer), notification.id, true))).toEqual(newer);
        expect(settleReading(done, notification.id, true)).toEqual(done);
      }),
      runs(30),
    );
  });

  it('NOTIFY-2e is lowered by its own confirmed reading only', () => {
    expect(unknownUnread).toEqual({ reported: noUnread, heard: [], readings: [] });
    const [news, order] = [
      { id: notificationId(1), type: 'news_publish', readAt: undefined } as const,
      { id: notificationId(2), type: 'status_changed', readAt: undefined } as const,
    ];
    const both = beginReading(beginReading(takeStatistics(unknownUnread, { all: 3, news: 1, orders: 2 }), news), order);
    expect([settleReading(both, order.id, true).reported, settleReading(both, news.id, true).reported]).toEqual([
      { all: 2, news: 1, orders: 1 },
      { all: 2, news: 0, orders: 2 },
    ]);
  });

  it('NOTIFY-2e keeps a refused notification unread while all others are marked read', () => {
    fc.assert(
      fc.property(unreadCountsArb, notificationArb, (reported, notification) => {
        const one = { ...notification, readAt: undefined };
        const start = takeStatistics(unknownUnread, {
          all: reported.all + 1,
          news: reported.news + 1,
          orders: reported.orders + 1,
        });
        const both = beginReadingAll(beginReading(start, one));
        expect(unreadNow(settleReading(both, one.id, false))).toEqual(counts((tab) => countOf(one, tab)));
      }),
      runs(30),
    );
  });

  it('NOTIFY-2d is zero at once after marking all read and counts later arrivals', () => {
    fc.assert(
      fc.property(stepsArb, notificationArb, (steps, later) => {
        const quiet = settleReading(played(steps), 'all', false);
        const read = beginReadingAll(quiet);
        expect(unreadNow(read)).toEqual(noUnread);
        expect(beginReadingAll(read)).toBe(read);
        const done = settleReading(read, 'all', true);
        const fresh = { ...later, readAt: undefined, id: notificationId(99) };
        if (quiet.readings.length === 0)
          expect(unreadNow(takePush(done, fresh))).toEqual(counts((tab) => countOf(fresh, tab)));
      }),
      runs(30),
    );
  });

  it('NOTIFY-2d NOTIFY-4c counts a reading and a push once', () => {
    fc.assert(
      fc.property(stepsArb, notificationArb, (steps, notification) => {
        const state = played(steps);
        const [opened, pushed] = [beginReading(state, notification), takePush(state, notification)];
        expect(beginReading(opened, notification)).toBe(opened);
        expect(takePush(pushed, notification)).toBe(pushed);
        const read = { ...notification, readAt: instant(1) };
        expect([beginReading(state, read), takePush(state, read)]).toEqual([state, state]);
      }),
      runs(40),
    );
  });

  it('NOTIFY-4b agrees with the server once every request is answered', () => {
    fc.assert(
      fc.property(stepsArb, unreadCountsArb, (steps, reported) => {
        const state = played(steps);
        const quiet = state.readings.reduce((current, { key }) => settleReading(current, key, true), state);
        expect(unreadNow(takeStatistics(quiet, reported))).toEqual(reported);
      }),
      runs(30),
    );
  });
});

describe('NOTIFY-2c lists', () => {
  it('converge in any order of answers and keep the first reading time', () => {
    fc.assert(
      fc.property(copiesArb, copiesArb, copiesArb, (one, two, three) => {
        const all = [...one, ...two, ...three];
        const readAt = (id: number): Instant | undefined =>
          all
            .flatMap((copy) => (copy.id === id && copy.readAt !== undefined ? [copy.readAt] : []))
            .sort((left, right) => left - right)[0];
        const expected = [...new Set(all.map(({ id }) => id))]
          .sort((left, right) => right - left)
          .map((id) => ({ ...all.find((copy) => copy.id === id)!, readAt: readAt(id) }));
        for (const [a, b, c] of [
          [one, two, three],
          [three, two, one],
          [two, one, three],
        ] as const)
          expect(mergeNotifications(mergeNotifications(a, b), c)).toEqual(expected);
        expect(mergeNotifications(expected, expected)).toEqual(expected);
      }),
      runs(30),
    );
  });

  it('NOTIFY-1a appear in the tab of their type and among all', () => {
    fc.assert(
      fc.property(notificationArb, (notification) => {
        expect(TABS.filter((tab) => isInTab(notification, tab))).toEqual(
          TABS.filter((tab) => countOf(notification, tab) === 1),
        );
      }),
      runs(30),
    );
    expect(NOTIFICATION_TABS).toEqual({ all: undefined, news: 'news_publish', orders: 'status_changed' });
    expect([isInTab({ type: undefined }, 'all'), isInTab({ type: undefined }, 'news')]).toEqual([true, false]);
  });
});

describe('NOTIFY-1b statistics', () => {
  it('are read as counts; the total is never below the sum of the tabs', () => {
    const rawArb = fc.oneof(
      fc.nat({ max: 20 }),
      fc.constantFrom<unknown>(
        '7',
        '007',
        '',
        '-1',
        '1.5',
        '1e3',
        -1,
        1.5,
        Number.NaN,
        1e300,
        null,
        undefined,
        true,
        {},
        '1234567890',
      ),
    );
    const slow = (value: unknown): number =>
      typeof value === 'number'
        ? Number.isSafeInteger(value) && value >= 0
          ? value
          : 0
        : value === '7' || value === '007'
          ? 7
          : 0;
    fc.assert(
      fc.property(rawArb, rawArb, rawArb, (notification, news, orders) => {
        const read = readStatistics({
          notification,
          news_publish: news,
          status_changed: orders,
          transaction: 9,
          booking_status: 3,
        });
        expect([read.news, read.orders]).toEqual([slow(news), slow(orders)]);
        expect(read.all).toBe(Math.max(slow(notification), slow(news) + slow(orders)));
      }),
      runs(60),
    );
    expect([readStatistics({}), readStatistics({ notification: ['5'] })]).toEqual([noUnread, noUnread]);
  });
});
