import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Say, TextKey } from '../messages/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { createUserRepository, type Store, type UserRow } from '../store/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { TooMany } from './too-many.ts';

/** Who asks, and for what; `email` is a checked one. */
export type EmailCodeWish = {
  readonly purpose: 'email' | 'forgot'; readonly email: string; readonly address: string;
  /** The signed-in caller, who may verify an address of their own. */
  readonly userId?: number | undefined;
};
export type SendEmailCode = (wish: EmailCodeWish, say: Say) => Promise<Result<void, TooMany>>;

type Deps = {
  readonly store: Store; readonly codes: OneTimeCodes; readonly outbox: Outbox; readonly limiter: RateLimiter; readonly clock: Clock;
};
type Mail = { readonly subject: TextKey; readonly body: TextKey };
const MINUTE_MS = 60_000;
const WITH_CODE: Readonly<Record<EmailCodeWish['purpose'], Mail>> = {
  email: { subject: 'MAIL_CODE_SUBJECT', body: 'MAIL_CODE' }, forgot: { subject: 'MAIL_FORGOT_SUBJECT', body: 'MAIL_FORGOT' },
};
const WITHOUT: Readonly<Record<EmailCodeWish['purpose'], Mail>> = {
  email: { subject: 'MAIL_ACCOUNT_EXISTS_SUBJECT', body: 'MAIL_ACCOUNT_EXISTS' }, forgot: { subject: 'MAIL_NO_ACCOUNT_SUBJECT', body: 'MAIL_NO_ACCOUNT' },
};

/**
 * Mails a code. Where none may work, the owner of the address is told why and nobody else learns of it: the answer, and the
 * work behind it, are the same.
 */
export const createSendEmailCode = ({ store, codes, outbox, limiter, clock }: Deps): SendEmailCode => {
  const users = createUserRepository(store);
  return async ({ purpose, email, address, userId }, say) => {
    const wait = limiter.take(['codeMinute', email], ['codeHour', email], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
    await store.transaction(async () => {
      const holder = await users.byEmail(email);
      if (purpose === 'email' ? isTaken(holder, userId) : !mayRecover(holder)) {
        await codes.issueNone(purpose, email);
        await outbox.send({ channel: 'email', to: email, subject: say(WITHOUT[purpose].subject), body: say(WITHOUT[purpose].body) });
        return;
      }
      const { code, expiresAt } = await codes.issue(purpose, email);
      const minutes = Math.round((expiresAt - clock.now()) / MINUTE_MS);
      const { subject, body } = WITH_CODE[purpose];
      await outbox.send({ channel: 'email', to: email, subject: say(subject), body: say(body, { code, minutes }), code, expiresAt });
    });
    return ok(undefined);
  };
};

const isTaken = (holder: UserRow | undefined, userId: number | undefined): boolean =>
  holder !== undefined && holder.id !== userId && holder.email_verified_at !== null;

const mayRecover = (holder: UserRow | undefined): boolean => holder !== undefined && holder.active && holder.email_verified_at !== null;
