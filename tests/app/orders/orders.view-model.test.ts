import { describe, expect, it } from 'vitest';
import { settled, stage, unreachable } from './stage.ts';

const pages = { active: [[1, 2], [3]], history: [[9], [8], [7]] } as const;
const place = (tab?: string) => ({ path: '/orders', params: {}, query: tab === undefined ? {} : { tab } });

const opened = async (given: Parameters<typeof stage>[0] = { pages }) => {
  const scene = stage(given);
  scene.list.show(place());
  await scene.list.prepare();
  const stop = scene.list.activate();
  await settled();
  return { ...scene, stop, ids: () => scene.list.orders.items.map(({ id }) => id) };
};

describe('ORDER-6 the list of orders', () => {
  it('starts with open orders and loads page after page', async () => {
    const { list, ids, asked } = await opened();
    expect([list.group, ids(), list.orders.hasMore, list.orders.total]).toEqual(['active', [1, 2], true, 3]);
    list.orders.loadMore();
    list.orders.loadMore();
    await settled();
    expect([ids(), list.orders.hasMore, asked.filter((name) => name === 'list active 2').length]).toEqual([
      [1, 2, 3],
      false,
      1,
    ]);
    list.orders.loadMore();
    await settled();
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('switches to past orders and back, and restores the list', async () => {
    const { list, ids } = await opened();
    list.orders.loadMore();
    await settled();
    list.show(place('history'));
    await settled();
    expect([list.group, ids()]).toEqual(['history', [9]]);
    list.orders.loadMore();
    await settled();
    expect(ids()).toEqual([9, 8]);
    list.show(place('nonsense'));
    await settled();
    expect([list.group, ids()]).toEqual(['active', [1, 2, 3]]);
  });

  it('loads nothing that is not on screen', async () => {
    const { list, news, asked } = await opened();
    list.show(place('history'));
    await settled();
    asked.length = 0;
    news.tell({ kind: 'stale' });
    await settled();
    expect(asked).toEqual(['list history 1']);
  });

  it('applies every change of any order, on all opened pages', async () => {
    const { list, server, news, ids, stop } = await opened();
    list.orders.loadMore();
    await settled();
    server.pages = { active: [[2, 3], [4]], history: [[1]] };
    news.tell({ kind: 'stale' });
    await settled();
    expect(ids()).toEqual([2, 3, 4]);
    stop();
    server.pages = { active: [[5]], history: [] };
    news.tell({ kind: 'stale' });
    await settled();
    expect([ids(), news.observers.size]).toEqual([[2, 3, 4], 0]);
  });

  it('L10 says why loading failed and retries on request', async () => {
    const scene = stage({ pages });
    scene.server.failure = unreachable;
    expect(await scene.list.prepare()).toEqual({ kind: 'ready' });
    scene.list.activate();
    await settled();
    expect([scene.list.orders.failure, scene.list.orders.items]).toEqual([unreachable, []]);
    scene.server.failure = undefined;
    scene.list.orders.reload();
    await settled();
    expect([scene.list.orders.failure, scene.list.orders.items.length]).toEqual([undefined, 2]);
  });

  it('L10 keeps the orders on screen when a reload or a further page fails', async () => {
    const { list, server, news, ids } = await opened();
    server.failure = unreachable;
    news.tell({ kind: 'stale' });
    await settled();
    expect([ids(), list.orders.failure]).toEqual([[1, 2], undefined]);
    list.orders.loadMore();
    await settled();
    expect([ids(), list.orders.failure]).toEqual([[1, 2], unreachable]);
    server.failure = undefined;
    list.orders.reload();
    await settled();
    expect([ids(), list.orders.failure]).toEqual([[1, 2, 3], undefined]);
  });
});
