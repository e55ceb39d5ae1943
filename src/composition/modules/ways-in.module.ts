import { createEnterWithProvider, type Accounts, type IdentityProvider } from '@domain/identity/index.ts';
import { createLeavablePage } from '@infra/drivers/browser/leavable-page.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createEmbeddedIdentityProvider } from '@infra/identity/embedded-identity-provider.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { INVITATIONS } from '../../features/referrals/index.ts';
import { LAST_WAY, WAYS_IN } from '../../features/sign-in/index.ts';
import { WaysInViewModel, type WaysInDeps } from '../../features/sign-in/ways-in.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { ACCOUNTS, CLOCK, SESSION_STORE } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';
import { bindRecovery } from './recovery.module.ts';
import { bindReferrals } from './referrals.module.ts';

const IDENTITY_PROVIDER = defineToken<IdentityProvider>('IdentityProvider');

type Deps = Omit<WaysInDeps, 'enter' | 'isOwnServer' | 'delay'> & {
  readonly accounts: Accounts;
  readonly platform: Platform;
};

/** ACCOUNT-1: the ways to sign in, for the pages that offer them; each page has its own attempt. */
export const bindWaysIn = bindOnce(WAYS_IN, (options) => {
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
    WAYS_IN,
    ({ accounts, platform, ...deps }: Deps) =>
      new WaysInViewModel({
        ...deps,
        enter: createEnterWithProvider({ accounts }),
        isOwnServer: platform.apiHost === '',
        delay: platform.delay,
      }),
    {
      provider: IDENTITY_PROVIDER,
      accounts: ACCOUNTS,
      platform: PLATFORM,
      sessions: SESSION_STORE,
      lastWay: LAST_WAY,
      invitations: INVITATIONS,
      reference: REFERENCE_VIEW_MODEL,
      navigator: NAVIGATOR,
      clock: CLOCK,
    },
  ).inTransientScope();
});
