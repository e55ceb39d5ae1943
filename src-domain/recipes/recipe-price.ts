import {
  addMoney,
  calculate,
  decimal,
  noMoney,
  priceStock,
  setDiscountOf,
  smallerOf,
  subtractMoney,
  sumMoney,
  timesMoney,
  type Decimal,
  type Money,
  type PricedStock,
  type RecipeRule,
  type Scale,
} from '../pricing/index.ts';
import { checkSets, needsOf, type Recipe, type RecipePrice } from './recipe.ts';
import type { StockId } from '../kernel/ids.ts';

/**
 * CATALOG-4d, contract 5.2: Returns the price of sets of a recipe alone, before fees and shop tax: the same numbers as
 * a cart of them. Throws RangeError unless sets are positive and whole, for a rule with a missing stock, and as
 * `calculate` does.
 */
export const priceRecipe = (
  rule: RecipeRule,
  stocks: readonly PricedStock[],
  { rate, scale }: { readonly rate: Decimal; readonly scale: Scale },
  sets: number = 1,
): RecipePrice => {
  checkSets(sets);
  const items = rule.ingredients.map(({ stockId, quantity }) => ({
    member: 0,
    stock: stockIn(stocks, stockId),
    quantity: quantity * sets,
    addons: [],
  }));
  const { total, recipeDiscount } = calculate({
    rate,
    scale,
    items,
    bonuses: [],
    recipes: [rule],
    ownerMember: 0,
    shopTaxPercent: decimal(0),
    serviceFee: decimal(0),
    delivery: { type: 'pickup' },
    coupon: undefined,
    tips: undefined,
  }).totals;
  return { origin: addMoney(total, recipeDiscount), discount: recipeDiscount, total };
};

/**
 * CATALOG-4i: Returns what every complete set takes off, before the price of the ingredients limits it. Throws as
 * `priceRecipe` does.
 */
export const setDiscount = (
  rule: RecipeRule,
  stocks: readonly PricedStock[],
  { rate, scale }: { readonly rate: Decimal; readonly scale: Scale },
): Money => {
  const costs = rule.ingredients.map(({ stockId, quantity }) =>
    timesMoney(priceStock({ ...stockIn(stocks, stockId), rate, scale }).total, quantity),
  );
  return setDiscountOf(rule, sumMoney(costs, scale), rate);
};

/**
 * CATALOG-4i, contract 5.2: Returns the price of any pieces of a recipe's ingredients, as a cart of them alone has it:
 * the discount counts complete sets and never exceeds the price.
 */
export const priceBasket = (
  recipe: Pick<Recipe, 'ingredients' | 'setDiscount'>,
  pieces: ReadonlyMap<StockId, number>,
): RecipePrice => {
  const needs = needsOf(recipe).map((need) => ({ ...need, bought: pieces.get(need.stockId) ?? 0 }));
  const origin = sumMoney(
    needs.map(({ stock, bought }) => timesMoney(stock.price.total, bought)),
    recipe.setDiscount.scale,
  );
  const sets = needs.length === 0 ? 0 : Math.min(...needs.map(({ bought, quantity }) => Math.floor(bought / quantity)));
  const discount = sets === 0 ? noMoney(origin.scale) : smallerOf(timesMoney(recipe.setDiscount, sets), origin);
  return { origin, discount, total: subtractMoney(origin, discount) };
};

const stockIn = (stocks: readonly PricedStock[], stockId: number): PricedStock => {
  const stock = stocks.find(({ id }) => id === stockId);
  if (!stock) throw new RangeError(`A recipe needs the price of stock ${stockId}`);
  return stock;
};
