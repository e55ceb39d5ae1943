import type { $Fetch } from 'ofetch';
import { DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { FacetChoice, OfferedFacet, SearchFacets } from '@domain/search/index.ts';
import { pointQuery } from '../catalog/shop-filter-query.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf, optionalText, type Wire } from '../drivers/http/wire.ts';
import { narrowingQuery } from './http-search.adapters.ts';

/** Extension `search_facets`. */
export const createHttpSearchFacets = ({ api }: { readonly api: $Fetch }): SearchFacets => ({
  load: (term, at, narrowing) =>
    readAnswer(
      api<unknown>('rest/search/facets', {
        query: { search: term, open: 1, ...narrowingQuery(narrowing), ...pointQuery(at) },
      }),
      (body) => ok(listOf(dataOf(body), toFacet).filter((facet) => facet !== undefined)),
    ),
});

/** Drops a facet of a group that this client does not know. */
const toFacet = (item: unknown): OfferedFacet | undefined => {
  const dto = asRecord(item);
  const choice = toChoice(dto);
  const found = { shops: asInteger(dto['shops']), products: asInteger(dto['products']) };
  return choice && { choice, found, title: optionalText(dto['title']) };
};

const toChoice = (dto: Wire): FacetChoice | undefined => {
  const value = asText(dto['value']);
  switch (dto['group']) {
    case 'kind':
      return value === 'restaurant' || value === 'shop' ? { group: 'kind', value } : undefined;
    case 'cuisine':
      return /^[1-9]\d*$/.test(value) ? { group: 'cuisine', value: categoryId(Number(value)) } : undefined;
    case 'open':
      return { group: 'open', value: true };
    case 'rating':
      return Number(value) > 0 ? { group: 'rating', value: Number(value) } : undefined;
    case 'diet': {
      const diet = DIETS.find((each) => each === value);
      return diet && { group: 'diet', value: diet };
    }
    default:
      return undefined;
  }
};
