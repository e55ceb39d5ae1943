import { createOwnPasskeys, type OwnPasskeys, type OwnPasskeysDeps } from './own-passkeys.use-cases.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeySignIn, type PasskeySignIn, type PasskeySignInDeps } from './passkey-sign-in.use-cases.ts';
import type { StoredPasskeyChallenges } from './passkeys.ports.ts';

type Deps = Omit<OwnPasskeysDeps & PasskeySignInDeps, 'challenges'> & {
  readonly passkeyChallenges: StoredPasskeyChallenges;
};

/** Passkeys of accounts, and signing in with them. */
export const createPasskeys = ({
  passkeys,
  passkeyChallenges,
  webAuthn,
  users,
  lastMethodGuard,
  tokens,
  proveOwner,
  changes,
  transactions,
  limiter,
  clock,
  random,
}: Deps): { readonly ownPasskeys: OwnPasskeys; readonly passkeySignIn: PasskeySignIn } => {
  const challenges = createPasskeyChallenges({ stored: passkeyChallenges, clock, random });
  return {
    ownPasskeys: createOwnPasskeys({
      passkeys,
      challenges,
      webAuthn,
      users,
      lastMethodGuard,
      proveOwner,
      changes,
      transactions,
      clock,
      random,
    }),
    passkeySignIn: createPasskeySignIn({
      passkeys,
      challenges,
      webAuthn,
      users,
      tokens,
      transactions,
      limiter,
      clock,
    }),
  };
};
