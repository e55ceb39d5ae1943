import { createSignInWithPasskey, type Authenticator, type PasskeySignIns } from '@domain/identity/index.ts';
import { createHttpPasskeySignIns } from '@infra/identity/http-passkeys.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { LAST_SIGN_IN_METHOD, PASSKEY_SIGN_IN } from '../../features/sign-in/index.ts';
import { providerReachOf } from '../../features/sign-in/offered-methods.ts';
import { PasskeySignInViewModel, type PasskeySignInDeps } from '../../features/sign-in/passkey-sign-in.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CONTEXT } from '../app-context.ts';
import { API, SESSION_STORE } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { AUTHENTICATOR, bindAuthenticator } from './passkeys.module.ts';

type Deps = Omit<PasskeySignInDeps, 'signIn' | 'authenticator' | 'reach' | 'delay'> & {
  readonly signIns: PasskeySignIns;
  readonly authenticator: Authenticator;
  readonly platform: Platform;
};

const SIGN_INS = defineToken<PasskeySignIns>('PasskeySignIns');

/** ACCOUNT-1g: signing in with a passkey; each page has its own attempt. */
export const bindPasskeySignIn = bindOnce(PASSKEY_SIGN_IN, (options) => {
  bindAuthenticator(options);
  provide(options, SIGN_INS, createHttpPasskeySignIns, { api: API, context: CONTEXT });
  provide(
    options,
    PASSKEY_SIGN_IN,
    ({ signIns, authenticator, platform, ...deps }: Deps) =>
      new PasskeySignInViewModel({
        ...deps,
        authenticator,
        signIn: createSignInWithPasskey({ signIns, authenticator }),
        reach: providerReachOf(platform),
        delay: platform.delay,
      }),
    {
      signIns: SIGN_INS,
      authenticator: AUTHENTICATOR,
      platform: PLATFORM,
      sessions: SESSION_STORE,
      lastMethod: LAST_SIGN_IN_METHOD,
      reference: REFERENCE_VIEW_MODEL,
      navigator: NAVIGATOR,
    },
  ).inTransientScope();
});
