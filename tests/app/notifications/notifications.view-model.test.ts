import { describe, expect, it } from 'vitest';
import { notificationId } from '@domain/kernel/ids.ts';
import { NOTIFICATION_TYPES } from '@domain/notifications/index.ts';
import { inbox, leila, notificationOf, omar, opened, refused, settled, stage } from './stage.ts';

const none = { all: 0, news: 0, orders: 0 };

describe('NOTIFY-1 the lists', () => {
  it('start with five, and grow by View more to the end', async () => {
    const { vm, ids, asked } = await opened({ items: inbox(12) });
    expect([ids(), vm.list.hasMore]).toEqual([[12, 11, 10, 9, 8], true]);
    await vm.list.more();
    await vm.list.more();
    expect([ids().length, vm.list.hasMore]).toEqual([12, false]);
    await vm.list.more();
    expect(asked.filter((name) => name.startsWith('list'))).toEqual(['list all 1', 'list all 2', 'list all 3']);
  });

  it('request the next page once when View more is pressed twice', async () => {
    const { vm, asked, ids } = await opened({ items: inbox(12) });
    void vm.list.more();
    void vm.list.more();
    expect(vm.list.isLoadingMore).toBe(true);
    await settled();
    expect([ids().length, asked.filter((name) => name === 'list all 2').length]).toEqual([10, 1]);
  });

  it('show the notifications of their tab, with the unread count of the statistics', async () => {
    const { vm, ids } = await opened();
    expect(vm.counts).toEqual({ all: 7, news: 2, orders: 5 });
    vm.select('news');
    expect(vm.list.isPending).toBe(true);
    await settled();
    expect(ids()).toEqual([6, 3]);
    vm.select('orders');
    await settled();
    expect(ids()).toEqual([7, 5, 4, 2, 1]);
  });

  it('are not loaded until the panel opens', async () => {
    const { vm, asked, updates } = stage();
    const stop = vm.activate();
    updates.tell({ kind: 'stale' });
    await settled();
    expect(asked).toEqual(['statistics']);
    stop();
  });

  it('report why loading failed, and load on retry', async () => {
    const { vm, server, ids } = stage();
    const stop = vm.activate();
    server.failure = refused;
    vm.toggle(true);
    await settled();
    expect([vm.list.failure, vm.list.isPending, ids()]).toEqual([refused, false, []]);
    server.failure = undefined;
    void vm.list.retry();
    expect(vm.list.isPending).toBe(true);
    await settled();
    expect([vm.list.failure, ids().length]).toEqual([undefined, 5]);
    stop();
  });

  it('keep their items when loading more fails, and continue from there', async () => {
    const { vm, server, ids } = await opened();
    server.failure = refused;
    await vm.list.more();
    expect([vm.list.failure, ids().length, vm.list.hasMore]).toEqual([refused, 5, true]);
    server.failure = undefined;
    await vm.list.retry();
    expect([vm.list.failure, ids().length, vm.list.hasMore]).toEqual([undefined, 7, false]);
  });

  it('keep their items without a message when a reload fails', async () => {
    const { vm, server, ids } = await opened();
    server.failure = refused;
    vm.toggle(true);
    await settled();
    expect([vm.list.failure, ids().length]).toEqual([undefined, 5]);
  });

  it('reload in another language, at once when they are visible', async () => {
    const { vm, asked, speak, ids } = await opened();
    asked.length = 0;
    speak('ar');
    expect(ids()).toEqual([]);
    await settled();
    expect([asked, ids().length, vm.counts.all]).toEqual([['list all 1'], 5, 7]);
  });
});

