import { describe, expect, it } from 'vitest';
import { createHttpSearchFacets } from '@infra/search/http-search-facets.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const load = async (data: readonly object[]) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  const at = { latitude: 41.5, longitude: -71.3 };
  const answer = await createHttpSearchFacets({ api }).load('ramen', at, { filter: { kind: 'shop' } } as never);
  if (!answer.ok) throw new Error(answer.error.kind);
  return { facets: answer.value, calls };
};
const facet = (group: string, value: string) => ({ group, value, shops: 3, products: 8, title: `Title ${value}` });

describe('SEARCH-3 API-1 the filters of search results', () => {
  it('are asked for near the place, of open shops', async () => {
    const { calls } = await load([]);
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      [
        'GET',
        'rest/search/facets',
        expect.objectContaining({ search: 'ramen', open: '1', 'address[latitude]': '41.5', lang: 'en' }),
      ],
    ]);
  });

  it('are read with the number of shops and dishes that each leaves', async () => {
    const { facets } = await load([
      facet('kind', 'shop'),
      facet('cuisine', '12'),
      facet('open', '1'),
      facet('rating', '4.5'),
      facet('diet', 'vegan'),
    ]);
    const found = { shops: 3, products: 8 };
    expect(facets).toEqual([
      { choice: { group: 'kind', value: 'shop' }, found, title: 'Title shop' },
      { choice: { group: 'cuisine', value: 12 }, found, title: 'Title 12' },
      { choice: { group: 'open', value: true }, found, title: 'Title 1' },
      { choice: { group: 'rating', value: 4.5 }, found, title: 'Title 4.5' },
      { choice: { group: 'diet', value: 'vegan' }, found, title: 'Title vegan' },
    ]);
  });

  it.each([
    ['kind', 'market'],
    ['cuisine', '0'],
    ['cuisine', '1x'],
    ['rating', '0'],
    ['diet', 'sunlight'],
    ['mood', 'happy'],
  ])('leave out what this client does not know: %s %s', async (group, value) => {
    expect((await load([facet(group, value), facet('open', '1')])).facets).toHaveLength(1);
  });
});
