import {
  compareDecimals,
  majorOf,
  money,
  moneyOf,
  noMoney,
  percentOf,
  type Decimal,
  type Money,
} from '../pricing/index.ts';

/**
 * A shop's reward for large orders: `price` is percent, or base currency when fixed; `value` is the minimum total, base
 * currency.
 */
export type CashbackRule = {
  readonly id: number;
  readonly isActive: boolean;
  readonly type: 'fix' | 'percent';
  readonly price: Decimal;
  readonly value: Decimal;
};

/**
 * REWARD-1a, contract 5.9: Returns the active rule with the largest value up to the total; of equal ones the one with
 * the lowest id. `total` is in the base currency.
 */
export const cashbackRuleFor = (rules: readonly CashbackRule[], total: Money): CashbackRule | undefined =>
  rules
    .filter(({ isActive, value }) => isActive && compareDecimals(value, majorOf(total)) <= 0)
    .reduce<CashbackRule | undefined>((best, rule) => (best && isBefore(best, rule) ? best : rule), undefined);

/**
 * REWARD-1b, contract 5.9: Returns the cashback of a delivered order: the rule's price, or r(total × price ÷ 100). Zero
 * without a rule, and never negative.
 */
export const cashbackOf = (rules: readonly CashbackRule[], total: Money): Money => {
  const rule = cashbackRuleFor(rules, total);
  if (!rule) return noMoney(total.scale);
  switch (rule.type) {
    case 'percent':
      return percentOf(total, rule.price);
    case 'fix':
      return money(Math.max(0, moneyOf(rule.price, total.scale).minor), total.scale);
  }
};

const isBefore = (left: CashbackRule, right: CashbackRule): boolean => {
  const order = compareDecimals(left.value, right.value);
  return order > 0 || (order === 0 && left.id < right.id);
};
