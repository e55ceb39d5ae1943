import type { PricedItem, PricedStock, RecipeRule } from './calculation-input.ts';
import { chargeOf } from './charge.ts';
import { exact, singleLine, type CurrencyTerms } from './item-lines.ts';
import type { Decimal } from './decimal.ts';
import { money, type Money } from './money.ts';
import type { PriceLine } from './quote.ts';
import { percentOf, priceStock } from './stock-price.ts';

/** The pieces of one stock in a cart, the net price of one, and what recipes may still deduct from it. */
type Holding = { readonly pieces: number; readonly unit: number; remaining: number };

/**
 * Returns recipe discounts (contract 5.2) in the order of their ids; together they never deduct more than the
 * ingredients cost.
 */
export const recipeLines = (
  items: readonly PricedItem[],
  recipes: readonly RecipeRule[],
  terms: CurrencyTerms,
): readonly PriceLine[] => {
  if (recipes.length === 0) return [];
  const holdings = holdingsOf(items, terms);
  return [...recipes]
    .sort((left, right) => left.id - right.id)
    .flatMap((recipe) => recipeLine(recipe, holdings, terms));
};

const holdingsOf = (items: readonly PricedItem[], terms: CurrencyTerms): ReadonlyMap<number, Holding> => {
  const holdings = new Map<number, Holding>();
  for (const { stock, quantity } of items) {
    const unit = netUnit(stock, terms);
    const { pieces, remaining } = holdings.get(stock.id) ?? { pieces: 0, remaining: 0 };
    holdings.set(stock.id, { pieces: pieces + quantity, unit, remaining: exact(remaining + exact(quantity * unit)) });
  }
  return holdings;
};

const netUnit = (stock: PricedStock, { rate, scale }: CurrencyTerms): number =>
  priceStock({ ...stock, rate, scale }).total.minor;

const recipeLine = (
  recipe: RecipeRule,
  holdings: ReadonlyMap<number, Holding>,
  terms: CurrencyTerms,
): readonly PriceLine[] => {
  const needs = [...needsOf(recipe)].map(([stockId, quantity]) => ({ quantity, holding: holdings.get(stockId) }));
  const used = needs.flatMap(({ holding, quantity }) => (holding ? [{ holding, quantity }] : []));
  const sets =
    used.length < needs.length || used.length === 0
      ? 0
      : Math.min(...used.map(({ holding, quantity }) => Math.floor(holding.pieces / quantity)));
  if (sets === 0) return [];
  const oneSet = used.reduce((sum, { holding, quantity }) => sum + quantity * holding.unit, 0);
  const unit = setDiscountOf(recipe, money(oneSet, terms.scale), terms.rate).minor;
  const granted = take(
    used.map(({ holding }) => holding),
    exact(unit * sets),
  );
  if (granted === 0) return [];
  const line = { kind: 'recipe_discount', label: 'recipe.discount', ref: recipe.id } as const;
  const isPercent = recipe.type === 'percent';
  const rule = isPercent ? 'percent' : 'fixed';
  const args = isPercent ? { percent: recipe.amount, of: oneSet } : { base: recipe.amount };
  return [
    granted === unit * sets
      ? singleLine({ ...line, quantity: sets }, { unit: 0 - unit, rule, args })
      : singleLine(line, { unit: 0 - granted, rule, args: { ...args, limited: true } }),
  ];
};

/** Returns what a rule takes off one set of this price, before the price of the ingredients limits it. */
export const setDiscountOf = (
  { type, amount }: Pick<RecipeRule, 'type' | 'amount'>,
  oneSet: Money,
  rate: Decimal,
): Money => (type === 'percent' ? percentOf(oneSet, amount) : chargeOf(amount, rate, oneSet.scale));

/** The pieces one set needs of each stock, summed if one is listed twice. */
const needsOf = ({ ingredients }: RecipeRule): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  for (const { stockId, quantity } of ingredients) needs.set(stockId, (needs.get(stockId) ?? 0) + quantity);
  return needs;
};

/** Deducts up to an amount from what is left of the holdings, and returns how much that was. */
const take = (holdings: readonly Holding[], amount: number): number =>
  holdings.reduce((taken, holding) => {
    const part = Math.min(amount - taken, holding.remaining);
    holding.remaining -= part;
    return taken + part;
  }, 0);
