import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, decimal, majorOf, money, moneyOf, percentOf } from '@domain/pricing/index.ts';
import { cashbackOf, cashbackRuleFor, type CashbackRule } from '@domain/rewards/index.ts';
import { cashbackRulesArb, moneyArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Looks at all pairs: the rule that no other beats. */
const oracle = (rules: readonly CashbackRule[], total: ReturnType<typeof money>): CashbackRule | undefined => {
  const fitting = rules.filter((rule) => rule.isActive && Number(rule.value) <= Number(majorOf(total)));
  const beats = (one: CashbackRule, other: CashbackRule): boolean =>
    Number(one.value) > Number(other.value) || (Number(one.value) === Number(other.value) && one.id < other.id);
  return fitting.find((rule) => !fitting.some((other) => beats(other, rule)));
};

describe('REWARD-1 cashback', () => {
  it('uses the active rule with the highest threshold up to the total, in any order of rules', () => {
    fc.assert(
      fc.property(
        cashbackRulesArb.chain((rules) =>
          fc.tuple(fc.constant(rules), fc.shuffledSubarray([...rules], { minLength: rules.length })),
        ),
        moneyArb(2, 4_000),
        ([rules, shuffled], total) => {
          const rule = cashbackRuleFor(rules, total);
          expect(rule).toEqual(oracle(rules, total));
          expect(cashbackRuleFor(shuffled, total)).toEqual(rule);
        },
      ),
      runs(60),
    );
  });

  it('is the fixed amount or the rounded share of the total', () => {
    fc.assert(
      fc.property(cashbackRulesArb, moneyArb(2, 4_000), (rules, total) => {
        const rule = cashbackRuleFor(rules, total);
        const expected = !rule
          ? money(0, 2)
          : rule.type === 'fix'
            ? moneyOf(rule.price, 2)
            : percentOf(total, rule.price);
        expect(cashbackOf(rules, total)).toEqual(expected);
      }),
      runs(50),
    );
  });

  it('starts exactly at the threshold and is never negative', () => {
    const rule = { id: 1, isActive: true, type: 'fix', price: decimal('1.005'), value: decimal('20') } as const;
    expect([
      cashbackOf([rule], money(2000, 2)),
      cashbackOf([rule], money(1999, 2)),
      cashbackOf([], money(2000, 2)),
    ]).toEqual([money(101, 2), money(0, 2), money(0, 2)]);
    expect(cashbackOf([{ ...rule, price: decimal('-3') }], money(2000, 2))).toEqual(money(0, 2));
    expect(cashbackOf([{ ...rule, type: 'percent', price: decimal('-3') }], money(2000, 2))).toEqual(money(0, 2));
    expect(cashbackOf([{ ...rule, isActive: false }], money(2000, 2))).toEqual(money(0, 2));
    expect(
      cashbackRuleFor(
        [
          { ...rule, id: 9 },
          { ...rule, id: 3 },
          { ...rule, id: 5 },
        ],
        money(2000, 2),
      )?.id,
    ).toBe(3);
  });

  it('never falls as the total grows at the same share', () => {
    fc.assert(
      fc.property(cashbackRulesArb, moneyArb(2, 4_000), fc.integer({ min: 0, max: 500 }), (rules, total, more) => {
        const larger = money(total.minor + more, 2);
        const [small, large] = [cashbackRuleFor(rules, total), cashbackRuleFor(rules, larger)];
        expect(compareDecimals(large?.value ?? decimal('0'), small?.value ?? decimal('0'))).toBeGreaterThanOrEqual(0);
        expect(small?.id !== large?.id || cashbackOf(rules, larger).minor >= cashbackOf(rules, total).minor).toBe(true);
      }),
      runs(40),
    );
  });
});
