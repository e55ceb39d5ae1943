import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIETS } from '@domain/dietary/index.ts';
import { loadCity } from '@infra/server/demo-city/index.ts';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

type Sent = Readonly<Record<string, unknown>>;

let test: TestMarketplace;
/** The city in the evening, when some shops have closed. */
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off', CLOCK_START: '2026-03-05T02:30:00Z' }, { city: loadCity });
});
afterAll(() => test.marketplace.close());

const some = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 }).map((ids) => [...ids]);

/** Filters as customers put them together; many leave little or nothing. */
const filterArb: fc.Arbitrary<Sent> = fc.record(
  {
    type: fc.constantFrom('restaurant', 'shop'),
    open: fc.constant(1),
    free_delivery: fc.constant(1),
    deals: fc.constant(1),
    verify: fc.constant(1),
    rating: fc.constantFrom([4, 5], [4.5, 5], [4.8, 5], [5]),
    prices: fc.constantFrom('0,5', '10,20', '900,1000'),
    delivery_time_to: fc.constantFrom(20, 30, 45),
    delivery_fee_to: fc.constantFrom(0, 1.5, 2, 3),
    category_ids: some(20),
    takes: some(10),
    diets: fc.subarray([...DIETS], { minLength: 1, maxLength: 2 }),
    without_allergens: fc.subarray(['gluten', 'milk', 'sesame'], { minLength: 1, maxLength: 2 }),
    address: fc.constantFrom({ latitude: 41.49, longitude: -71.312 }, { latitude: 41.5, longitude: -71.3 }),
    currency_id: fc.constantFrom(1, 2, 3),
    search: fc.constantFrom('pizza', 'burger'),
  },
  { requiredKeys: [] },
);

const totalOf = async (sent: Sent): Promise<number> => (await test.api.ok('listShops', sent)).meta.total;
const countsOf = async (sent: Sent) => (await test.api.ok('countShops', sent)).data;

/** Parameters of one group: a limit of nothing is free delivery, and one dish suits all that is asked of it. */
const GROUPS: readonly (readonly string[])[] = [
  ['free_delivery', 'delivery_fee_to'],
  ['diets', 'without_allergens'],
];
const SEVERAL: readonly string[] = ['category_ids', 'takes'];

/** The parameters with another choice in a group, or with none. */
const chosen = (sent: Sent, group: string, value?: unknown): Sent => {
  if (group === 'diets' && value !== undefined)
    return { ...sent, diets: [...new Set([...((sent['diets'] as string[] | undefined) ?? []), value])] };
  const replaced = GROUPS.find((each) => each.includes(group)) ?? [group];
  const others = Object.fromEntries(Object.entries(sent).filter(([name]) => !replaced.includes(name)));
  if (value === undefined) return others;
  if (group === 'rating') return { ...others, rating: [value, 5] };
  return { ...others, [group]: SEVERAL.includes(group) ? [value] : value };
};

describe('CATALOG-1 the counts of choices', () => {
  it('are the totals of the list with each choice', async () => {
    await fc.assert(
      fc.asyncProperty(filterArb, fc.nat(1000), async (sent, turn) => {
        const { total, groups } = await countsOf(sent);
        expect(total).toBe(await totalOf(sent));
        for (const [group, { any, choices }] of Object.entries(groups)) {
          expect([group, any]).toEqual([group, await totalOf(chosen(sent, group))]);
          // Long groups are compared in part in each run.
          for (const { value, count } of choices.filter((_, index) => choices.length < 5 || index % 5 === turn % 5))
            expect([group, value, count]).toEqual([group, value, await totalOf(chosen(sent, group, value))]);
        }
      }),
      runs(60, 600),
    );
  }, 120_000);

  it('include the total of the list without filters', async () => {
    const scope = { type: 'restaurant', category_ids: [1, 2], verify: 1 };
    expect((await countsOf({ ...scope, open: 1, rating: [4.8, 5], takes: [1] })).all).toBe(await totalOf(scope));
  });

  it('list exactly the categories that have shops of the type', async () => {
    for (const type of ['restaurant', 'shop']) {
      const { groups } = await countsOf({ type });
      for (const id of Array.from({ length: 20 }, (_, index) => index + 1)) {
        const isOffered = groups.category_ids.choices.some(({ value }) => value === id);
        expect([type, id, isOffered]).toEqual([type, id, (await totalOf({ type, category_ids: [id] })) > 0]);
      }
    }
  });
});

describe('CATALOG-1 several choices', () => {
  it('of one group mean any of them, of several groups all of them', async () => {
    const idsOf = async (sent: Sent): Promise<ReadonlySet<number>> =>
      new Set((await test.api.ok('listShops', { ...sent, perPage: 100 })).data.map(({ id }) => id));
    await fc.assert(
      fc.asyncProperty(some(20), some(10), async (categories, tags) => {
        const any = async (each: readonly Sent[]): Promise<ReadonlySet<number>> =>
          new Set((await Promise.all(each.map(idsOf))).flatMap((ids) => [...ids]));
        const ofCategories = await any(categories.map((id) => ({ category_id: id })));
        const ofTags = await any(tags.map((id) => ({ take: id })));
        expect(await idsOf({ category_ids: categories })).toEqual(ofCategories);
        expect(await idsOf({ takes: tags })).toEqual(ofTags);
        const ofBoth = [...ofCategories].filter((id) => ofTags.has(id));
        expect(await idsOf({ category_ids: categories, takes: tags })).toEqual(new Set(ofBoth));
      }),
      runs(20, 200),
    );
  });

  it('are rejected if one of them is unknown', async () => {
    expect((await test.api.no('countShops', { category_ids: [1, 9999] })).params).toHaveProperty('category_ids');
    expect((await test.api.no('listShops', { delivery_time_to: 0 })).params).toHaveProperty('delivery_time_to');
  });
});

describe('CATALOG-1 limits', () => {
  it.each(['listShops', 'listProducts'] as const)('of ratings are those that %s shows', async (operation) => {
    const listed = async (sent: Sent): Promise<readonly { readonly id: number; readonly shown: number }[]> => {
      const found: { id: number; shown: number }[] = [];
      for (let page = 1; ; page++) {
        const { data, meta } = await test.api.ok(operation, { ...sent, page, perPage: 100 });
        for (const each of data as readonly { id: number; avg_rate?: number; rating_percent?: number }[])
          found.push({ id: each.id, shown: each.avg_rate ?? each.rating_percent ?? 0 });
        if (page >= meta.last_page) return found;
      }
    };
    const all = await listed({});
    for (let tenths = 1; tenths <= 50; tenths++) {
      const least = tenths / 10;
      const expected = all.filter(({ shown }) => shown >= least).map(({ id }) => id);
      const found = (await listed({ rating: [least, 5] })).map(({ id }) => id);
      expect([least, new Set(found)]).toEqual([least, new Set(expected)]);
    }
  });

  it('keep shops that deliver within the minutes, for at most the fee on their card', async () => {
    const { data } = await test.api.ok('listShops', { delivery_time_to: 30, delivery_fee_to: 1.9, perPage: 100 });
    const { data: all } = await test.api.ok('listShops', { perPage: 100 });
    const fits = all.filter(({ delivery_time: time, price }) => Number(time?.to) <= 30 && Number(price) <= 1.9);
    expect(fits.length).toBeGreaterThan(3);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(fits.map(({ id }) => id)));
  });
});
