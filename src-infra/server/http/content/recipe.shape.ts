import { majorOf, type Money, type RecipeRule } from '@domain/pricing/index.ts';
import { MEASURES, priceRecipe, setDiscount, type RecipePrice } from '@domain/recipes/index.ts';
import { pricedStock, sellableStock, type SellableStock } from '../../features/carts/index.ts';
import { type CategoryRecord, type ShopCatalogue, recipeRule, type RecipeRow } from '../../features/catalog/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toCategory, toLineStock, toShopBrief, type GoodsContext } from '../catalog/index.ts';
import { toGalleries } from '../shapes/index.ts';
import { htmlTexts } from './html-texts.ts';

/** A recipe with all its ingredients in the shop, and what a set of them costs. */
export type PricedRecipe = {
  readonly row: RecipeRow;
  readonly goods: GoodsContext<ShopCatalogue>;
  readonly ingredients: readonly (SellableStock & Ingredient)[];
  readonly price: RecipePrice;
  readonly setDiscount: Money;
};
type Ingredient = RecipeRow['ingredients'][number];

/** Returns a recipe with its price; `undefined` if an ingredient is no longer sold. */
export const pricedRecipeOf = (row: RecipeRow, goods: GoodsContext<ShopCatalogue>): PricedRecipe | undefined => {
  const ingredients = row.ingredients.flatMap((ingredient) => {
    const sold = sellableStock(goods, ingredient.stockId);
    return sold ? [{ ...sold, ...ingredient }] : [];
  });
  if (ingredients.length === 0 || ingredients.length < row.ingredients.length) return undefined;
  const stocks = ingredients.map((sold) => pricedStock(sold, goods));
  const rule = recipeRule(row, goods.base.scale) ?? withoutDiscount(row);
  return {
    row,
    goods,
    ingredients,
    price: priceRecipe(rule, stocks, goods.currency),
    setDiscount: setDiscount(rule, stocks, goods.currency),
  };
};

/** A rule with a discount of zero. */
const withoutDiscount = ({ id, ingredients }: RecipeRow): RecipeRule => ({
  id,
  type: 'fix',
  amount: '0' as RecipeRule['amount'],
  ingredients,
});

const number = (amount: Money): number => Number(majorOf(amount));

/** Recipe of contract 2.4 as lists show it. */
export const toRecipe = ({ row, goods, price, ...recipe }: PricedRecipe, category: CategoryRecord | undefined) => ({
  id: row.id,
  shop_id: row.shop_id,
  img: goods.picture(row.img),
  bg_img: goods.picture(row.bg_img),
  category_id: row.category_id,
  active_time: String(row.active_minutes),
  total_time: String(row.total_minutes),
  calories: row.calories,
  servings: row.servings,
  discount_type:
    row.discount_type === null ? null : row.discount_type === 'fix' ? ('fix' as const) : ('percent' as const),
  discount_price: number(price.discount),
  origin_price: number(price.origin),
  total_price: number(price.total),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  translation: goods.translation(row.id, row.texts),
  shop: toShopBrief(goods.shop, goods),
  category: category ? toCategory(category, goods) : null,
  set_discount: number(recipe.setDiscount),
  stocks: recipe.ingredients.map((ingredient) => toIngredient(ingredient, goods)),
});

const toIngredient = (
  { stock, product, quantity, amount, measure, texts }: PricedRecipe['ingredients'][number],
  goods: PricedRecipe['goods'],
) => ({
  ...toLineStock(stock, product, goods),
  min_quantity: quantity,
  amount,
  measure: MEASURES.find((each) => each === measure) ?? null,
  content: product.content ? { amount: Number(product.content.amount), measure: product.content.measure } : null,
  ingredient: texts && goods.translation(stock.id, texts),
});

/** Renders a recipe with its steps and ingredients. */
export const toWholeRecipe = (recipe: PricedRecipe, category: CategoryRecord | undefined) => {
  const { row, goods } = recipe;
  return {
    ...toRecipe(recipe, category),
    translations: goods.translations(row.id, row.texts),
    locales: Object.keys(row.texts),
    ingredient: goods.translation(row.id, htmlTexts(row.ingredient_texts, 'title')),
    instruction: goods.translation(row.id, htmlTexts(row.instruction_texts, 'title')),
    nutritions: row.nutritions.map(({ weight, percentage, texts }, place) => ({
      id: row.id * NUTRITIONS + place + 1,
      weight,
      percentage,
      translation: goods.translation(row.id * NUTRITIONS + place + 1, texts),
    })),
    galleries: toGalleries(row.id, 'receipts', row.galleries, goods.origin),
    steps: row.steps.map(({ minutes, stocks, texts }, place) => ({
      minutes,
      stocks,
      translation: goods.translation(row.id * NUTRITIONS + place + 1, texts),
    })),
    pantry: row.pantry.map(({ amount, measure, texts }, place) => ({
      amount,
      measure,
      translation: goods.translation(row.id * NUTRITIONS + place + 1, texts),
    })),
  };
};

/** Nutritions, steps and what the kitchen has are stored within their recipe; ids are derived from their positions. */
const NUTRITIONS = 100;
