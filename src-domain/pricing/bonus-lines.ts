import type { BonusRule, PricedItem } from './calculation-input.ts';
import { chargeOf } from './charge.ts';
import { byRef, singleLine, type CurrencyTerms } from './item-lines.ts';
import type { PriceLine } from './quote.ts';

type Earned = { readonly member: number; readonly pieces: number };

/**
 * Returns the free lines that a cart has earned, by stock and member. CART-12a: Pieces of a stock count together per
 * member, whatever their add-ons.
 */
export const bonusLines = (
  items: readonly PricedItem[],
  rules: readonly BonusRule[],
  base: number,
  owner: number,
  terms: CurrencyTerms,
): readonly PriceLine[] => {
  const supply = new Map(rules.map((rule) => [rule.bonusStockId, rule.available]));
  const grant = (rule: BonusRule, { member, pieces }: Earned): readonly PriceLine[] => {
    const left = supply.get(rule.bonusStockId) ?? 0;
    const quantity = Math.min(pieces, left);
    if (quantity <= 0) return [];
    supply.set(rule.bonusStockId, left - quantity);
    return [
      singleLine(
        { kind: 'bonus', label: 'bonus', ref: rule.bonusStockId, member, quantity },
        { unit: 0, rule: 'free', args: { bonus_id: rule.id } },
      ),
    ];
  };
  return [...rules]
    .sort((left, right) => left.id - right.id)
    .flatMap((rule) =>
      (rule.type === 'count'
        ? earnedByCount(items, rule)
        : earnedBySum(rule, items.length > 0 ? base : undefined, owner, terms)
      ).flatMap((earned) => grant(rule, earned)),
    )
    .sort((left, right) => byRef(left, right) || Number(left.member) - Number(right.member));
};

const earnedByCount = (items: readonly PricedItem[], rule: BonusRule): readonly Earned[] => {
  const pieces = new Map<number, number>();
  for (const item of items)
    if (item.stock.id === rule.stockId) pieces.set(item.member, (pieces.get(item.member) ?? 0) + item.quantity);
  const value = Number(rule.value);
  return [...pieces]
    .sort(([left], [right]) => left - right)
    .map(([member, count]) => ({ member, pieces: Math.floor(count / value) * rule.quantity }));
};

/**
 * A threshold that converts to 0 is reached by any cart with items, also by one that costs nothing; `base` is
 * `undefined` for a cart without items, which earns no bonus.
 */
const earnedBySum = (
  rule: BonusRule,
  base: number | undefined,
  owner: number,
  { rate, scale }: CurrencyTerms,
): readonly Earned[] =>
  base !== undefined && base >= chargeOf(rule.value, rate, scale).minor
    ? [{ member: owner, pieces: rule.quantity }]
    : [];
