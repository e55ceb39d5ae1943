import { createOwnPasskeys, type OwnPasskeys, type OwnPasskeysDeps } from './own-passkeys.use-cases.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeySignIn, type PasskeySignIn, type PasskeySignInDeps } from './passkey-sign-in.use-cases.ts';
import type { StoredPasskeyChallenges } from './passkeys.ports.ts';

type Deps = Omit<OwnPasskeysDeps & PasskeySignInDeps, 'challenges'> & {
  readonly passkeyChallenges: StoredPasskeyChallenges;
};

/** Passkeys of accounts, and signing in with them. */
export const createPasskeys = (
  deps: Deps,
): { readonly ownPasskeys: OwnPasskeys; readonly passkeySignIn: PasskeySignIn } => {
  const challenges = createPasskeyChallenges({ ...deps, stored: deps.passkeyChallenges });
  return {
    ownPasskeys: createOwnPasskeys({ ...deps, challenges }),
    passkeySignIn: createPasskeySignIn({ ...deps, challenges }),
  };
};
