import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomText, randomUuid, type Random } from '../../../foundation/platform/random.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { PhoneChecks } from './phone.ports.ts';

export type PhonePurpose = 'register' | 'forgot';
/** Contract 3.1: 404, ERROR_203, ERROR_201. */
export type CodeRefusal = { readonly kind: 'unknown' } | { readonly kind: 'expired' } | { readonly kind: 'wrong' };
export type SentCode = {
  readonly verifyId: string;
  readonly code: string;
  readonly minutes: number;
  readonly expiresAt: number;
};

/** Six-digit codes sent by SMS: single use, void after five wrong attempts or when a newer one is sent. */
export interface PhoneCodes {
  /** Issues a code that replaces earlier ones. A decoy (`isDead`) is indistinguishable to the caller. */
  issue(purpose: PhonePurpose, phone: string, isDead: boolean): Promise<SentCode>;
  /** Returns the phone of a valid code without redeeming it. */
  check(purpose: PhonePurpose, verifyId: string, code: string): Promise<Result<string, CodeRefusal>>;
  /** Redeems the code in the caller's transaction; returns false if it was redeemed before. */
  use(verifyId: string): Promise<boolean>;
}

const DEFAULT_MINUTES = 10;
const CHECK_MINUTES = 30;
const MINUTE_MS = 60_000;
const MAX_TRIES = 5;
const DIGITS = '0123456789';

type Deps = {
  readonly checks: PhoneChecks;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
  readonly reference: ReferenceSource;
};

export const createPhoneCodes = ({ checks, transactions, clock, random, reference }: Deps): PhoneCodes => {
  return {
    issue: async (purpose, phone, isDead) => {
      const now = clock.now();
      const minutes = Math.min((await reference()).settings.otpMinutes || DEFAULT_MINUTES, CHECK_MINUTES);
      const expiresAt = now + minutes * MINUTE_MS;
      const [verifyId, code] = [randomUuid(random), randomText(random, DIGITS, 6)];
      const hash = hashOf(verifyId, code);
      await checks.insert({
        verify_id: verifyId,
        purpose,
        phone,
        code_hash: isDead ? null : hash,
        created_at: now,
        code_expires_at: expiresAt,
        expires_at: now + CHECK_MINUTES * MINUTE_MS,
        used_at: null,
      });
      return { verifyId, code, minutes, expiresAt };
    },

    check: (purpose, verifyId, code) =>
      transactions.run(async () => {
        const now = clock.now();
        const found = await checks.lock(purpose, verifyId.toLowerCase());
        if (!found || found.row.expires_at <= now) return err({ kind: 'unknown' });
        const { row, isNewest } = found;
        if (!isNewest || row.used_at !== null || row.code_expires_at <= now || row.wrong_tries >= MAX_TRIES)
          return err({ kind: 'expired' });
        if (row.code_hash === hashOf(row.verify_id, code)) return ok(row.phone);
        await checks.countWrongTry(row.id);
        return err({ kind: 'wrong' });
      }),

    use: (verifyId) => checks.use(verifyId.toLowerCase(), clock.now()),
  };
};

const hashOf = (verifyId: string, code: string): string =>
  createHash('sha256').update(`${verifyId}|${code}`).digest('hex');
