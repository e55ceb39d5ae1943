import { MINUTES_CHOICES, RATING_CHOICES } from '@domain/catalog/index.ts';
import type { Diet } from '@domain/dietary/index.ts';
import {
  feeSteps,
  passes,
  type CategoryRecord,
  type CountedGroup,
  type Moment,
  type ShopCriteria,
  type ShopCounts,
  type ShopGroup,
  type ShopRecord,
  type ShopTagRecord,
  type ShopTest,
  type Taxonomy,
} from '../../features/catalog/index.ts';
import type { CatalogContext } from './catalog-context.ts';
import { decimalOf } from './read-filters.ts';
import { toCategory } from './taxonomy.shape.ts';

const BEST_RATING = 5;

/** The scope of a list; categories and tags that do not occur in it are no choices. */
const SCOPE: readonly ShopTest[] = ['type', 'isVerified', 'at', 'slug', 'userId', 'isAroundTheClock'];

type Counting = {
  readonly counts: ShopCounts;
  /** All shops of the list that has any. */
  readonly shops: readonly ShopRecord[];
  readonly criteria: ShopCriteria;
  readonly moment: Moment;
  readonly taxonomy: Taxonomy;
  readonly diets: ShopGroup<Diet>['choices'];
};

/** Renders the answer of shops/counts: every group by the name of its parameter. */
export const toShopCounts = (
  { counts: { total, count }, shops, criteria, moment, taxonomy, diets }: Counting,
  context: CatalogContext,
) => {
  const { amounts, picture, translation } = context;
  const scope = shops.filter((shop) => SCOPE.every((test) => passes(test, shop, criteria, moment)));
  const fees = feeSteps(shops.map(({ deliveryPrice }) => amounts.fromBase(deliveryPrice)));
  const categories = count<CategoryRecord>({
    test: 'categoryIds',
    choices: taxonomy.categories
      .map((value) => ({ value, change: { categoryIds: taxonomy.withDescendants(value.id) } }))
      .filter(({ change }) => scope.some((shop) => passes('categoryIds', shop, { ...criteria, ...change }, moment))),
  });
  const tags = count<ShopTagRecord>({
    test: 'tagIds',
    choices: tagsOf(scope).map((value) => ({ value, change: { tagIds: [value.id] } })),
  });
  return {
    total,
    all: scope.filter((shop) => passes('categoryIds', shop, criteria, moment)).length,
    groups: {
      type: count({
        test: 'type',
        choices: (['restaurant', 'shop'] as const).map((type) => ({ value: type, change: { type } })),
      }),
      open: count({ test: 'isOpenNow', choices: [{ value: true, change: { isOpenNow: true } }] }),
      free_delivery: count({
        test: 'fee',
        choices: [{ value: true, change: { isFreeDelivery: true, mostFee: undefined } }],
      }),
      deals: count({ test: 'hasDeals', choices: [{ value: true, change: { hasDeals: true } }] }),
      rating: count({
        test: 'rating',
        choices: RATING_CHOICES.map((from) => ({ value: from, change: { rating: { from, to: BEST_RATING } } })),
      }),
      prices: count<number>({ test: 'prices', choices: [] }),
      delivery_time_to: count({
        test: 'mostMinutes',
        choices: MINUTES_CHOICES.map((minutes) => ({ value: minutes, change: { mostMinutes: minutes } })),
      }),
      delivery_fee_to: count({
        test: 'fee',
        choices: fees.map((fee) => ({
          value: fee,
          change: { isFreeDelivery: false, mostFee: amounts.limit(decimalOf(fee)) },
        })),
      }),
      category_ids: rendered(categories, (category) => ({
        value: category.id,
        category: toCategory(category, context),
      })),
      takes: rendered(tags, ({ id, image, texts }) => ({
        value: id,
        tag: { id, img: picture(image), translation: translation(id, texts) },
      })),
      diets: count({ test: 'dishes', choices: diets }),
    },
  };
};

const rendered = <Value, Shape>({ any, choices }: CountedGroup<Value>, shapeOf: (value: Value) => Shape) => ({
  any,
  choices: choices.map(({ value, count }) => ({ ...shapeOf(value), count })),
});

const tagsOf = (shops: readonly ShopRecord[]): readonly ShopTagRecord[] =>
  [...new Map(shops.flatMap(({ tags }) => tags).map((tag) => [tag.id, tag])).values()].sort(
    (left, right) => left.id - right.id,
  );
