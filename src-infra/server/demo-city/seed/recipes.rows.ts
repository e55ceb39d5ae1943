import type { RowSet } from '../../foundation/base-data/index.ts';
import { htmlOf } from '../content/editorial/article.ts';
import type { Text } from '../content/types.ts';
import { coverPicture, dishPicture } from '../pictures/index.ts';
import type { GoodsIds } from './goods.rows.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { withIds } from './shops.rows.ts';

/** Recipes and their ingredients. */
export const recipeRows = (
  { city, shopId, daysAgo }: SeedContext,
  goods: GoodsIds,
  topicId: (name: string) => number,
): RowSet => [
  [
    'recipes',
    withIds(
      city.editorial.recipes.map((recipe) => ({
        shop_id: shopId(recipe.shop),
        category_id: topicId(`receipt ${recipe.category}`),
        active: true,
        img: dishPicture(recipe.motif),
        bg_img: coverPicture(recipe.cover),
        active_minutes: recipe.activeMinutes,
        total_minutes: recipe.totalMinutes,
        calories: recipe.calories,
        servings: recipe.servings,
        discount_type: recipe.discount?.type ?? null,
        percent: recipe.discount?.type === 'percent' ? String(recipe.discount.value) : null,
        amount: recipe.discount?.type === 'fix' ? recipe.discount.value : null,
        texts: texts({ title: recipe.title, description: recipe.description }),
        ingredient_texts: texts({
          title: listed(
            '-',
            recipe.ingredients.map(({ name }) => name),
          ),
        }),
        instruction_texts: texts({
          title: listed(
            '1.',
            recipe.steps.map(({ text }) => text),
          ),
        }),
        steps: recipe.steps.map(({ text, minutes = null, uses = [] }) => ({
          minutes,
          stocks: uses.map((item) => goods.firstStock(recipe.shop, item)),
          texts: texts({ title: text }),
        })),
        pantry: recipe.pantry.map(({ amount = null, measure = null, name }) => ({
          amount,
          measure,
          texts: texts({ title: name }),
        })),
        nutritions: recipe.nutritions.map(({ title, weight, percentage }) => ({
          weight,
          percentage,
          texts: texts({ title }),
        })),
        galleries: [dishPicture(recipe.motif), coverPicture(recipe.cover)],
        created_at: daysAgo(30),
        updated_at: daysAgo(30),
      })),
    ),
  ],
  [
    'recipe_stocks',
    city.editorial.recipes.flatMap(({ shop, ingredients }, index) =>
      ingredients.map(({ item, quantity, amount = null, measure = null, name }, place) => ({
        recipe_id: index + 1,
        stock_id: goods.firstStock(shop, item),
        min_quantity: quantity,
        position: place + 1,
        amount,
        measure,
        texts: texts({ title: name }),
      })),
    ),
  ],
];

/** A list of HTML in the languages that all its items have. */
const listed = (mark: '-' | '1.', items: readonly Text[]): Text => {
  const [first] = items;
  if (!first) return { en: '', ar: '', de: '', fr: '' };
  const languages = (Object.keys(first) as (keyof Text)[]).filter((language) =>
    items.every((item) => item[language] !== undefined),
  );
  return Object.fromEntries(
    languages.map((language) => [language, htmlOf(items.map((item) => `${mark} ${item[language]}`).join('\n'))]),
  ) as Text;
};
