import { describe, expect, it } from 'vitest';
import { settled, stage, unreachable } from './stage.ts';

const pages = {
  all: [[5, 4], [3]],
  active: [[5]],
  delivered: [[4], [3]],
  'all green': [[4]],
  'delivered green': [[]],
} as const;
const place = (query: Readonly<Record<string, string>> = {}) => ({ path: '/orders', params: {}, query });

const opened = async (given: Parameters<typeof stage>[0] = { pages }) => {
  const scene = stage(given);
  scene.list.show(place());
  await scene.list.prepare();
  const stop = scene.list.activate();
  await settled();
  const ids = () => scene.list.sections.flatMap(({ orders }) => orders.map(({ id }) => id));
  const open = async (query: Readonly<Record<string, string>>) => {
    scene.list.show(place(query));
    await settled();
  };
  const pause = async () => {
    for (const end of scene.pauses.splice(0)) end();
    await settled();
  };
  return { ...scene, stop, ids, open, pause };
};

describe('ORDER-6 the list of orders', () => {
  it('starts with all orders and loads page after page', async () => {
    const { list, ids, asked } = await opened();
    const all = list.asked.list;
    expect([list.selection.group, ids(), all.hasMore, all.total]).toEqual(['all', [5, 4], true, 3]);
    all.loadMore();
    all.loadMore();
    await settled();
    expect([ids(), all.hasMore, asked.filter((name) => name === 'list all 2').length]).toEqual([[5, 4, 3], false, 1]);
    all.loadMore();
    await settled();
    expect(ids()).toEqual([5, 4, 3]);
  });

  it('switches between groups and back, and restores the list', async () => {
    const { list, ids, open } = await opened();
    list.asked.list.loadMore();
    await settled();
    await open({ show: 'delivered' });
    expect([list.selection.group, ids()]).toEqual(['delivered', [4]]);
    list.asked.list.loadMore();
    await settled();
    expect(ids()).toEqual([4, 3]);
    await open({ show: 'nonsense' });
    expect([list.selection.group, ids()]).toEqual(['all', [5, 4, 3]]);
  });

  it('loads nothing that is not on screen', async () => {
    const { news, asked, open } = await opened();
    await open({ show: 'delivered' });
    asked.length = 0;
    news.tell({ kind: 'stale' });
    await settled();
    expect(asked).toEqual(['list delivered 1']);
  });

  it('applies every change of any order, on all opened pages', async () => {
    const { list, server, news, ids, stop } = await opened();
    list.asked.list.loadMore();
    await settled();
    server.pages = { all: [[6, 5], [4]] };
    news.tell({ kind: 'stale' });
    await settled();
    expect(ids()).toEqual([6, 5, 4]);
    stop();
    server.pages = { all: [[7]] };
    news.tell({ kind: 'stale' });
    await settled();
    expect([ids(), news.observers.size]).toEqual([[6, 5, 4], 0]);
  });

  it('L10 says why loading failed and retries on request', async () => {
    const scene = stage({ pages });
    scene.server.failure = unreachable;
    expect(await scene.list.prepare()).toEqual({ kind: 'ready' });
    scene.list.activate();
    await settled();
    const { list } = scene.list.shown;
    expect([list.failure, list.items]).toEqual([unreachable, []]);
    scene.server.failure = undefined;
    list.reload();
    await settled();
    expect([list.failure, list.items.length]).toEqual([undefined, 2]);
  });

  it('L10 keeps the orders on screen when a reload or a further page fails', async () => {
    const { list, server, news, ids } = await opened();
    server.failure = unreachable;
    news.tell({ kind: 'stale' });
    await settled();
    expect([ids(), list.shown.list.failure]).toEqual([[5, 4], undefined]);
    list.shown.list.loadMore();
    await settled();
    expect([ids(), list.shown.list.failure]).toEqual([[5, 4], unreachable]);
    server.failure = undefined;
    list.shown.list.reload();
    await settled();
    expect([ids(), list.shown.list.failure]).toEqual([[5, 4, 3], undefined]);
  });
});

