import * as fc from 'fast-check';
import type { Allergen, Diet } from '@domain/dietary/index.ts';
import type { ProductFacts } from '@infra/server/features/catalog/product-facts.ts';
import type { SearchScope } from '@infra/server/features/catalog/product-index.port.ts';
import { countParts, listParts, searchParts, withoutShops } from '@infra/server/features/catalog/product-query.ts';
import type { LivePart } from '@infra/server/features/catalog/product-scope.ts';
import { createSegmentBuilder } from '@infra/server/features/catalog/product-segment.ts';
import type { ProductCriteria, TodaysDeals } from '@infra/server/features/catalog/product-criteria.ts';
import { describe, expect, it } from 'vitest';
import { createTextColumnsBuilder, createWordMemory } from '@infra/server/features/catalog/text-columns.ts';
import { listSlowly, searchSlowly, SPELLINGS } from './products-oracle.ts';
import { runs } from '../../domain/runs.ts';

const WORDS = [
  'falafel',
  'Falafelteller',
  'crème',
  'brûlée',
  'شوربة',
  'عدس',
  'soup',
  'soupe',
  'Suppe',
  'lemon',
  'lemonade',
  'a',
  'grün',
] as const;
const DIETS: readonly Diet[] = ['vegan', 'halal'];
const ALLERGENS: readonly Allergen[] = ['nuts', 'milk'];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
const declaration = fc.option(
  fc.record({
    contains: fc.subarray([...ALLERGENS]),
    mayContain: fc.subarray([...ALLERGENS]),
    diets: fc.subarray([...DIETS]),
  }),
  { nil: undefined },
);

const productArb: fc.Arbitrary<Omit<ProductFacts, 'id'>> = fc.record({
  uuid: fc.constant('00000000-0000-4000-8000-000000000000'),
  shopId: fc.integer({ min: 1, max: 4 }),
  categoryId: fc.constantFrom(null, 1, 2),
  brandId: fc.constantFrom(null, 1, 2),
  isVegetarian: fc.boolean(),
  isDrink: fc.boolean(),
  position: fc.integer({ min: 0, max: 3 }),
  keywords: fc.option(text),
  ordersCount: fc.integer({ min: 0, max: 4 }),
  stars: fc.tuple(
    ...([0, 1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 2 })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
  ),
  category: fc.record({ en: fc.record({ title: text }) }, { requiredKeys: [] }),
  brand: fc.option(text, { nil: undefined }),
  shop: fc.record({ en: fc.record({ title: text }), ar: fc.record({ title: text }) }, { requiredKeys: [] }),
  texts: fc.record({ en: fc.record({ title: text, description: text }), ar: fc.record({ title: text }) }),
  dietary: declaration,
  stocks: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 0, max: 5 }),
      mandatory: fc.array(declaration, { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  discountIds: fc.subarray([1, 2]),
  createdAt: fc.integer({ min: 0, max: 3 }),
});
const productsArb = fc
  .array(productArb, { maxLength: 40 })
  .map((products) => products.map((product, index): ProductFacts => ({ ...product, id: index + 1 })));

const term = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS, 'fal', 'falafle', 'lemnade', 'sou', 'شوربه', 'brule', 'xyzzy', ''),
      fc.constantFrom(...WORDS).map((word) => word.slice(0, 4)),
    ),
    { maxLength: 2 },
  )
  .map((words) => words.join(' '));
const dietary = fc.record({ diets: fc.subarray([...DIETS]), without: fc.subarray([...ALLERGENS]) });
const scope: fc.Arbitrary<SearchScope> = fc.record(
  {
    shopId: fc.integer({ min: 1, max: 5 }),
    shopIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => new Set(ids)),
    amongShops: fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => new Set(ids)),
    isLiteral: fc.boolean(),
    dietary,
  },
  { requiredKeys: [] },
);
const criteria: fc.Arbitrary<ProductCriteria> = fc.record(
  {
    shopId: fc.integer({ min: 1, max: 4 }),
    categoryIds: fc.subarray([1, 2]),
    brandIds: fc.subarray([1, 2], { minLength: 1 }),
    priceFrom: fc.integer({ min: 0, max: 5 }),
    priceTo: fc.integer({ min: 0, max: 5 }),
    rating: fc.constantFrom({ from: 2.5, to: 4 }, { from: 0, to: 3 }),
    isVegetarian: fc.boolean(),
    hasBonus: fc.boolean(),
    hasDiscount: fc.boolean(),
    hasDeals: fc.boolean(),
    dietary,
    ordersFrom: fc.integer({ min: 0, max: 4 }),
    order: fc.constantFrom(
      'new',
      'old',
      'best_sale',
      'low_sale',
      'high_rating',
      'low_rating',
      'price_asc',
      'price_desc' as const,
    ),
    column: fc.constantFrom('id', 'price', 'created_at', 'input', 'orders_count', 'rating_percent', 'constructor'),
    sort: fc.constantFrom('asc', 'desc' as const),
  },
  { requiredKeys: ['column', 'sort'] },
);
const deals = (shopId: number): TodaysDeals => ({
  discountIds: new Set([1 + (shopId % 2)]),
  bonusStockIds: new Set([shopId, null]),
});
const part = fc.record({ offset: fc.integer({ min: 0, max: 45 }), most: fc.integer({ min: 1, max: 12 }) });

