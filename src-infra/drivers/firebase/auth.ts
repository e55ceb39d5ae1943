import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithCredential,
  signOut,
  type AuthCredential,
} from 'firebase/auth';
import type { IdentityProviderName } from '@domain/identity/index.ts';
import type { HostedIdentity, HostedIdentityConfig, ProviderAnswer } from './hosted-identity.ts';

/** The hosted identity service under one configuration. */
export const openHostedIdentity = ({ apiKey, appId, projectId, url }: HostedIdentityConfig): HostedIdentity => ({
  exchange: async (provider, answer) => {
    const app = initializeApp({ apiKey, appId, projectId }, 'sign-in');
    try {
      // The session is the marketplace's own: this sign-in ends with its token, and stays nowhere on the device.
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      if (url !== undefined) connectAuthEmulator(auth, url, { disableWarnings: true });
      const { user } = await signInWithCredential(auth, credentialOf(provider, answer));
      const token = await user.getIdToken();
      await signOut(auth);
      return token;
    } finally {
      await deleteApp(app);
    }
  },
});

const credentialOf = (provider: IdentityProviderName, answer: ProviderAnswer): AuthCredential => {
  if ('accessToken' in answer) return FacebookAuthProvider.credential(answer.accessToken);
  return provider === 'google'
    ? GoogleAuthProvider.credential(answer.idToken)
    : new OAuthProvider(`${provider}.com`).credential({ idToken: answer.idToken, rawNonce: answer.nonce });
};
