import { defineToken } from '../../di/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { REFERRAL_QUERIES } from '../../features/referrals/index.ts';
import { ReferralTermsView } from '../../features/referrals/referral-terms.view.tsx';
import { ReferralTermsViewModel } from '../../features/referrals/referral-terms.view-model.ts';
import { ReferralsView } from '../../features/referrals/referrals.view.tsx';
import { ReferralsViewModel } from '../../features/referrals/referrals.view-model.ts';
import { provideFromPlatform } from '../modules/bind.ts';
import { bindReferrals } from '../modules/referrals.module.ts';
import { DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const SITE = defineToken<string>('InvitationSite');

const shared = { cache: DATA_CACHE, queries: REFERRAL_QUERIES, currency: CURRENCY_VIEW_MODEL };

/** The own invitations, and the terms of the program. */
export const pages = {
  referrals: definePage(
    ReferralsViewModel,
    ReferralsView,
    { ...shared, reference: REFERENCE_VIEW_MODEL, site: SITE },
    (options) => {
      bindReferrals(options);
      provideFromPlatform(options, SITE, ({ site }) => site);
    },
  ),
  'referral-terms': definePage(ReferralTermsViewModel, ReferralTermsView, shared, bindReferrals),
};
