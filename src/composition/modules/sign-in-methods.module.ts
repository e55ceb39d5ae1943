import { createSignInWithProvider, type Accounts, type IdentityProvider } from '@domain/identity/index.ts';
import { createLeavablePage } from '@infra/drivers/browser/leavable-page.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createEmbeddedIdentityProvider } from '@infra/identity/embedded-identity-provider.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { INVITATIONS } from '../../features/referrals/index.ts';
import { LAST_SIGN_IN_METHOD, SIGN_IN_METHODS } from '../../features/sign-in/index.ts';
import { SignInMethodsViewModel, type SignInMethodsDeps } from '../../features/sign-in/sign-in-methods.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { ACCOUNTS, CLOCK, SESSION_STORE } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';
import { bindRecovery } from './recovery.module.ts';
import { bindReferrals } from './referrals.module.ts';

const IDENTITY_PROVIDER = defineToken<IdentityProvider>('IdentityProvider');

type Deps = Omit<SignInMethodsDeps, 'signIn' | 'isOwnServer' | 'delay'> & {
  readonly accounts: Accounts;
  readonly platform: Platform;
};

/** ACCOUNT-1: the ways to sign in, for the pages that offer them; each page has its own attempt. */
export const bindSignInMethods = bindOnce(SIGN_IN_METHODS, (options) => {
  bindRecovery(options);
  bindReferrals(options);
  provideFromPlatform(options, IDENTITY_PROVIDER, ({ fetch, sessionStorage, makeUuid }) =>
    createEmbeddedIdentityProvider({
      page: createLeavablePage(() => (typeof window === 'undefined' ? undefined : window)),
      fetch,
      store: textStoreOf(sessionStorage, 'provider-sign-in'),
      makeUuid,
    }),
  );
  provide(
    options,
    SIGN_IN_METHODS,
    ({ accounts, platform, ...deps }: Deps) =>
      new SignInMethodsViewModel({
        ...deps,
        signIn: createSignInWithProvider({ accounts }),
        isOwnServer: platform.apiHost === '',
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