describe('ORDER-6m the search for orders', () => {
  it('follows what is typed after a pause, in place of the same history entry', async () => {
    const { list, moves, asked, ids, pause } = await opened();
    asked.length = 0;
    for (const typed of ['g', 'gre', ' green ']) list.type(typed);
    await settled();
    expect([moves, asked]).toEqual([[], []]);
    await pause();
    expect([moves, asked, ids()]).toEqual([[['/orders?search=green', true]], ['list all green 1'], [4]]);
    expect(list.typed).toBe(' green ');
    list.search();
    await pause();
    expect(moves).toHaveLength(1);
  });

  it('searches for the number of an order without its sign', async () => {
    const { list, moves } = await opened();
    list.type('#٨٨٠');
    list.search();
    expect(moves).toEqual([['/orders?search=880', true]]);
  });

  it('keeps the group, and the words in the address of every group, also while they are typed', async () => {
    const { list, open, moves, pause } = await opened();
    await open({ show: 'delivered' });
    list.type('green');
    expect([list.addressOf('all'), list.addressOf('canceled')]).toEqual([
      '/orders?search=green',
      '/orders?show=canceled&search=green',
    ]);
    await pause();
    expect(moves).toEqual([['/orders?show=delivered&search=green', true]]);
  });

  it('does not take back what was typed while the address changed', async () => {
    const { list, pause, moves } = await opened();
    list.type('gre');
    list.search();
    list.type('green');
    await settled();
    expect([list.typed, list.selection.search]).toEqual(['green', 'gre']);
    await pause();
    expect([list.selection.search, moves.length]).toEqual(['green', 2]);
  });

  it('shows the words of an address that the customer goes back to', async () => {
    const { list, open } = await opened();
    await open({ search: 'green' });
    expect(list.typed).toBe('green');
    await open({});
    expect([list.typed, list.selection]).toEqual(['', { group: 'all', search: '' }]);
  });
});

describe('ORDER-6r the orders with a refund', () => {
  it('are a group of the address', async () => {
    const { list, open, ids } = await opened({ pages: { ...pages, refund: [[3]] } });
    await open({ show: 'refund' });
    expect([list.selection.group, ids(), list.addressOf('refund')]).toEqual(['refund', [3], '/orders?show=refund']);
  });

  it('are neither offered by nor asked of a server that does not know them', async () => {
    const { list, open, asked } = await opened({ pages, extensions: '' });
    asked.length = 0;
    await open({ show: 'refund' });
    expect([list.groups, list.selection.group, asked]).toEqual([['all', 'active', 'delivered', 'canceled'], 'all', []]);
  });
});

describe('ORDER-6l the selection of orders', () => {
  it('keeps the earlier orders on screen until the others have an answer', async () => {
    let arrive: (() => void) | undefined;
    let isSlow = false;
    const travel = () => (isSlow ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve());
    const { list, ids, open } = await opened({ pages, travel });
    isSlow = true;
    await open({ show: 'delivered' });
    expect([list.isBehind, ids(), list.selection.group]).toEqual([true, [5, 4], 'delivered']);
    isSlow = false;
    arrive?.();
    await settled();
    expect([list.isBehind, ids()]).toEqual([false, [4]]);
  });

  it('shows nothing of an earlier question that is answered later', async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const travel = () => (isSlow ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve());
    const { list, ids, open, said } = await opened({ pages, travel });
    isSlow = true;
    await open({ show: 'delivered' });
    const [late] = waiting;
    isSlow = false;
    await open({ show: 'active' });
    expect(ids()).toEqual([5]);
    late?.();
    await settled();
    expect([ids(), list.selection.group, said]).toEqual([[5], 'active', ['orders.found {"count":1}']]);
  });

  it('says how many orders were found, and nothing about those it started with', async () => {
    const { said, open, news, stop } = await opened();
    expect(said).toEqual([]);
    await open({ show: 'delivered', search: 'green' });
    await open({ show: 'delivered' });
    news.tell({ kind: 'stale' });
    await settled();
    await open({});
    expect(said).toEqual(['orders.found {"count":0}', 'orders.found {"count":2}', 'orders.found {"count":3}']);
    stop();
  });

  it('says that the others cannot be loaded instead of showing the earlier ones', async () => {
    const { list, server, open } = await opened();
    server.failure = unreachable;
    await open({ show: 'delivered' });
    expect([list.isBehind, list.shown.list.failure, list.shown.list.items]).toEqual([false, unreachable, []]);
  });

  it('is not offered to somebody who has never ordered', async () => {
    const { list, open } = await opened({ pages: { all: [[]] } });
    expect(list.isUnused).toBe(true);
    await open({ show: 'canceled' });
    expect(list.isUnused).toBe(false);
  });
});