describe('NOTIFY-2 reading', () => {
  it('updates list and counts at once', async () => {
    const { vm, find, unreadIds, asked } = await opened();
    void vm.read(find(7));
    expect([unreadIds(), vm.counts]).toEqual([[6, 5, 4, 3], { all: 6, news: 2, orders: 4 }]);
    await settled();
    expect([unreadIds(), vm.counts, asked.at(-1)]).toEqual([[6, 5, 4, 3], { all: 6, news: 2, orders: 4 }, 'read 7']);
  });

  it('sends one request when pressed twice, and none for a read one', async () => {
    const { vm, find, asked, counts } = await opened();
    void vm.read(find(7));
    void vm.read(find(7));
    await settled();
    void vm.read(find(7));
    await settled();
    expect(asked.filter((name) => name === 'read 7')).toHaveLength(1);
    expect(vm.counts).toEqual(counts());
  });

  it('updates the other tabs, too', async () => {
    const { vm, find, unreadIds } = await opened();
    vm.select('orders');
    await settled();
    vm.select('all');
    await vm.read(find(7));
    vm.select('orders');
    expect(unreadIds()).toEqual([5, 4, 2, 1]);
  });

  it('marks all at once, in one request, announced once', async () => {
    const { vm, unreadIds, asked, said, counts } = await opened();
    void vm.readAll();
    void vm.readAll();
    expect([unreadIds(), vm.counts]).toEqual([[], none]);
    await settled();
    expect([unreadIds(), vm.counts, said]).toEqual([[], none, ['notifications.all_read']]);
    expect(asked.filter((name) => name === 'read all')).toHaveLength(1);
    expect(counts()).toEqual(none);
    await vm.list.more();
    expect(unreadIds()).toEqual([]);
  });

  it('sends nothing when all are read', async () => {
    const { vm, asked } = await opened({ items: [] });
    await vm.readAll();
    expect(asked).not.toContain('read all');
  });

  it('marks all although the counts failed to load', async () => {
    const { vm, server, updates, unreadIds } = stage();
    server.failure = refused;
    server.refuses = (name) => name === 'statistics';
    const stop = vm.activate();
    updates.tell({ kind: 'stale' });
    vm.toggle(true);
    await settled();
    expect([vm.counts.all, vm.hasUnread]).toEqual([0, true]);
    await vm.readAll();
    expect([unreadIds(), vm.hasUnread, server.items.every(({ readAt }) => readAt !== undefined)]).toEqual([
      [],
      false,
      true,
    ]);
    stop();
  });

  it('marks none that arrives later', async () => {
    let isSlow = false;
    let go: () => void = () => {};
    const { vm, arrive, unreadIds } = await opened({
      travel: (name) =>
        isSlow && name === 'read all' ? new Promise<void>((resolve) => void (go = resolve)) : Promise.resolve(),
    });
    isSlow = true;
    void vm.readAll();
    go();
    await settled();
    arrive(8, 'pushed');
    expect(unreadIds()).toEqual([8]);
    go();
    await settled();
    expect([unreadIds(), vm.counts]).toEqual([[8], { all: 1, news: 0, orders: 1 }]);
  });
});

describe('NOTIFY-2 late answers', () => {
  /** Answers to `name` arrive when the test releases them. */
  const held = (name: string) => {
    const waiting: (() => void)[] = [];
    let isHeld = false;
    return {
      travel: (asked: string) =>
        isHeld && asked === name ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve(),
      hold: () => void (isHeld = true),
      /** One step of the way there or back. */
      go: async () => {
        waiting.shift()?.();
        await settled();
      },
    };
  };

  it('to a poll from before a mark do not restore the count', async () => {
    const { travel, hold, go } = held('statistics');
    const { vm, find, updates, asked } = await opened({ travel });
    hold();
    updates.tell({ kind: 'stale' });
    await go();
    await vm.read(find(7));
    await go();
    expect(vm.counts.all).toBe(6);
    await go();
    await go();
    expect([vm.counts.all, asked.filter((name) => name === 'statistics').length]).toEqual([6, 3]);
  });

  it('to a list from before a mark leave it read', async () => {
    const { travel, hold, go } = held('list all 1');
    const { vm, find, unreadIds } = await opened({ travel });
    hold();
    vm.toggle(true);
    await go();
    await vm.read(find(7));
    await go();
    expect(unreadIds()).toEqual([6, 5, 4, 3]);
  });

  it('cause one more request if the list was requested meanwhile, not one for each', async () => {
    const { travel, hold, go } = held('list all 1');
    const { vm, asked } = await opened({ travel });
    hold();
    for (let time = 0; time < 4; time++) vm.toggle(true);
    for (let time = 0; time < 8; time++) await go();
    expect(asked.filter((name) => name === 'list all 1')).toHaveLength(3);
    expect(vm.list.isLoading).toBe(false);
  });

  it('to another tab’s request update that tab', async () => {
    const { travel, hold, go } = held('list news 1');
    const { vm, ids } = await opened({ travel });
    hold();
    vm.select('news');
    vm.select('orders');
    await settled();
    await go();
    await go();
    expect(ids()).toEqual([7, 5, 4, 2, 1]);
  });
});

describe('NOTIFY-3 where a notification leads', () => {
  it('is the page of its subject; none when there is no such page', () => {
    const { vm } = stage();
    expect(vm.pathOf(notificationOf(7))).toBe('/orders/1');
    expect(vm.pathOf(notificationOf(7, { type: 'wallet_top_up' }))).toBeUndefined();
    expect(vm.pathOf(notificationOf(7, { type: undefined }))).toBeUndefined();
  });

  it('NOTIFY-5 is defined for every type', () => {
    const { vm } = stage();
    expect(NOTIFICATION_TYPES.map((type) => vm.pathOf(notificationOf(7, { type })))).toHaveLength(
      NOTIFICATION_TYPES.length,
    );
  });
});

