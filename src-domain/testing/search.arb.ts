import * as fc from 'fast-check';
import type { Page } from '../kernel/page.ts';

/** Something found, and the term it was found for. */
export type FoundItem = { readonly id: string; readonly term: string };

/** Terms as they are typed: few, so that they come again, some with spaces, some blank. */
export const searchTermArb: fc.Arbitrary<string> = fc.constantFrom('pizza', 'piz', 'sushi', ' sushi ', '', '  ');

/** Items to a page of `foundPage`. */
const PER_PAGE = 3;

/** What a server has for a term: pages of three; with `moved`, the list has grown at its beginning since the page before. */
export const foundPage = (term: string, page: number, lastPage: number, moved: number): Page<FoundItem> => ({
  items: Array.from({ length: PER_PAGE }, (_, index) => ({ id: `${term} ${Math.max(0, (page - 1) * PER_PAGE + index - moved)}`, term })),
  page, lastPage, total: lastPage * PER_PAGE,
});
