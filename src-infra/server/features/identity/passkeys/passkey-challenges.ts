import { createHash } from 'node:crypto';
import { PASSKEY_CHALLENGE_MS } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, type Random } from '../../../foundation/platform/random.ts';
import type { Asked, StoredPasskeyChallenges } from './passkeys.ports.ts';

/** ACCOUNT-1g: Questions to authenticators: 256 random bits, valid for five minutes and once, stored as hashes. */
export interface PasskeyChallenges {
  /** Returns a new challenge. */
  issue(asked: Asked, handle: string | null): Promise<string>;
  /** Uses up a challenge; returns it with the handle it was issued for, `undefined` unless it is valid for these. */
  use(challenge: string | undefined, asked: Asked): Promise<UsedChallenge | undefined>;
}
export type UsedChallenge = { readonly challenge: string; readonly handle: string | null };

type Deps = {
  readonly stored: StoredPasskeyChallenges;
  readonly clock: Clock;
  readonly random: Random;
};

export const createPasskeyChallenges = ({ stored, clock, random }: Deps): PasskeyChallenges => ({
  issue: async (asked, handle) => {
    const challenge = randomSecret(random);
    await stored.insert({ hash: hashOf(challenge), asked, handle, expiresAt: clock.now() + PASSKEY_CHALLENGE_MS });
    return challenge;
  },
  use: async (challenge, asked) => {
    if (challenge === undefined) return undefined;
    const taken = await stored.take(hashOf(challenge), asked, clock.now());
    return taken && { challenge, handle: taken.handle };
  },
});

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');
