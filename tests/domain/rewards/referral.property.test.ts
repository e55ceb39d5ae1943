import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { convertMoney, decimal, money, moneyOf } from '@domain/pricing/index.ts';
import {
  codeOfLink,
  earnedOf,
  INVITATION_DAYS,
  isReferralCode,
  isReferralOpen,
  openInvitation,
  readReferralCode,
  referralCode,
  referralLink,
  referralRewards,
  rewardIn,
} from '@domain/rewards/index.ts';
import {
  hostileTextArb,
  moneyArb,
  referralArb,
  referralCodeArb,
  referralFactsArb,
  scaleArb,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const at = instant(1_741_600_000_000);

describe('REFERRAL-1 rewards', () => {
  it('are paid for the first delivered order only, while the referral runs, last day included', () => {
    fc.assert(
      fc.property(referralArb, referralFactsArb, (referral, facts) => {
        const isOver = referral.expiresOn !== undefined && facts.today > referral.expiresOn;
        expect(isReferralOpen(referral, facts)).toBe(facts.isActive && !isOver);
        const rewards = referralRewards(referral, facts);
        expect(rewards).toEqual(
          facts.isActive && !isOver && facts.deliveredOrders === 1
            ? {
                inviter: moneyOf(referral.priceFrom, facts.baseScale),
                referred: moneyOf(referral.priceTo, facts.baseScale),
              }
            : undefined,
        );
      }),
      runs(60),
    );
    const facts = { isActive: true, today: '2025-03-10', deliveredOrders: 1, baseScale: 2 } as const;
    const referral = { priceFrom: decimal('5'), priceTo: decimal('2.505'), expiresOn: '2025-03-10' };
    expect(referralRewards(referral, facts)).toEqual({ inviter: money(500, 2), referred: money(251, 2) });
    expect([0, 2].map((deliveredOrders) => referralRewards(referral, { ...facts, deliveredOrders }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(referralRewards(referral, { ...facts, today: '2025-03-11' })).toBeUndefined();
  });
});

describe('REFERRAL-1 codes', () => {
  it('consist of eight capital letters', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (random) => {
        const code = referralCode(random);
        expect(isReferralCode(code)).toBe(true);
        expect([...code].map((letter) => letter.charCodeAt(0) - 65)).toEqual(random.map((number) => number % 26));
      }),
      runs(30),
    );
    for (const wrong of [
      [],
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6, 7, 0.5],
      [1, 2, 3, 4, 5, 6, 7, -1],
      [1, 2, 3, 4, 5, 6, 7, NaN],
    ]) {
      expect(() => referralCode(wrong)).toThrow(
        new RangeError(`A referral code needs 8 whole numbers from 0, got ${wrong.join(', ')}`),
      );
    }
  });

  it('are read as typed; anything else is rejected', () => {
    fc.assert(
      fc.property(
        referralCodeArb,
        fc.oneof(
          hostileTextArb,
          fc.constantFrom('ABCDEFG', 'ABCDEFGHI', 'ABCDEFG1', 'ÄBCDEFGH', 'ABCD EFGH', 'ıBCDEFGH'),
        ),
        (code, other) => {
          expect(readReferralCode(` ${code.toLowerCase()} `)).toEqual({ ok: true, value: code });
          const read = readReferralCode(other);
          expect(read.ok ? other.trim().toUpperCase() : read.error.kind).toBe(read.ok ? read.value : 'not-a-code');
          expect(read.ok).toBe(/^[A-Za-z]{8}$/.test(other.trim()));
          expect(isReferralCode(other)).toBe(/^[A-Z]{8}$/.test(other));
        },
      ),
      runs(40),
    );
  });

  it('round-trip in a link with any other parameters', () => {
    const siteArb = fc.constantFrom('https://tiffin.example', 'https://tiffin.example/', 'http://127.0.0.1:8080//');
    fc.assert(
      fc.property(siteArb, referralCodeArb, (site, code) => {
        const link = referralLink(site, code);
        expect(link).toBe(`${site.replace(/\/*$/, '')}/register?referral_code=${code}`);
        expect([codeOfLink(link), codeOfLink(`${link}&utm=1#top`), codeOfLink(link.replace('?', '?v=2&'))]).toEqual([
          code,
          code,
          code,
        ]);
        expect([
          codeOfLink(`${site}#?referral_code=${code}`),
          codeOfLink(`${site}?my_referral_code=${code}`),
          codeOfLink(`${site}?v=referral_code=${code}`),
        ]).toEqual([undefined, undefined, undefined]);
        expect([codeOfLink(`referral_code=${code}`), codeOfLink(`${link}X`), codeOfLink('?referral_code=')]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }),
      runs(25),
    );
  });
});

describe('REFERRAL-1 earnings', () => {
  it('are what was given less what was taken back, never below zero', () => {
    fc.assert(
      fc.property(moneyArb(2, 90), moneyArb(2, 90), (given, takenBack) => {
        const earned = earnedOf({ given, takenBack });
        expect(earned).toEqual(money(given.minor > takenBack.minor ? given.minor - takenBack.minor : 0, 2));
        expect(earnedOf({ given, takenBack: money(0, 2) })).toEqual(given);
      }),
      runs(30),
    );
  });

  it('are converted once and never negative', () => {
    fc.assert(
      fc.property(
        referralArb,
        fc.constantFrom('0.92', '1', '3.6725', '0.376'),
        scaleArb,
        ({ priceTo }, rate, scale) => {
          const terms = { rate: decimal(rate), scale };
          expect(rewardIn(priceTo, terms)).toEqual(convertMoney(priceTo, terms.rate, scale));
          expect(rewardIn(decimal(`-${priceTo}`), terms)).toEqual(money(0, scale));
        },
      ),
      runs(40),
    );
    expect(rewardIn(decimal('5'), { rate: decimal('0.925'), scale: 2 })).toEqual(money(463, 2));
  });
});

describe('REFERRAL-1 invitations', () => {
  it('count for 30 days after their link was opened', () => {
    const days = INVITATION_DAYS * 86_400_000;
    fc.assert(
      fc.property(referralCodeArb, fc.integer({ min: -days, max: 2 * days }), (code, passed) => {
        const invitation = { code, openedAt: at };
        expect(openInvitation(invitation, instant(at + passed))).toBe(passed < days ? code : undefined);
        expect(openInvitation(invitation, instant(at + days))).toBeUndefined();
        expect(openInvitation(invitation, instant(at + days - 1))).toBe(code);
      }),
      runs(40),
    );
    expect(openInvitation(undefined, at)).toBeUndefined();
  });
});
