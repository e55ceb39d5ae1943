import { bonusLines } from './bonus-lines.ts';
import type { CalculationInput } from './calculation-input.ts';
import { checkInput } from './check-input.ts';
import { feeLines } from './fee-lines.ts';
import { exact, itemLines, partsAmount } from './item-lines.ts';
import { money, type Money } from './money.ts';
import type { LineKind, PriceLine, Totals } from './quote.ts';
import { recipeLines } from './recipe-lines.ts';

/** A priced cart: its parts in the order of a quote, and the named amounts. The total is the sum of the parts. */
export type PricedCart = { readonly lines: readonly PriceLine[]; readonly totals: Totals };

/**
 * PRICE-1: The price engine of client and server (contract 5.2, 5.3). Every named amount is rounded once, half up; the
 * parts add up to the total. Throws RangeError for invalid quantities, ids or decimals, for negative prices, fees,
 * distances and tips, for a rate that is not above zero, and for sums beyond safe integers.
 */
export const calculate = (input: CalculationInput): PricedCart => {
  checkInput(input);
  const terms = { rate: input.rate, scale: input.scale };
  const items = itemLines(input.items, terms);
  const recipes = recipeLines(input.items, input.recipes, terms);
  const base = linesTotal(items) + linesTotal(recipes);
  const bonuses = bonusLines(input.items, input.bonuses, base, input.ownerMember, terms);
  const lines = [...items, ...bonuses, ...recipes, ...feeLines(input, base)];
  return { lines, totals: totalsOf(lines, (minor) => money(minor, input.scale)) };
};

/** Σ amount of lines and their children, in minor units. Throws RangeError for a sum beyond safe integers. */
export const linesTotal = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, line) => exact(sum + exact(line.amount + linesTotal(line.children))), 0);

/** The named amounts of contract 5.3, taken from the lines. A capped recipe discount counts as one set. */
export const totalsOf = (lines: readonly PriceLine[], amount: (minor: number) => Money): Totals => {
  const of = (kind: LineKind): readonly PriceLine[] => lines.filter((line) => line.kind === kind);
  const sum = (kind: LineKind): number => linesTotal(of(kind));
  const stockParts = of('item').flatMap((line) => [...line.parts, ...line.children.flatMap((child) => child.parts)]);
  const reductions = stockParts.filter((part) => part.label === 'discount');
  const recipe = of('recipe_discount');
  return {
    price: amount(sum('item') - partsAmount(reductions)),
    discount: amount(0 - partsAmount(reductions) - sum('recipe_discount')),
    recipeDiscount: amount(0 - sum('recipe_discount')),
    recipeCount: recipe.reduce((sets, line) => sets + line.quantity, 0),
    shopTax: amount(sum('shop_tax')),
    delivery: amount(sum('delivery')),
    service: amount(sum('service')),
    waiter: amount(sum('waiter')),
    coupon: amount(0 - sum('coupon')),
    tips: amount(sum('tips')),
    deposit: amount(sum('deposit')),
    total: amount(linesTotal(lines)),
  };
};
