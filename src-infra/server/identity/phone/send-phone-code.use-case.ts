import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../limits/index.ts';
import type { Say } from '../../messages/index.ts';
import type { Outbox } from '../../outbox/index.ts';
import { createUserRepository, type Store, type UserRow } from '../../store/index.ts';
import type { TooMany } from '../too-many.ts';
import type { PhoneCodes, PhonePurpose } from './phone-codes.ts';

/** Who asks, and for what; `phone` is a checked one. */
export type PhoneCodeWish = {
  readonly purpose: PhonePurpose; readonly phone: string; readonly address: string;
  /** The signed-in caller, who may verify a number of their own. */
  readonly userId: number | undefined;
};
export type SendPhoneCode = (wish: PhoneCodeWish, say: Say) => Promise<Result<{ readonly verifyId: string }, TooMany>>;

type Deps = { readonly store: Store; readonly phoneCodes: PhoneCodes; readonly outbox: Outbox; readonly limiter: RateLimiter };

/**
 * Sends a code by SMS. Where none may work, the owner of the number is told why and nobody else learns of it: the answer,
 * and the work behind it, are the same.
 */
export const createSendPhoneCode = ({ store, phoneCodes, outbox, limiter }: Deps): SendPhoneCode => {
  const users = createUserRepository(store);
  return async ({ purpose, phone, address, userId }, say) => {
    const wait = limiter.take(['codeMinute', phone], ['codeHour', phone], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
    return store.transaction(async () => {
      const holder = await users.byPhone(phone);
      const isDead = purpose === 'register' ? isTaken(holder, userId) : !mayRecover(holder);
      const { verifyId, code, minutes, expiresAt } = await phoneCodes.issue(purpose, phone, isDead);
      const why = purpose === 'register' ? say('SMS_ACCOUNT_EXISTS') : say('SMS_NO_ACCOUNT');
      await outbox.send({
        channel: 'sms', to: phone, subject: null, ...(isDead ? { body: why } : { body: say('SMS_CODE', { code, minutes }), code, expiresAt }),
      });
      return ok({ verifyId });
    });
  };
};

const isTaken = (holder: UserRow | undefined, userId: number | undefined): boolean =>
  holder !== undefined && holder.id !== userId && holder.phone_verified_at !== null;

const mayRecover = (holder: UserRow | undefined): boolean => holder !== undefined && holder.active && holder.phone_verified_at !== null;