describe('NOTIFY-4 new notifications', () => {
  it('pushed ones are listed first, counted once and announced once', async () => {
    const { vm, arrive, ids, said, updates } = await opened();
    arrive(8, 'pushed');
    updates.tell({ kind: 'pushed', notification: notificationOf(8) });
    expect([ids(), vm.counts, said]).toEqual([
      [8, 7, 6, 5, 4, 3],
      { all: 8, news: 2, orders: 6 },
      ['notifications.arrived notifications.order.cooking'],
    ]);
    await settled();
    expect(vm.list.items[0]?.body).toBe('Translated 8');
  });

  it('a poll replaces the counts, and reloads an open list', async () => {
    const { vm, arrive, ids, updates } = await opened();
    arrive(8);
    updates.tell({ kind: 'stale' });
    await settled();
    expect([ids()[0], vm.counts]).toEqual([8, { all: 8, news: 2, orders: 6 }]);
  });

  it('those read in another tab are read here', async () => {
    const { vm, server, unreadIds, updates, counts } = await opened();
    server.items = server.items.map((item) => (item.id === 7 ? { ...item, readAt: item.createdAt } : item));
    updates.tell({ kind: 'statistics', counts: counts() });
    await settled();
    expect([unreadIds(), vm.counts.all]).toEqual([[6, 5, 4, 3], 6]);
  });

  it('are received by signed-in customers, while the bell is mounted', () => {
    const { vm, updates, sessions } = stage({ session: undefined });
    const stop = vm.activate();
    expect(updates.observers.size).toBe(1);
    sessions.write(undefined);
    expect(updates.observers.size).toBe(0);
    sessions.write(leila);
    expect(updates.observers.size).toBe(1);
    sessions.write({ ...leila, token: 'Bearer 3|x' });
    expect(updates.observers.size).toBe(1);
    stop();
    expect(updates.observers.size).toBe(0);
    const again = vm.activate();
    expect(updates.observers.size).toBe(1);
    again();
  });
});

describe('NOTIFY-5 a refused mark', () => {
  it('shows the server’s message, and the notification as unread again', async () => {
    const { vm, find, server, toasts, unreadIds, counts } = await opened();
    server.failure = refused;
    server.refuses = (name) => name.startsWith('read');
    void vm.read(find(6));
    expect(vm.counts.news).toBe(1);
    await settled();
    expect([toasts, unreadIds(), vm.counts]).toEqual([['error: The kitchen is on fire'], [7, 6, 5, 4, 3], counts()]);
  });

  it('of all shows all as unread again except those marked separately', async () => {
    const { vm, find, server, toasts, unreadIds, said, counts } = await opened();
    server.failure = refused;
    server.refuses = (name) => name === 'read all';
    const all = vm.readAll();
    void vm.read(find(7));
    await all;
    await settled();
    expect([toasts, said, unreadIds(), vm.counts]).toEqual([
      ['error: The kitchen is on fire'],
      [],
      [6, 5, 4, 3],
      counts(),
    ]);
  });

  it('reloads the counts from the server', async () => {
    const { vm, find, server, asked } = await opened();
    server.failure = refused;
    server.refuses = (name) => name === 'read 7';
    server.items = server.items.map((item) => ({ ...item, readAt: item.createdAt }));
    await vm.read(find(7));
    await settled();
    expect([asked.at(-1), vm.counts]).toEqual(['list all 1', none]);
  });

  it('can be retried', async () => {
    const { vm, find, server, unreadIds } = await opened();
    server.failure = refused;
    await vm.read(find(7));
    server.failure = undefined;
    await vm.read(find(7));
    expect(unreadIds()).toEqual([6, 5, 4, 3]);
  });
});

describe('CART-5 signing out', () => {
  it('clears counts and lists, and ignores late answers', async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const { vm, sessions, ids, server, toasts, updates, find } = await opened({
      travel: () => (isSlow ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve()),
    });
    isSlow = true;
    server.failure = refused;
    void vm.read(find(7));
    void vm.list.more();
    updates.tell({ kind: 'stale' });
    sessions.write(undefined);
    expect([vm.counts, ids(), updates.observers.size]).toEqual([none, [], 0]);
    while (waiting.length > 0) {
      waiting.shift()?.();
      await settled();
    }
    expect([vm.counts, ids(), toasts]).toEqual([none, [], []]);
  });

  it('and in as another customer while the bell is unmounted shows nothing of the previous one', async () => {
    const { vm, stop, sessions, ids, server } = await opened();
    stop();
    expect(vm.isOpen).toBe(false);
    server.items = [notificationOf(notificationId(1))];
    sessions.write(omar);
    const again = vm.activate();
    expect([vm.counts, ids()]).toEqual([none, []]);
    again();
  });
});
