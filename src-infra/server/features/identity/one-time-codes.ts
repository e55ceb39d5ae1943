import { createHash } from 'node:crypto';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, randomText, type Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CodePurpose, ProofPurpose, StoredCodes } from './identity.ports.ts';

const CODE_MINUTES = 15;
const PROOF_MINUTES = 15;
const MINUTE_MS = 60_000;
export const MAX_TRIES = 5;
const DIGITS = '0123456789';

/** Six-digit codes that prove access to a recipient: single use, void after five wrong attempts. */
export interface OneTimeCodes {
  /** Issues a code, which replaces earlier ones for the same purpose. `askedFrom` is a network address (8.13). */
  issue(
    purpose: CodePurpose,
    recipient: string,
    askedFrom?: string,
  ): Promise<{ readonly code: string; readonly expiresAt: number }>;
  /** Records a request without a valid code, so that responses do not reveal whether an account exists. */
  issueDecoy(purpose: CodePurpose, recipient: string, askedFrom?: string): Promise<void>;
  wasRequested(purpose: CodePurpose, recipient: string): Promise<boolean>;
  /** Redeems a code for a proof (single use, 15 minutes). */
  exchange(purpose: CodePurpose, recipient: string, code: string): Promise<string | undefined>;
  /** Returns a proof of something that was proved without a code (single use, 15 minutes). */
  prove(purpose: ProofPurpose, recipient: string): Promise<string>;
  /** Returns whether a proof can be redeemed. */
  isRedeemable(purpose: ProofPurpose, recipient: string, proof: string): Promise<boolean>;
  /** Redeems a proof; returns true if it was valid for this recipient. */
  redeem(purpose: ProofPurpose, recipient: string, proof: string): Promise<boolean>;
}

type Deps = {
  readonly stored: StoredCodes;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createOneTimeCodes = ({ stored, transactions, clock, random }: Deps): OneTimeCodes => {
  const insert = async (
    purpose: CodePurpose,
    recipient: string,
    hash: string,
    askedFrom: string | undefined,
  ): Promise<number> => {
    const createdAt = clock.now();
    const expiresAt = createdAt + CODE_MINUTES * MINUTE_MS;
    await stored.insert({ purpose, recipient, hash, createdAt, expiresAt, askedFrom });
    return expiresAt;
  };

  const prove = async (purpose: ProofPurpose, recipient: string): Promise<string> => {
    const proof = randomSecret(random);
    const expiresAt = clock.now() + PROOF_MINUTES * MINUTE_MS;
    await stored.insertProof({ purpose, recipient, hash: hashOf(recipient, proof), expiresAt });
    return proof;
  };

  return {
    issue: async (purpose, recipient, askedFrom) => {
      const code = randomText(random, DIGITS, 6);
      return { code, expiresAt: await insert(purpose, recipient, hashOf(recipient, code), askedFrom) };
    },
    // The same work as for a code; no text has the hash of these bytes.
    issueDecoy: async (purpose, recipient, askedFrom) => {
      randomText(random, DIGITS, 6);
      await insert(purpose, recipient, hashOf(recipient, randomSecret(random)), askedFrom);
    },
    wasRequested: stored.exists,

    exchange: (purpose, recipient, code) =>
      transactions.run(async () => {
        const now = clock.now();
        const found = await stored.lockNewest(purpose, recipient);
        if (!found || found.isUsed || found.expiresAt <= now || found.wrongTries >= MAX_TRIES) return undefined;
        if (found.hash !== hashOf(recipient, code)) {
          await stored.countWrongTry(found.id);
          return undefined;
        }
        await stored.use(found.id, now);
        return prove(purpose, recipient);
      }),

    prove,

    isRedeemable: (purpose, recipient, proof) => stored.hasProof(purpose, hashOf(recipient, proof), clock.now()),
    redeem: (purpose, recipient, proof) => stored.useProof(purpose, hashOf(recipient, proof), clock.now()),
  };
};

/** Hashes a code or a proof together with whom it was sent to. */
export const hashOf = (recipient: string, secret: string): string =>
  createHash('sha256').update(`${recipient}|${secret}`).digest('hex');
