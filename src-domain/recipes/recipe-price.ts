import {
  addMoney,
  calculate,
  decimal,
  subtractMoney,
  timesMoney,
  type Decimal,
  type PricedStock,
  type RecipeRule,
  type Scale,
} from '../pricing/index.ts';
import { checkSets, type RecipePrice } from './recipe.ts';

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
 * CATALOG-4e: Returns the price of a number of sets from the price of one, as a client knows it. Throws RangeError
 * unless sets are positive and whole.
 */
export const timesSets = (
  { origin, discount }: Pick<RecipePrice, 'origin' | 'discount'>,
  sets: number,
): RecipePrice => {
  checkSets(sets);
  const [all, reduction] = [timesMoney(origin, sets), timesMoney(discount, sets)];
  return { origin: all, discount: reduction, total: subtractMoney(all, reduction) };
};

const stockIn = (stocks: readonly PricedStock[], stockId: number): PricedStock => {
  const stock = stocks.find(({ id }) => id === stockId);
  if (!stock) throw new RangeError(`A recipe needs the price of stock ${stockId}`);
  return stock;
};
