import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomText, randomUuid, type Random } from '../../platform/random.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import { createPhoneCheckRepository, type Store } from '../../store/index.ts';

export type PhonePurpose = 'register' | 'forgot';
/** Contract 3.1: 404, ERROR_203, ERROR_201. */
export type CodeRefusal = { readonly kind: 'unknown' } | { readonly kind: 'expired' } | { readonly kind: 'wrong' };
export type SentCode = { readonly verifyId: string; readonly code: string; readonly minutes: number; readonly expiresAt: number };

/** Six digits sent to a phone: single use, void after five wrong tries or when a newer one is sent. */
export interface PhoneCodes {
  /** Makes the code that counts from now on. One that must not work (`isDead`) looks the same from outside. */
  issue(purpose: PhonePurpose, phone: string, isDead: boolean): Promise<SentCode>;
  /** The phone whose code this is; it stays usable until it is used. */
  check(purpose: PhonePurpose, verifyId: string, code: string): Promise<Result<string, CodeRefusal>>;
  /** Uses the code up with the caller's transaction; false when it was used before. */
  use(verifyId: string): Promise<boolean>;
}

const USUAL_MINUTES = 10;
const CHECK_MINUTES = 30;
const MINUTE_MS = 60_000;
const MOST_TRIES = 5;
const DIGITS = '0123456789';

type Deps = { readonly store: Store; readonly clock: Clock; readonly random: Random; readonly reference: ReferenceSource };

export const createPhoneCodes = ({ store, clock, random, reference }: Deps): PhoneCodes => {
  const checks = createPhoneCheckRepository(store);
  return {
    issue: async (purpose, phone, isDead) => {
      const now = clock.now();
      const minutes = Math.min((await reference()).settings.otpMinutes || USUAL_MINUTES, CHECK_MINUTES);
      const expiresAt = now + minutes * MINUTE_MS;
      const [verifyId, code] = [randomUuid(random), randomText(random, DIGITS, 6)];
      const hash = hashOf(verifyId, code);
      await checks.insert({
        verify_id: verifyId, purpose, phone, code_hash: isDead ? null : hash, created_at: now, code_expires_at: expiresAt,
        expires_at: now + CHECK_MINUTES * MINUTE_MS, used_at: null,
      });
      return { verifyId, code, minutes, expiresAt };
    },

    check: (purpose, verifyId, code) =>
      store.transaction(async () => {
        const now = clock.now();
        const found = await checks.lock(purpose, verifyId.toLowerCase());
        if (!found || found.row.expires_at <= now) return err({ kind: 'unknown' });
        const { row, isNewest } = found;
        if (!isNewest || row.used_at !== null || row.code_expires_at <= now || row.wrong_tries >= MOST_TRIES) return err({ kind: 'expired' });
        if (row.code_hash === hashOf(row.verify_id, code)) return ok(row.phone);
        await checks.countWrongTry(row.id);
        return err({ kind: 'wrong' });
      }),

    use: (verifyId) => checks.use(verifyId.toLowerCase(), clock.now()),
  };
};

const hashOf = (verifyId: string, code: string): string => createHash('sha256').update(`${verifyId}|${code}`).digest('hex');
