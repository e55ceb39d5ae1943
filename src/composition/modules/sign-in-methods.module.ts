import { createSignInWithProvider, type Accounts } from '@domain/identity/index.ts';
import { provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { INVITATIONS } from '../../features/referrals/index.ts';
import { LAST_SIGN_IN_METHOD, SIGN_IN_METHODS } from '../../features/sign-in/index.ts';
import { providerReachOf } from '../../features/sign-in/offered-methods.ts';
import { SignInMethodsViewModel, type SignInMethodsDeps } from '../../features/sign-in/sign-in-methods.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { ACCOUNTS, CLOCK, SESSION_STORE } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { bindIdentityProvider, IDENTITY_PROVIDER } from './identity-provider.module.ts';
import { bindRecovery } from './recovery.module.ts';
import { bindReferrals } from './referrals.module.ts';

type Deps = Omit<SignInMethodsDeps, 'signIn' | 'reach' | 'delay'> & {
  readonly accounts: Accounts;
  readonly platform: Platform;
};

/** ACCOUNT-1: the ways to sign in, for the pages that offer them; each page has its own attempt. */
export const bindSignInMethods = bindOnce(SIGN_IN_METHODS, (options) => {
  bindRecovery(options);
  bindReferrals(options);
  bindIdentityProvider(options);
  provide(
    options,
    SIGN_IN_METHODS,
    ({ accounts, platform, ...deps }: Deps) =>
      new SignInMethodsViewModel({
        ...deps,
        signIn: createSignInWithProvider({ accounts }),
        reach: providerReachOf(platform),
        delay: platform.delay,
      }),
    {
      provider: IDENTITY_PROVIDER,
      accounts: ACCOUNTS,
      platform: PLATFORM,
      sessions: SESSION_STORE,
      lastMethod: LAST_SIGN_IN_METHOD,
      invitations: INVITATIONS,
      reference: REFERENCE_VIEW_MODEL,
      navigator: NAVIGATOR,
      clock: CLOCK,
    },
  ).inTransientScope();
});
