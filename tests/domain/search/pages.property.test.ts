import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '@domain/kernel/page.ts';
import { appendPage, INFINITE_MARGIN_PX, isNearEnd, noPages, pageAfter, PLACEHOLDERS, withoutRepeats, type Pages } from '@domain/search/index.ts';
import { runs } from '../runs.ts';

type Item = { readonly id: number; readonly from: number };

const pageArb = (page: number): fc.Arbitrary<Page<Item>> =>
  fc.record({
    items: fc.array(fc.record({ id: fc.nat({ max: 9 }), from: fc.constant(page) }), { maxLength: 5 }),
    page: fc.constant(page), lastPage: fc.integer({ min: 0, max: 5 }), total: fc.nat({ max: 30 }),
  });
const pagesArb = fc.integer({ min: 0, max: 4 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => pageArb(index + 1))));

const joined = (pages: readonly Page<Item>[]): Pages<Item> => pages.reduce<Pages<Item>>(appendPage, noPages);

describe('SEARCH-5b an endless list', () => {
  it('shows every item once, where it first stood, and knows what the last answer said', () => {
    fc.assert(
      fc.property(pagesArb, (pages) => {
        const list = joined(pages);
        const all = pages.flatMap(({ items }) => items);
        expect(list.items).toEqual(all.filter((item, index) => all.findIndex(({ id }) => id === item.id) === index));
        expect([list.page, list.lastPage, list.total]).toEqual([pages.length, pages.at(-1)?.lastPage ?? 1, pages.at(-1)?.total ?? 0]);
      }),
      runs(60),
    );
  });

  it('takes only the next page: repeated, late and early ones change nothing', () => {
    fc.assert(
      fc.property(pagesArb, fc.integer({ min: -1, max: 8 }).chain(pageArb), (pages, other) => {
        const list = joined(pages);
        if (other.page !== pages.length + 1) expect(appendPage(list, other)).toBe(list);
        const again = pages.flatMap((page) => [page, page, ...pages.slice(0, 1)]);
        expect(joined(again)).toEqual(list);
      }),
      runs(40),
    );
  });

  it('leaves out repeats and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.oneof(fc.nat({ max: 5 }), fc.constantFrom('1', 'a')) }), { maxLength: 12 }), (items) => {
        const once = withoutRepeats(items);
        expect(once).toEqual(items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index));
        expect(withoutRepeats(once)).toEqual(once);
      }),
      runs(30),
    );
  });
});

describe('SEARCH-5a SEARCH-5c more', () => {
  it('is asked for from 20 pixels before the end on, until the last page', () => {
    expect([21, 20.5, 20, 0, -300].map(isNearEnd)).toEqual([false, false, true, true, true]);
    expect([pageAfter(noPages), pageAfter({ page: 1, lastPage: 2 }), pageAfter({ page: 2, lastPage: 2 }), pageAfter({ page: 1, lastPage: 0 })]).toEqual([1, 2, undefined, undefined]);
    expect([INFINITE_MARGIN_PX, PLACEHOLDERS, isNearEnd(Number.NaN)]).toEqual([20, 3, false]);
  });
});
