import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationId } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import {
  hasOlder,
  mergeNotifications,
  NOTIFICATIONS_PER_PAGE,
  openedAfter,
  pageBelow,
  shownIn,
  type AppNotification,
  type OpenedTab,
} from '@domain/notifications/index.ts';
import { notificationArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Step =
  | {
      readonly kind: 'arrive';
      readonly count: number;
      readonly isPushed: boolean;
      readonly type: 'news_publish' | 'status_changed';
    }
  | { readonly kind: 'renew' | 'more' };
const stepsArb: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('arrive' as const),
      count: fc.integer({ min: 1, max: 12 }),
      isPushed: fc.boolean(),
      type: fc.constantFrom('news_publish' as const, 'status_changed' as const),
    }),
    fc.constantFrom<Step>({ kind: 'renew' }, { kind: 'more' }),
  ),
  { maxLength: 12 },
);
const [sample] = fc.sample(notificationArb, 1);
const numbered = (id: number, type: 'news_publish' | 'status_changed'): AppNotification => ({
  ...sample!,
  id: notificationId(id),
  type,
  readAt: undefined,
});

/** A server whose list grows, and a tab over it. */
const play = (steps: readonly Step[], tab: 'all' | 'orders') => {
  let [server, known, opened]: [readonly AppNotification[], readonly AppNotification[], OpenedTab | undefined] = [
    [],
    [],
    undefined,
  ];
  const inTab = (): readonly AppNotification[] =>
    server.filter(({ type }) => tab === 'all' || type === 'status_changed');
  const answer = (page: number): Page<AppNotification> => ({
    items: inTab().slice((page - 1) * NOTIFICATIONS_PER_PAGE, page * NOTIFICATIONS_PER_PAGE),
    page,
    lastPage: Math.max(1, Math.ceil(inTab().length / NOTIFICATIONS_PER_PAGE)),
    total: inTab().length,
  });
  const take = (page: Page<AppNotification>): void => {
    opened = openedAfter(opened, page);
    known = mergeNotifications(known, page.items);
  };
  for (const step of steps) {
    if (step.kind === 'renew') take(answer(1));
    if (step.kind === 'more' && opened && hasOlder(opened))
      take(answer(pageBelow(opened, shownIn(known, tab, opened).length)));
    if (step.kind !== 'arrive') continue;
    for (let time = 0; time < step.count; time += 1) {
      const arrived = numbered(server.length + 1, step.type);
      server = [arrived, ...server];
      if (step.isPushed) known = mergeNotifications(known, [arrived]);
    }
  }
  return {
    inTab,
    take,
    answer,
    shown: () => shownIn(known, tab, opened),
    isOpened: () => opened !== undefined,
    hasMore: () => hasOlder(opened),
    next: () => pageBelow(opened!, shownIn(known, tab, opened).length),
  };
};

describe('NOTIFY-1 an opened tab', () => {
  it('NOTIFY-1e shows the newest items without a gap after an answer, whatever pushes were missed', () => {
    fc.assert(
      fc.property(stepsArb, fc.constantFrom('all' as const, 'orders' as const), (steps, tab) => {
        const { inTab, take, answer, shown } = play(steps, tab);
        take(answer(1));
        const ids = shown().map(({ id }) => id);
        expect(ids).toEqual(
          inTab()
            .slice(0, ids.length)
            .map(({ id }) => id),
        );
        expect(ids.length).toBeGreaterThanOrEqual(Math.min(NOTIFICATIONS_PER_PAGE, inTab().length));
      }),
      runs(200),
    );
  });

  it('NOTIFY-1d reaches the end by loading more, and says so', () => {
    fc.assert(
      fc.property(stepsArb, fc.constantFrom('all' as const, 'orders' as const), (steps, tab) => {
        const { inTab, take, answer, shown, hasMore, next } = play(steps, tab);
        take(answer(1));
        for (let turn = 0; turn < 40 && hasMore(); turn += 1) take(answer(next()));
        expect(hasMore()).toBe(false);
        expect(shown().map(({ id }) => id)).toEqual(inTab().map(({ id }) => id));
      }),
      runs(200),
    );
  });

  it('NOTIFY-1d never requests an empty page if no push was missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 30 }), fc.integer({ min: 0, max: 12 }), (before, pushed) => {
        const arrive = (count: number, isPushed: boolean): Step => ({
          kind: 'arrive',
          count,
          isPushed,
          type: 'status_changed',
        });
        const { take, answer, shown, next } = play(
          [arrive(before, false), { kind: 'renew' }, ...(pushed > 0 ? [arrive(pushed, true)] : [])],
          'orders',
        );
        const seen = shown().length;
        take(answer(next()));
        expect(shown().length).toBeGreaterThan(seen);
      }),
      runs(100),
    );
  });

  it('NOTIFY-1c shows nothing before it is opened, and nothing of other tabs', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        const { shown, isOpened } = play(steps, 'orders');
        expect(shown().every(({ type }) => type === 'status_changed')).toBe(true);
        if (!isOpened()) expect(shown()).toEqual([]);
      }),
      runs(100),
    );
  });

  it('NOTIFY-1e continues below, joins overlapping pages, and starts over above a gap', () => {
    const page = (
      highest: number,
      lowest: number,
      number: number,
      lastPage = 9,
    ): Page<Pick<AppNotification, 'id'>> => ({
      items: Array.from({ length: highest - lowest + 1 }, (_, index) => ({ id: notificationId(highest - index) })),
      page: number,
      lastPage,
      total: 45,
    });
    const opened: OpenedTab = { to: 12, from: 8, pages: 1 };
    expect(openedAfter(undefined, page(12, 8, 1))).toEqual(opened);
    expect(openedAfter(undefined, page(7, 3, 2))).toEqual({ to: 7, from: 3, pages: 2 });
    expect(openedAfter(opened, page(7, 3, 2))).toEqual({ to: 12, from: 3, pages: 2 });
    expect(openedAfter(opened, page(7, 6, 2, 2))).toEqual({ to: 12, from: 0, pages: 2 });
    expect(openedAfter(opened, page(17, 13, 2))).toEqual({ to: 12, from: 8, pages: 2 });
    expect(openedAfter({ to: 12, from: 3, pages: 2 }, page(16, 12, 1))).toEqual({ to: 16, from: 3, pages: 2 });
    expect(openedAfter({ to: 12, from: 3, pages: 2 }, page(17, 13, 1))).toEqual({ to: 17, from: 13, pages: 1 });
  });

  it('NOTIFY-1c ends if the server has no further page, even if nothing could be read', () => {
    const empty = openedAfter(undefined, { items: [], page: 1, lastPage: 1, total: 0 });
    expect([empty, hasOlder(empty), hasOlder(undefined)]).toEqual([{ to: 0, from: 0, pages: 1 }, false, false]);
    expect(pageBelow({ to: 9, from: 5, pages: 1 }, 0)).toBe(2);
  });
});
