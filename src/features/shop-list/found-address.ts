import { DIETS } from '@domain/dietary/index.ts';
import type { SearchFilter } from '@domain/search/index.ts';
import { readListFilter, writeListFilter } from '../catalog/index.ts';
import { resultsPath, type ResultsPart } from '../search/index.ts';

/** SEARCH-3: what the address of a page of results says. */
export type FoundAddress = {
  readonly term: string;
  /** `undefined` shows both parts. */
  readonly part: ResultsPart | undefined;
  readonly filter: SearchFilter;
  readonly isLiteral: boolean;
};

type Query = Readonly<Record<string, string>>;

/** Reads the address of a page of results; ignores unreadable parameters. */
export const readFoundAddress = (query: Query): FoundAddress => {
  const { kind, categoryIds, isOpen, minRating } = readListFilter(query);
  const named = (query['diets'] ?? '').split(',');
  const diets = DIETS.filter((diet) => named.includes(diet));
  return {
    term: (query['search'] ?? '').trim(),
    part: query['show'] === 'shops' || query['show'] === 'products' ? query['show'] : undefined,
    filter: { kind, categoryId: categoryIds?.[0], isOpen, minRating, diets: diets.length > 0 ? diets : undefined },
    isLiteral: query['literal'] === '1',
  };
};

/** Returns the path of a page of results. */
export const writeFoundAddress = ({ term, part, filter, isLiteral }: FoundAddress): string => {
  const { diets, categoryId, ...ofShops } = filter;
  const narrowing = [
    writeListFilter({ ...ofShops, categoryIds: categoryId && [categoryId] }),
    ...(diets ? [`diets=${diets.join(',')}`] : []),
    ...(isLiteral ? ['literal=1'] : []),
  ].filter((each) => each !== '');
  return [resultsPath(term, part), ...narrowing].join('&');
};
