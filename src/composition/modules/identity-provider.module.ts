import type { IdentityProvider } from '@domain/identity/index.ts';
import { createLeavablePage } from '@infra/drivers/browser/leavable-page.ts';
import { sha256 } from '@infra/drivers/browser/sha256.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createEmbeddedIdentityProvider } from '@infra/identity/embedded-identity-provider.adapter.ts';
import { createFirebaseIdentityProvider } from '@infra/identity/firebase-identity-provider.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { isIdentityHosted, providerReachOf } from '../../features/sign-in/offered-methods.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindOnce } from './bind.ts';

type Deps = { readonly platform: Platform; readonly reference: Pick<ReferenceViewModel, 'settings'> };

export const IDENTITY_PROVIDER = defineToken<IdentityProvider>('IdentityProvider');

/** The choice is made with every question: settings may arrive after the page. Whoever was asked reads the answer. */
const createChosenProvider = ({ platform, reference }: Deps): IdentityProvider => {
  const { fetch, sessionStorage, makeUuid, hostedIdentity } = platform;
  const page = createLeavablePage(() => (typeof window === 'undefined' ? undefined : window));
  const embedded = createEmbeddedIdentityProvider({
    page,
    fetch,
    store: textStoreOf(sessionStorage, 'provider-sign-in'),
    makeUuid,
  });
  if (!hostedIdentity) return embedded;
  const store = textStoreOf(sessionStorage, 'hosted-sign-in');
  const hosted = createFirebaseIdentityProvider({
    config: hostedIdentity,
    page,
    fetch,
    store,
    makeUuid,
    hash: sha256,
    open: async () => (await import('@infra/drivers/firebase/auth.ts')).openHostedIdentity(hostedIdentity),
  });
  return {
    authenticate: (...question) =>
      (isIdentityHosted(reference.settings, providerReachOf(platform)) ? hosted : embedded).authenticate(...question),
    stop: () => {
      hosted.stop();
      embedded.stop();
    },
    redirectResult: () => (store.get() === undefined ? embedded : hosted).redirectResult(),
  };
};

/** ACCOUNT-1: the hosted identity service where the server trusts one and this site has it, else the server's pages. */
export const bindIdentityProvider = bindOnce(IDENTITY_PROVIDER, (options) => {
  provide(options, IDENTITY_PROVIDER, createChosenProvider, {
    platform: PLATFORM,
    reference: REFERENCE_VIEW_MODEL,
  });
});