const segmentOf = (products: readonly ProductFacts[]) => {
  const builder = createSegmentBuilder(products.length, createTextColumnsBuilder('en', createWordMemory()));
  for (const product of [...products].sort((left, right) => right.ordersCount - left.ordersCount || left.id - right.id))
    builder.add(product);
  return builder.build();
};

/** The same products in a large part that some shops have left, and small parts that hold what these sell now. */
const partsOf = (
  products: readonly ProductFacts[],
  old: readonly ProductFacts[],
  changed: readonly number[],
): readonly LivePart[] => {
  const [before, now] = [
    old.filter(({ shopId }) => changed.includes(shopId)),
    (shopId: number) => products.filter((product) => product.shopId === shopId),
  ];
  const large = {
    segment: segmentOf([...before, ...products.filter(({ shopId }) => !changed.includes(shopId))]),
    live: undefined,
  };
  return [
    withoutShops(large, changed),
    ...changed.map((shopId) => ({ segment: segmentOf(now(shopId)), live: undefined })),
  ];
};

describe('SEARCH-9 the index of products', () => {
  it('finds, counts and corrects terms like a scan of every product', () => {
    fc.assert(
      fc.property(
        productsArb,
        productsArb,
        fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
        term,
        scope,
        part,
        (products, old, changed, asked, within, page) => {
          const slow = searchSlowly(products, asked, within);
          const {
            products: found,
            total,
            corrected,
          } = searchParts(partsOf(products, old, changed), asked, { ...within, locale: 'ar' }, page, SPELLINGS);
          expect({ ids: found.map(({ id }) => id), total, corrected }).toEqual({
            ids: slow.ids.slice(page.offset, page.offset + page.most),
            total: slow.ids.length,
            corrected: slow.corrected,
          });
        },
      ),
      runs(400),
    );
  });
});

describe('SEARCH-3a the counts of facets', () => {
  it('are the totals of the search with each facet, shop by shop', () => {
    fc.assert(
      fc.property(
        productsArb,
        fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
        term,
        scope,
        fc.array(fc.option(dietary, { nil: undefined }), { maxLength: 3 }),
        (products, changed, asked, within, needs) => {
          const parts = partsOf(products, products, changed);
          const inReach: SearchScope = { ...within, locale: 'ar' };
          const counts = countParts(parts, asked, inReach, needs, SPELLINGS);
          for (const [index, wish] of needs.entries())
            for (const shopId of [1, 2, 3, 4]) {
              const narrow = { amongShops: new Set([shopId]), dietary: wish };
              const found = searchParts(parts, asked, narrowedTo(inReach, narrow), { offset: 0, most: 1 }, SPELLINGS);
              expect(counts[index]?.get(shopId) ?? 0).toBe(found.total);
            }
        },
      ),
      runs(150),
    );
  });
});

const narrowedTo = (
  { dietary: _dietary, ...within }: SearchScope,
  narrow: { readonly amongShops: ReadonlySet<number>; readonly dietary: SearchScope['dietary'] | undefined },
): SearchScope => ({
  ...within,
  amongShops: narrow.amongShops,
  ...(narrow.dietary && { dietary: narrow.dietary }),
});

describe('CATALOG-1 lists of products', () => {
  it('are filtered and ordered like a scan of every product', () => {
    fc.assert(
      fc.property(
        productsArb,
        productsArb,
        fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
        fc.option(term, { nil: undefined }),
        criteria,
        part,
        (products, old, changed, asked, wished, page) => {
          const slow = listSlowly(products, wished, asked, deals);
          const { products: found, total } = listParts(
            partsOf(products, old, changed),
            { ...wished, locale: 'ar' },
            asked,
            deals,
            page,
            SPELLINGS,
          );
          expect({ ids: found.map(({ id }) => id), total }).toEqual({
            ids: slow.slice(page.offset, page.offset + page.most),
            total: slow.length,
          });
        },
      ),
      runs(400),
    );
  });
});
