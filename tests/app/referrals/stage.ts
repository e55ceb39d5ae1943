import { untrustedHtml } from '@domain/content/index.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { decimal, money, type Currency } from '@domain/pricing/index.ts';
import { referralCode, type OwnReferrals, type ReferralTerms } from '@domain/rewards/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ReferralsViewModel } from '@app/features/referrals/referrals.view-model.ts';
import type { ReferralQueries } from '@app/features/referrals/index.ts';

export const CODE = referralCode([0, 1, 2, 3, 4, 5, 6, 7]);
export const nothing = { given: money(0, 2), takenBack: money(0, 2), orders: 0 };
export const own: OwnReferrals = { code: CODE, inviting: nothing, joining: nothing };
export const terms: ReferralTerms = {
  priceFrom: decimal('5'),
  priceTo: decimal('3'),
  expiresOn: '2025-12-31',
  title: 'Bring a friend',
  description: untrustedHtml('<p>For <strong>both</strong></p><script>alert(1)</script>'),
  faq: untrustedHtml('<p>No limit</p>'),
  image: undefined,
  language: 'en',
};

type Answers = {
  readonly terms?: Result<ReferralTerms | undefined, RemoteFailure>;
  readonly own?: Result<OwnReferrals, RemoteFailure>;
};

/** Queries whose answers can be replaced before they are asked again. */
export const queriesOf = (answers: { current: Answers }): ReferralQueries => ({
  terms: () => ({
    key: ['referral'],
    load: async () => {
      const answer = answers.current.terms ?? ok(terms);
      return answer.ok ? ok({ terms: answer.value }) : answer;
    },
    freshMs: 0,
  }),
  own: () => ({ key: ['profile', 'referrals'], load: async () => answers.current.own ?? ok(own), freshMs: 0 }),
});

/** The base currency counts double on screen. */
export const currency: { readonly current: Currency } = {
  current: {
    id: currencyId(2),
    title: 'Double',
    symbol: '$',
    position: 'before',
    rate: decimal('2'),
    scale: 2,
    isDefault: false,
  },
};

export const stage = (
  given: Answers = {},
  query: Readonly<Record<string, string>> = {},
  extensions = 'wallet_history',
) => {
  const answers = { current: given };
  const settings = settingsOf([
    { key: 'referral_active', value: '1' },
    { key: 'api_extensions', value: extensions },
  ]);
  const vm = new ReferralsViewModel({
    cache: createDataCache(),
    queries: queriesOf(answers),
    currency,
    reference: { settings },
    site: 'https://tiffin.test/',
  });
  vm.show({ query });
  return { vm, answers, settings };
};
