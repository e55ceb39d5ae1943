import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../../foundation/limits/index.ts';
import type { Say } from '../../../foundation/messages/index.ts';
import type { Outbox } from '../../../foundation/outbox/index.ts';
import type { UserRow, Users } from '../users.ports.ts';
import type { RateLimited } from '../rate-limited.ts';
import type { PhoneCodes, PhonePurpose } from './phone-codes.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';

/** A request for a code; `phone` is validated. */
export type PhoneCodeRequest = {
  readonly purpose: PhonePurpose;
  readonly phone: string;
  readonly address: string;
  /** The signed-in caller, verifying their own number. */
  readonly userId: number | undefined;
};
export type SendPhoneCode = (
  request: PhoneCodeRequest,
  say: Say,
) => Promise<Result<{ readonly verifyId: string }, RateLimited>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly phoneCodes: PhoneCodes;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
};

/** Sends a code by SMS. If none may be issued, informs the owner of the number; response and timing stay the same. */
export const createSendPhoneCode = ({ users, transactions, phoneCodes, outbox, limiter }: Deps): SendPhoneCode => {
  return async ({ purpose, phone, address, userId }, say) => {
    const wait = limiter.take(['codeMinute', phone], ['codeHour', phone], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
    return transactions.run(async () => {
      const holder = await users.byPhone(phone);
      const isDead = purpose === 'register' ? isTaken(holder, userId) : !mayRecover(holder);
      const { verifyId, code, minutes, expiresAt } = await phoneCodes.issue(purpose, phone, isDead);
      const why = purpose === 'register' ? say('SMS_ACCOUNT_EXISTS') : say('SMS_NO_ACCOUNT');
      await outbox.send({
        channel: 'sms',
        to: phone,
        subject: null,
        lang: say.lang,
        ...(isDead ? { body: why } : { body: say('SMS_CODE', { code, minutes }), code, expiresAt }),
      });
      return ok({ verifyId });
    });
  };
};

const isTaken = (holder: UserRow | undefined, userId: number | undefined): boolean =>
  holder !== undefined && holder.id !== userId && holder.phone_verified_at !== null;

const mayRecover = (holder: UserRow | undefined): boolean =>
  holder !== undefined && holder.active && holder.phone_verified_at !== null;
