import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createHttpReferralAccount } from '@infra/rewards/http-referral-account.adapter.ts';
import { createHttpReferralProgramme } from '@infra/rewards/http-referral-programme.adapter.ts';
import { createStoredInvitation } from '@infra/rewards/stored-invitation.adapter.ts';
import type { $Fetch } from 'ofetch';
import { provide } from '../../di/index.ts';
import { createReferralQueries, INVITATIONS, REFERRAL_QUERIES } from '../../features/referrals/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** Shared by the pages about invitations and the registration. */
export const bindReferrals = bindOnce(REFERRAL_QUERIES, (options) => {
  provideFromPlatform(options, INVITATIONS, ({ localStorage }) =>
    createStoredInvitation({ store: textStoreOf(localStorage, 'invitation') }),
  );
  provide(
    options,
    REFERRAL_QUERIES,
    (remote: { readonly api: $Fetch; readonly context: AppContext }) =>
      createReferralQueries({
        programme: createHttpReferralProgramme(remote),
        account: createHttpReferralAccount(remote),
        language: remote.context.language,
        scope: remote.context.scope,
      }),
    { api: API, context: CONTEXT },
  );
});
