import { createHash } from 'node:crypto';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, randomText, type Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';

export type CodePurpose = 'email' | 'forgot' | 'phone';

const CODE_MINUTES = 15;
const PROOF_MINUTES = 15;
const MINUTE_MS = 60_000;
const MOST_TRIES = 5;
const DIGITS = '0123456789';

/** Six digits that show that somebody reads what is sent to a recipient: single use, void after five wrong tries. */
export interface OneTimeCodes {
  /** Makes the code that counts from now on; earlier ones of the same purpose stop counting. */
  issue(purpose: CodePurpose, recipient: string): Promise<{ readonly code: string; readonly expiresAt: number }>;
  /** Notes that a code was asked for where none may work, so that both cases look alike afterwards. */
  issueNone(purpose: CodePurpose, recipient: string): Promise<void>;
  wasAskedFor(purpose: CodePurpose, recipient: string): Promise<boolean>;
  /** Uses the code up; a proof when it was right (single use, 15 minutes). */
  exchange(purpose: CodePurpose, recipient: string, code: string): Promise<string | undefined>;
  /** Whether a proof would be redeemed. */
  holds(purpose: CodePurpose, recipient: string, proof: string): Promise<boolean>;
  /** Uses a proof up; true when it was one for this recipient. */
  redeem(purpose: CodePurpose, recipient: string, proof: string): Promise<boolean>;
}

export const createOneTimeCodes = ({ store, clock, random }: { store: Store; clock: Clock; random: Random }): OneTimeCodes => {
  const insert = async (purpose: CodePurpose, recipient: string, hash: string | null): Promise<number> => {
    const now = clock.now();
    const expiresAt = now + CODE_MINUTES * MINUTE_MS;
    await store.database
      .insertInto('one_time_codes')
      .values({ purpose, recipient, code_hash: hash, created_at: now, expires_at: expiresAt, used_at: null })
      .execute();
    return expiresAt;
  };
  const newest = (purpose: CodePurpose, recipient: string) =>
    store.database.selectFrom('one_time_codes').where('purpose', '=', purpose).where('recipient', '=', recipient).orderBy('id', 'desc').limit(1);

  return {
    issue: async (purpose, recipient) => {
      const code = randomText(random, DIGITS, 6);
      return { code, expiresAt: await insert(purpose, recipient, hashOf(recipient, code)) };
    },
    issueNone: async (purpose, recipient) => void (await insert(purpose, recipient, null)),
    wasAskedFor: async (purpose, recipient) => (await newest(purpose, recipient).select('id').executeTakeFirst()) !== undefined,

    exchange: (purpose, recipient, code) =>
      store.transaction(async () => {
        const now = clock.now();
        const found = await newest(purpose, recipient).selectAll().forUpdate().executeTakeFirst();
        if (!found || found.used_at !== null || found.expires_at <= now || found.wrong_tries >= MOST_TRIES) return undefined;
        const update = store.database.updateTable('one_time_codes').where('id', '=', found.id);
        if (found.code_hash !== hashOf(recipient, code)) {
          await update.set({ wrong_tries: found.wrong_tries + 1 }).execute();
          return undefined;
        }
        await update.set({ used_at: now }).execute();
        const proof = randomSecret(random);
        await store.database
          .insertInto('code_proofs')
          .values({ token_hash: hashOf(recipient, proof), purpose, recipient, expires_at: now + PROOF_MINUTES * MINUTE_MS, used_at: null })
          .execute();
        return proof;
      }),

    holds: async (purpose, recipient, proof) => {
      const found = await store.database
        .selectFrom('code_proofs')
        .select('token_hash')
        .where('token_hash', '=', hashOf(recipient, proof))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return found !== undefined;
    },

    redeem: async (purpose, recipient, proof) => {
      const now = clock.now();
      const redeemed = await store.database
        .updateTable('code_proofs')
        .set({ used_at: now })
        .where('token_hash', '=', hashOf(recipient, proof))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('token_hash')
        .executeTakeFirst();
      return redeemed !== undefined;
    },
  };
};

const hashOf = (recipient: string, secret: string): string => createHash('sha256').update(`${recipient}|${secret}`).digest('hex');
