import { expect } from 'vitest';
import type { Answer } from '@domain/kernel/answer.ts';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import { ok } from '@domain/kernel/result.ts';
import { taken } from './outcome.ts';

/**
 * Loads a whole list, page by page, and checks that each page states its position, the last one the total, that no item
 * repeats, and that nothing follows the last page.
 */
export const walkPages = async <Item>(
  list: (page: number) => Answer<Page<Item>>,
  keyOf: (item: Item) => unknown,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let number = 1; ; number += 1) {
    const page = taken(await list(number));
    expect(page.page).toBe(number);
    items.push(...page.items);
    if (hasMore(page)) continue;
    expect([page.lastPage, page.total, new Set(items.map(keyOf)).size]).toEqual([number, items.length, items.length]);
    expect(taken(await list(number + 1)).items).toEqual([]);
    return items;
  }
};

/** Everything of a list whose items have no name of their own. */
export const everything = <Item>(list: (page: number) => Answer<Page<Item>>): Promise<readonly Item[]> =>
  walkPages(list, (item) => item);

/** The items alone: a page of a recorded list is not all of it, and says so only where it says anything. */
export const itemsOf = async <Item>(answer: Answer<Page<Item>>): Answer<readonly Item[]> => {
  const outcome = await answer;
  return outcome.ok ? ok(outcome.value.items) : outcome;
};
