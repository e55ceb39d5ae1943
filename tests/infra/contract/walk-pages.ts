import { expect } from 'vitest';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import type { Result } from '@domain/kernel/result.ts';
import { taken } from './outcome.ts';

/** Everything a paged list holds, each once; on the way every page has to say where it stands. */
export const walkPages = async <Item>(list: (page: number) => Promise<Result<Page<Item>, unknown>>, keyOf: (item: Item) => unknown): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for (let place = 1; ; place += 1) {
    const page = taken(await list(place));
    expect(page.page).toBe(place);
    all.push(...page.items);
    if (hasMore(page)) continue;
    expect([page.lastPage, page.total]).toEqual([place, all.length]);
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    return all;
  }
};
