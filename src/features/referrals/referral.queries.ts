import type { OwnReferrals, ReferralAccount, ReferralProgramme, ReferralTerms } from '@domain/rewards/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly programme: ReferralProgramme;
  readonly account: ReferralAccount;
  readonly language: () => string;
  readonly scope: () => readonly unknown[];
};

/** What the pages about invitations read. */
export type ReferralQueries = {
  /** Without a program, its terms are `undefined`. */
  terms(): Query<{ readonly terms: ReferralTerms | undefined }>;
  /** In the chosen currency. A friend may order at any time: every visit asks again. */
  own(): Query<OwnReferrals>;
};

export const createReferralQueries = ({ programme, account, language, scope }: Deps): ReferralQueries => ({
  terms: () => ({
    key: ['referral', language()],
    load: async () => {
      const answer = await programme.terms();
      return answer.ok ? { ok: true, value: { terms: answer.value } } : answer;
    },
  }),
  // Within the account's own data, which signing out forgets.
  own: () => ({ key: ['profile', 'referrals', ...scope()], load: account.load, freshMs: 0 }),
});
