import { describe, expect, it } from 'vitest';
import type { Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { createDataCache, LivePages } from '@app/data/index.ts';
import { settled } from '../search/stage.ts';

type Item = { readonly id: number };

const opened = async (lastPage = 2) => {
  const cache = createDataCache();
  const waiting: ((answer: Result<Page<Item>, RemoteFailure>) => void)[] = [];
  let asked = 0;
  const queryOf = (page: number) => ({
    key: ['list', page],
    load: () => (asked++, new Promise<Result<Page<Item>, RemoteFailure>>((resolve) => void waiting.push(resolve))),
  });
  const list = new LivePages<Item>(cache, queryOf);
  list.follow();
  const answer = async (answered: Result<Page<Item>, RemoteFailure>) => {
    for (const tell of waiting.splice(0)) tell(answered);
    await settled();
  };
  const page = (number: number) => ok({ items: [{ id: number }], page: number, lastPage, total: lastPage });
  await answer(page(1));
  return { list, answer, page, asked: () => asked };
};

describe('SEARCH-5 an endless list', () => {
  it('has more while its next page is loading, and no more with the last', async () => {
    const { list, answer, page } = await opened();
    list.loadMore();
    await settled();
    expect([list.hasMore, list.isLoading]).toEqual([true, true]);
    await answer(page(2));
    expect([list.hasMore, list.isLoading, list.items.length]).toEqual([false, false, 2]);
  });

  it('ERROR-6 has more after a page failed to load, and retries it only on request', async () => {
    const { list, answer, page, asked } = await opened(3);
    list.loadMore();
    await settled();
    await answer(err({ kind: 'unreachable' }));
    expect([list.hasMore, list.failure, list.items.length]).toEqual([true, { kind: 'unreachable' }, 1]);
    list.loadMore();
    await settled();
    expect(asked()).toBe(2);
    list.reload();
    await settled();
    expect([list.hasMore, list.isLoading, asked()]).toEqual([true, true, 3]);
    await answer(page(2));
    expect([list.hasMore, list.failure, list.items.length]).toEqual([true, undefined, 2]);
  });

  it('has nothing to load before its first page arrives', () => {
    expect(
      new LivePages<Item>(createDataCache(), () => ({ key: ['other'], load: () => new Promise(() => {}) })).hasMore,
    ).toBe(false);
  });

  it('SEARCH-5d keeps the places of two further pages free, and none after a failure', async () => {
    const { list, answer, page } = await opened(9);
    expect(list.reserved).toBe(2);
    list.loadMore();
    await settled();
    expect(list.reserved).toBe(2);
    await answer(page(2));
    expect(list.reserved).toBe(1);
    list.loadMore();
    await answer(err({ kind: 'unreachable' }));
    expect(list.reserved).toBe(0);
  });
});
