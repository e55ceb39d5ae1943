import * as fc from 'fast-check';
import {
  referralCode,
  type CashbackRule,
  type Referral,
  type ReferralCode,
  type ReferralFacts,
} from '../rewards/index.ts';
import { dateArb } from './calendar.arb.ts';
import { baseAmountArb, decimalArb, percentArb, scaleArb } from './money.arb.ts';

/** A cashback rule; few thresholds, so that several rules share one. */
export const cashbackRuleArb: fc.Arbitrary<CashbackRule> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  isActive: fc.integer({ min: 0, max: 3 }).map((dice) => dice > 0),
  type: fc.constantFrom('fix' as const, 'percent' as const),
  price: fc.oneof(percentArb, baseAmountArb),
  value: fc.oneof(decimalArb(0, 5, 0), decimalArb(0, 30, 2)),
});

/** Rules of one shop with distinct ids. */
export const cashbackRulesArb: fc.Arbitrary<readonly CashbackRule[]> = fc.uniqueArray(cashbackRuleArb, {
  selector: ({ id }) => id,
  maxLength: 5,
});

/** A referral around one March; rarely it pays nobody, or only one side. */
export const referralArb: fc.Arbitrary<Referral> = fc.record({
  priceFrom: fc.oneof({ weight: 4, arbitrary: decimalArb(0, 20, 2) }, { weight: 1, arbitrary: decimalArb(0, 0, 0) }),
  priceTo: fc.oneof({ weight: 4, arbitrary: decimalArb(0, 20, 2) }, { weight: 1, arbitrary: decimalArb(0, 0, 0) }),
  expiresOn: fc.option(dateArb('2025-03-08', '2025-03-12'), { nil: undefined }),
});

/** Facts of a referral; mostly a first delivered order while referrals are on. */
export const referralFactsArb: fc.Arbitrary<ReferralFacts> = fc.record({
  isActive: fc.integer({ min: 0, max: 4 }).map((dice) => dice > 0),
  today: dateArb('2025-03-08', '2025-03-12'),
  deliveredOrders: fc.constantFrom(1, 1, 1, 0, 2),
  baseScale: scaleArb,
});

/** Codes generated from eight random numbers. */
export const referralCodeArb: fc.Arbitrary<ReferralCode> = fc
  .array(fc.nat(), { minLength: 8, maxLength: 8 })
  .map(referralCode);
