import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import type { OwnReferrals, ReferralAccount, ReferralSum } from '@domain/rewards/index.ts';

type Side = 'inviting' | 'joining';

/** Sums in memory, to which rewards are given and from which they are taken back. */
export const createFakeReferralAccount = (
  code: OwnReferrals['code'],
): ReferralAccount & { give(side: Side, cents: number): void; takeBack(side: Side, cents: number): void } => {
  const nothing: ReferralSum = { given: money(0, 2), takenBack: money(0, 2), orders: 0 };
  let own: OwnReferrals = { code, inviting: nothing, joining: nothing };
  return {
    load: async () => ok(own),
    give: (side, cents) => {
      const { given, orders } = own[side];
      own = { ...own, [side]: { ...own[side], given: money(given.minor + cents, 2), orders: orders + 1 } };
    },
    takeBack: (side, cents) => {
      own = { ...own, [side]: { ...own[side], takenBack: money(own[side].takenBack.minor + cents, 2) } };
    },
  };
};
