import type { RowSet } from '../../foundation/base-data/index.ts';
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
        ingredient_texts: texts({ title: recipe.ingredients }),
        instruction_texts: texts({ title: recipe.steps }),
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
    city.editorial.recipes.flatMap(({ shop, stocks }, index) =>
      stocks.map(({ item, quantity }, place) => ({
        recipe_id: index + 1,
        stock_id: goods.firstStock(shop, item),
        min_quantity: quantity,
        position: place + 1,
      })),
    ),
  ],
];
