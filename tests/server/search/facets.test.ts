import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

type Query = Record<string, unknown>;
const PARAMS = {
  kind: (value: string) => ({ shop_type: value }),
  cuisine: (value: string) => ({ shop_category_id: Number(value) }),
  open: () => ({ open_now: true }),
  rating: (value: string) => ({ shop_rating: Number(value) }),
  diet: (value: string) => ({ diets: [value] }),
} as const;
const facets = async (query: Query) => (await test.api.ok('listSearchFacets', { open: true, ...query })).data;
const totals = async (query: Query) => ({
  shops: (await test.api.ok('searchShops', { open: true, ...query })).meta.total,
  products: (await test.api.ok('searchProducts', query)).meta.total,
});

const termArb = fc.constantFrom('', 'falafel', 'falafle', 'soup', 'spoon', 'lemonade', 'a', 'grill', 'xyzzy');
const filterArb: fc.Arbitrary<Query> = fc.record(
  {
    shop_type: fc.constantFrom('shop', 'restaurant'),
    open_now: fc.constant(true),
    shop_rating: fc.constantFrom(4, 4.5),
    diets: fc.subarray(['vegan', 'vegetarian', 'halal'], { minLength: 1 }),
    literal: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('SEARCH-3a facets over HTTP', () => {
  it('count exactly what the lists show once the facet is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(termArb, filterArb, async (search, filter) => {
        for (const { group, value, shops, products } of await facets({ search, ...filter })) {
          const diets = group === 'diet' ? { diets: [...new Set([value, ...((filter['diets'] as []) ?? [])])] } : {};
          const chosen = { search, ...filter, ...PARAMS[group](value), ...diets };
          expect({ group, value, ...(await totals(chosen)) }).toEqual({ group, value, shops, products });
        }
      }),
      runs(30),
    );
  });

  it('offer only facets that occur, and chosen ones', async () => {
    const offered = (await facets({ search: 'falafel' })).map(({ group, value }) => `${group} ${value}`);
    expect(offered).toContain('diet vegan');
    expect(offered).not.toContain('diet kosher');
    expect((await facets({ search: 'xyzzy' })).map(({ value }) => value)).toEqual([]);
    expect((await facets({ search: 'xyzzy', diets: ['kosher'] })).map(({ value }) => value)).toEqual(['kosher']);
  });

  it('name cuisines in the language of the reader', async () => {
    const cuisines = (await facets({ search: 'falafel', lang: 'ar' })).filter(({ group }) => group === 'cuisine');
    expect(cuisines[0]?.title).toMatch(/\p{Script=Arabic}/u);
    expect((await test.api.no('listSearchFacets', { shop_category_id: 9999 })).params).toHaveProperty(
      'shop_category_id',
    );
  });
});

describe('SEARCH-3c a term to be searched as typed', () => {
  it('is not corrected', async () => {
    expect(await totals({ search: 'falafle' })).toEqual(await totals({ search: 'falafel' }));
    expect(await totals({ search: 'falafle', literal: true })).toEqual({ shops: 0, products: 0 });
  });

  it('is corrected by what the term finds, not by its filters', async () => {
    expect((await totals({ search: 'chicken', diets: ['vegan'] })).products).toBe(0);
  });
});
