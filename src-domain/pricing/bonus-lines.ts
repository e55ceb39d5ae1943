import type { BonusRule, PricedItem } from './calculation-input.ts';
import { byRef, singleLine, type CurrencyTerms } from './item-lines.ts';
import { convertMoney } from './money.ts';
import type { PriceLine } from './quote.ts';

/** The free lines a cart has earned. CART-12a: pieces of a stock count together per member, whatever their addons. */
export const bonusLines = (items: readonly PricedItem[], rules: readonly BonusRule[], base: number, owner: number, terms: CurrencyTerms): readonly PriceLine[] =>
  rules.flatMap((rule) => (rule.type === 'count' ? countBonus(items, rule) : sumBonus(rule, base, owner, terms))).sort(byRef);

const countBonus = (items: readonly PricedItem[], rule: BonusRule): readonly PriceLine[] => {
  const pieces = new Map<number, number>();
  for (const item of items) if (item.stock.id === rule.stockId) pieces.set(item.member, (pieces.get(item.member) ?? 0) + item.quantity);
  const value = Math.max(1, Number(rule.value));
  return [...pieces].flatMap(([member, count]) => grant(rule, member, Math.floor(count / value) * rule.quantity));
};

const sumBonus = (rule: BonusRule, base: number, owner: number, { rate, scale }: CurrencyTerms): readonly PriceLine[] => {
  const threshold = convertMoney(rule.value, rate, scale).minor;
  return base > 0 && base >= threshold ? grant(rule, owner, rule.quantity) : [];
};

/** What is not in supply cannot be given. */
const grant = (rule: BonusRule, member: number, earned: number): readonly PriceLine[] => {
  const quantity = Math.min(earned, Math.max(0, rule.available));
  if (quantity <= 0) return [];
  return [singleLine({ kind: 'bonus', label: 'bonus', ref: rule.bonusStockId, member, quantity }, { unit: 0, rule: 'free', args: { bonus_id: rule.id } })];
};
