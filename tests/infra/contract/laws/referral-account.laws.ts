import { expect, it } from 'vitest';
import { money } from '@domain/pricing/index.ts';
import type { ReferralAccount, ReferralCode } from '@domain/rewards/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/** A customer who owns a code, and what invitations brought or cost. */
export type ReferralAccountSubject = {
  readonly account: ReferralAccount;
  readonly code: ReferralCode;
  give(side: Side, cents: number): Promise<void>;
  takeBack(side: Side, cents: number): Promise<void>;
};

export type Side = 'inviting' | 'joining';

const nothing = { given: money(0, 2), takenBack: money(0, 2), orders: 0 };

export const referralAccountLaws: Laws<ReferralAccountSubject> = (fresh) => {
  it('REFERRAL-1 starts with the own code and nothing earned', async () => {
    const { account, code } = await fresh();
    expect(taken(await account.load())).toEqual({ code, inviting: nothing, joining: nothing });
  });

  it('REFERRAL-1 counts what each side was given and what was taken back', async () => {
    const { account, code, give, takeBack } = await fresh();
    await give('inviting', 500);
    await give('inviting', 500);
    await takeBack('inviting', 120);
    await give('joining', 300);
    expect(taken(await account.load())).toEqual({
      code,
      inviting: { given: money(1_000, 2), takenBack: money(120, 2), orders: 2 },
      joining: { given: money(300, 2), takenBack: money(0, 2), orders: 1 },
    });
  });
};
