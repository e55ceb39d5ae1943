import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_MS } from '@domain/identity/index.ts';
import type { AuthenticatorAnswer, WebAuthn } from './passkeys.ports.ts';

/** EdDSA, ES256 and RS256 of COSE: what every authenticator speaks one of. */
const ALGORITHMS = [-8, -7, -257];
/** The name that authenticators show is the site's own. */
const SITE_NAME = 'Tiffin';
/** It takes half a second to load, and only those who use passkeys need it. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn through @simplewebauthn/server. A passkey replaces a password, so its person is verified with every use. */
export const createWebAuthn = (): WebAuthn => ({
  creation: async ({ host }, challenge, { handle, name, displayName }, known) => {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: host,
      userID: bytesOf(handle),
      userName: name,
      userDisplayName: displayName,
      challenge: bytesOf(challenge),
      timeout: PASSKEY_CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { ...options, rp: { ...options.rp, id: host } };
  },

  signature: async ({ host }, challenge) => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: host,
      challenge: bytesOf(challenge),
      timeout: PASSKEY_CHALLENGE_MS,
      userVerification: 'required',
    });
    return { ...options, rpId: host, userVerification: 'required' };
  },

  challengeIn: ({ response }) => {
    try {
      const { clientDataJSON } = response as { readonly clientDataJSON: string };
      const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
      return typeof challenge === 'string' ? challenge : undefined;
    } catch {
      return undefined;
    }
  },

  verifyCreation: async ({ origin, host }, challenge, answer) => {
    const { verifyRegistrationResponse } = await library();
    const response = answer as unknown as RegistrationResponseJSON;
    const verified = await orRefused(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified || isFramed(answer)) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports,
    };
  },

  verifySignature: async ({ origin, host }, challenge, answer, passkey) => {
    const { verifyAuthenticationResponse } = await library();
    const response = answer as unknown as AuthenticationResponseJSON;
    const verified = await orRefused(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: bytesOf(passkey.publicKey),
          counter: passkey.signCount,
        },
      }),
    );
    const isOwners = response.response.userHandle === passkey.userHandle;
    return verified?.verified && isOwners && !isFramed(answer)
      ? { signCount: verified.authenticationInfo.newCounter }
      : undefined;
  },
});

/** The library throws for every answer that it refuses, and says why in English only. */
const orRefused = async <Value>(verify: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

/** Whether a page of another site has shown ours in a frame. Browsers that do not name that page pass the library. */
const isFramed = ({ response }: AuthenticatorAnswer): boolean => {
  const { clientDataJSON } = response as { readonly clientDataJSON: string };
  const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return typeof data === 'object' && data !== null && 'crossOrigin' in data && data.crossOrigin === true;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
