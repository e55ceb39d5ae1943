import type { Authenticator } from '@domain/identity/index.ts';
import { createBrowserAuthenticator } from '@infra/identity/browser-authenticator.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { bindOnce } from './bind.ts';

export const AUTHENTICATOR = defineToken<Authenticator>('Authenticator');

/** What keeps passkeys, for the pages that ask it. */
export const bindAuthenticator = bindOnce(AUTHENTICATOR, (options) => {
  provide(
    options,
    AUTHENTICATOR,
    () =>
      createBrowserAuthenticator({
        open: () => import('@infra/drivers/browser/webauthn.ts'),
        credentials: () => (typeof PublicKeyCredential === 'function' ? PublicKeyCredential : undefined),
      }),
    {},
  );
});
