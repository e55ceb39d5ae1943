import type { Slice } from './reply.ts';

type PageLink = { readonly url: string | null; readonly label: string; readonly active: boolean };

/** Page links on each side of the current page. */
const NEIGHBOURS = 3;

/** Renders a page of a list (contract 1.3); `path` is the absolute address without query. */
export const listBody = ({ items, total, page, perPage }: Slice<unknown>, path: string) => {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const url = (number: number): string => `${path}?page=${number}`;
  const prev = page > 1 ? url(page - 1) : null;
  const next = page < lastPage ? url(page + 1) : null;
  const from = items.length > 0 ? (page - 1) * perPage + 1 : null;
  return {
    data: items,
    links: { first: url(1), last: url(lastPage), prev, next },
    meta: {
      current_page: page,
      from,
      last_page: lastPage,
      links: [
        { url: prev, label: '&laquo; Previous', active: false },
        ...numbersAround(page, lastPage).map((number): PageLink =>
          number === undefined
            ? { url: null, label: '...', active: false }
            : { url: url(number), label: String(number), active: number === page },
        ),
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: perPage,
      to: from === null ? null : from + items.length - 1,
      total,
    },
  };
};

/** The first two pages, the last two and the neighbors of the current one; `undefined` marks a gap. */
const numbersAround = (page: number, lastPage: number): readonly (number | undefined)[] => {
  const near = (number: number): boolean =>
    number <= 2 || number > lastPage - 2 || Math.abs(number - page) <= NEIGHBOURS;
  const shown: (number | undefined)[] = [];
  for (const number of [1, 2, ...span(page - NEIGHBOURS, page + NEIGHBOURS), lastPage - 1, lastPage]) {
    if (number < 1 || number > lastPage || !near(number)) continue;
    const last = shown.at(-1) ?? 0;
    if (number <= last) continue;
    if (number > last + 1) shown.push(undefined);
    shown.push(number);
  }
  return shown;
};

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
