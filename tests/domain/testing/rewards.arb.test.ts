import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '@domain/pricing/index.ts';
import { cashbackRuleFor, isReferralCode, isReferralOpen, referralRewards } from '@domain/rewards/index.ts';
import {
  cashbackRuleArb,
  cashbackRulesArb,
  referralArb,
  referralCodeArb,
  referralFactsArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('REWARD-1 REFERRAL-1 generated rewards', () => {
  it('have rules with distinct ids that sometimes share values', () => {
    const lists = sampled(cashbackRulesArb);
    for (const rules of lists) expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(
      lists.filter((rules) => new Set(rules.map(({ value }) => value)).size < rules.length).length,
    ).toBeGreaterThan(10);
    expect(lists.filter((rules) => cashbackRuleFor(rules, money(400, 2))).length).toBeGreaterThan(40);
    expect(lists.filter((rules) => rules.length > 0 && !cashbackRuleFor(rules, money(400, 2))).length).toBeGreaterThan(
      10,
    );
    expect(lists.flat().every(({ price, value }) => Number(price) >= 0 && Number(value) >= 0)).toBe(true);
  });

  it('have referrals that run, are over, or pay nothing', () => {
    const pairs = sampled(fc.record({ referral: referralArb, facts: referralFactsArb }));
    const open = pairs.filter(({ referral, facts }) => isReferralOpen(referral, facts));
    expect([open.length > 50, pairs.length - open.length > 50]).toEqual([true, true]);
    expect(pairs.filter(({ referral, facts }) => referralRewards(referral, facts)).length).toBeGreaterThan(30);
    expect(
      pairs.filter(({ referral }) => referral.priceFrom === '0' && referral.priceTo !== '0').length,
    ).toBeGreaterThan(10);
    expect(sampled(referralCodeArb).every(isReferralCode)).toBe(true);
  });

  it('shrink to nothing', () => {
    expect([smallest(cashbackRulesArb), smallest(cashbackRuleArb)]).toMatchObject([
      [],
      { id: 1, isActive: false, value: '0' },
    ]);
    expect([smallest(referralArb), smallest(referralFactsArb), smallest(referralCodeArb)]).toMatchObject([
      { priceFrom: '0', priceTo: '0' },
      { isActive: false, deliveredOrders: 1 },
      'AAAAAAAA',
    ]);
  });
});
