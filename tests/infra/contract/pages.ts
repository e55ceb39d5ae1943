import { expect } from 'vitest';
import type { Answer } from '@domain/kernel/answer.ts';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import { ok } from '@domain/kernel/result.ts';
import { taken } from './outcome.ts';

/** Everything of a list, page by page: each page says where it stands, all of them say the same of the whole, and nothing follows the last. */
export const everything = async <Item>(list: (page: number) => Answer<Page<Item>>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let number = 1; ; number += 1) {
    const page = taken(await list(number));
    expect(page.page).toBe(number);
    items.push(...page.items);
    if (hasMore(page)) continue;
    expect(page.total).toBe(items.length);
    expect(taken(await list(number + 1)).items).toEqual([]);
    return items;
  }
};

/** The items alone: a page of a recorded list is not all of it, and says so only where it says anything. */
export const itemsOf = async <Item>(answer: Answer<Page<Item>>): Answer<readonly Item[]> => {
  const outcome = await answer;
  return outcome.ok ? ok(outcome.value.items) : outcome;
};
