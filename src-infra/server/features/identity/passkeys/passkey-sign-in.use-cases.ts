import { passkeyHostOf } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../../foundation/limits/index.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { SignInSource } from '../identity.ports.ts';
import type { RateLimited } from '../rate-limited.ts';
import type { SignedIn } from '../sign-in.use-case.ts';
import type { Users } from '../users.ports.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { AuthenticatorAnswer, SignatureQuestion, StoredPasskeys, WebAuthn } from './passkeys.ports.ts';

/** `unknown`: no account that may be entered has this passkey, or this site can have none. */
export type PasskeySignInRefusal = { readonly kind: 'unknown' | 'challenge-gone' | 'passkey-refused' } | RateLimited;

/** ACCOUNT-1g: Signs in with a passkey, which says whose it is: nobody types a name. */
export interface PasskeySignIn {
  /** Returns what to ask an authenticator. */
  begin(origin: string, source: SignInSource): Promise<Result<SignatureQuestion, PasskeySignInRefusal>>;
  /** Exchanges its answer for a session; a challenge counts once, whatever the answer is worth. */
  enter(
    answer: AuthenticatorAnswer,
    origin: string,
    source: SignInSource,
  ): Promise<Result<SignedIn, PasskeySignInRefusal>>;
}

export type PasskeySignInDeps = {
  readonly passkeys: StoredPasskeys;
  readonly challenges: PasskeyChallenges;
  readonly webAuthn: WebAuthn;
  readonly users: Users;
  readonly tokens: AccessTokens;
  readonly transactions: Transactions;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

export const createPasskeySignIn = (deps: PasskeySignInDeps): PasskeySignIn => {
  const { passkeys, challenges, webAuthn, users, tokens, transactions, limiter, clock } = deps;
  return {
    begin: async (origin, { address }) => {
      const host = passkeyHostOf(origin);
      if (host === undefined) return err({ kind: 'unknown' });
      const wait = limiter.take(['passkeyQuestions', address]);
      if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
      return ok(await webAuthn.signature({ origin, host }, await challenges.issue(undefined, null)));
    },

    enter: async (answer, origin, source) => {
      const wait = limiter.take(['loginAddress', source.address]);
      if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
      const host = passkeyHostOf(origin);
      const used = await challenges.use(webAuthn.challengeIn(answer), undefined);
      if (!used || host === undefined) return err({ kind: 'challenge-gone' });
      // Locked, so that of two answers with the same count one is a copy's.
      return transactions.run(async (): Promise<Result<SignedIn, PasskeySignInRefusal>> => {
        const passkey = await passkeys.lock(String(answer['id']));
        const user = passkey && (await users.byId(passkey.userId));
        if (!passkey || !user?.active) return err({ kind: 'unknown' });
        const signed = await webAuthn.verifySignature({ origin, host }, used.challenge, answer, passkey);
        if (!signed) return err({ kind: 'passkey-refused' });
        await passkeys.noteUse(passkey.id, signed.signCount, clock.now());
        return ok({ token: await tokens.issue(user.id, 'passkey', source), user });
      });
    },
  };
};
