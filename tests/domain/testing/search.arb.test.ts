import { describe, expect, it } from 'vitest';
import { foundPage, searchTermArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('SEARCH-2 generated terms and answers', () => {
  it('are terms that come again, with spaces and blank', () => {
    const terms = sampled(searchTermArb);
    expect(new Set(terms.map((term) => term.trim()))).toEqual(new Set(['pizza', 'piz', 'sushi', '']));
    expect(terms).toContain(' sushi ');
    expect(smallest(searchTermArb)).toBe('pizza');
  });

  it('are pages that repeat items when the list has moved on, and no others', () => {
    const ids = (page: number, moved: number): readonly string[] => foundPage('piz', page, 3, moved).items.map(({ id }) => id);
    expect([ids(1, 0), ids(2, 0)]).toEqual([['piz 0', 'piz 1', 'piz 2'], ['piz 3', 'piz 4', 'piz 5']]);
    expect(ids(2, 1)).toEqual(['piz 2', 'piz 3', 'piz 4']);
    expect(foundPage('piz', 2, 3, 0)).toMatchObject({ page: 2, lastPage: 3, total: 9 });
  });
});
