import { describe, expect, it } from 'vitest';
import { hasMore } from '@domain/kernel/page.ts';
import { toPage } from '@infra/drivers/http/page.ts';

const page = (meta?: object) => toPage({ data: ['a', 'b'], ...(meta && { meta }) }, String);

describe('API-1 a page of a list', () => {
  it('is read with its place in the list', () => {
    const read = page({ current_page: 2, last_page: 3, total: 30 });
    expect(read).toEqual({ items: ['a', 'b'], page: 2, lastPage: 3, total: 30 });
    expect(hasMore(read)).toBe(true);
  });

  it('is the last one if the answer does not say which is', () => {
    expect(page()).toEqual({ items: ['a', 'b'], page: 1, lastPage: 1, total: 2 });
    const third = page({ current_page: 3 });
    expect([third.page, third.lastPage, hasMore(third)]).toEqual([3, 3, false]);
  });
});
