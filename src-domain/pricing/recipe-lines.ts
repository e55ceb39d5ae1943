import type { PricedItem, PricedStock, RecipeRule } from './calculation-input.ts';
import { byRef, singleLine, type CurrencyTerms } from './item-lines.ts';
import { convertMoney, money } from './money.ts';
import type { PriceLine } from './quote.ts';
import { percentOf, priceStock } from './stock-price.ts';

/** What is left of a stock's net amount for recipes to take from. */
type Remaining = Map<number, number>;

/** Recipe discounts (contract 5.2), in the order of their ids; together they never take more than the ingredients cost. */
export const recipeLines = (items: readonly PricedItem[], recipes: readonly RecipeRule[], terms: CurrencyTerms): readonly PriceLine[] => {
  const pieces = new Map<number, number>();
  const stocks = new Map<number, PricedStock>();
  const remaining: Remaining = new Map();
  for (const { stock, quantity } of items) {
    stocks.set(stock.id, stock);
    pieces.set(stock.id, (pieces.get(stock.id) ?? 0) + quantity);
    remaining.set(stock.id, (remaining.get(stock.id) ?? 0) + quantity * netUnit(stock, terms));
  }
  return [...recipes]
    .sort((left, right) => left.id - right.id)
    .flatMap((recipe) => recipeLine(recipe, pieces, stocks, remaining, terms))
    .sort(byRef);
};

const netUnit = (stock: PricedStock, { rate, scale }: CurrencyTerms): number => priceStock({ ...stock, rate, scale }).total.minor;

const recipeLine = (
  recipe: RecipeRule,
  pieces: ReadonlyMap<number, number>,
  stocks: ReadonlyMap<number, PricedStock>,
  remaining: Remaining,
  terms: CurrencyTerms,
): readonly PriceLine[] => {
  const sets = completeSets(recipe, pieces);
  if (sets === 0) return [];
  const oneSet = recipe.ingredients.reduce((sum, { stockId, quantity }) => {
    const stock = stocks.get(stockId);
    return sum + (stock ? quantity * netUnit(stock, terms) : 0);
  }, 0);
  const unit = recipe.type === 'percent' ? percentOf(money(oneSet, terms.scale), recipe.amount).minor : convertMoney(recipe.amount, terms.rate, terms.scale).minor;
  const ids = [...new Set(recipe.ingredients.map(({ stockId }) => stockId))];
  const limit = ids.reduce((sum, id) => sum + (remaining.get(id) ?? 0), 0);
  const granted = Math.min(unit * sets, limit);
  if (granted === 0) return [];
  take(remaining, ids, granted);
  const line = { kind: 'recipe_discount', label: 'recipe.discount', ref: recipe.id } as const;
  const rule = recipe.type === 'percent' ? 'percent' : 'fixed';
  const args = recipe.type === 'percent' ? { percent: recipe.amount, of: oneSet } : { base: recipe.amount };
  return [
    granted === unit * sets
      ? singleLine({ ...line, quantity: sets }, { unit: 0 - unit, rule, args })
      : singleLine(line, { unit: 0 - granted, rule, args: { ...args, limited: true } }),
  ];
};

/** How often every ingredient is there in full. */
const completeSets = ({ ingredients }: RecipeRule, pieces: ReadonlyMap<number, number>): number =>
  ingredients.length === 0 ? 0 : Math.min(...ingredients.map(({ stockId, quantity }) => Math.floor((pieces.get(stockId) ?? 0) / Math.max(1, quantity))));

const take = (remaining: Remaining, ids: readonly number[], amount: number): void => {
  let left = amount;
  for (const id of ids) {
    const taken = Math.min(left, remaining.get(id) ?? 0);
    remaining.set(id, (remaining.get(id) ?? 0) - taken);
    left -= taken;
  }
};
