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
 * CATALOG-4d, contract 5.2: what sets of a recipe cost by themselves, before fees and shop tax: the very numbers a cart
 * of them has. RangeError unless sets are positive and whole, for a rule whose stocks are not all given, and as
 * `calculate`.
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
 * CATALOG-4e: the price of so many sets from the price of one, as a client knows it. RangeError unless sets are
 * positive and whole.
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
