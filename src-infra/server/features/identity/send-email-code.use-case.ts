import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Say, TextKey } from '../../foundation/messages/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { UserRow, Users } from './users.ports.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { RateLimited } from './rate-limited.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

/** A request for a code; `email` is validated. */
export type EmailCodeRequest = {
  readonly purpose: 'email' | 'forgot';
  readonly email: string;
  readonly address: string;
  /** The signed-in caller, verifying their own address. */
  readonly userId?: number | undefined;
};
export type SendEmailCode = (request: EmailCodeRequest, say: Say) => Promise<Result<void, RateLimited>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly codes: OneTimeCodes;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** 8.13: whether codes remember who asked. */
  readonly letsInExistingClients: boolean;
};
type Mail = { readonly subject: TextKey; readonly body: TextKey };
const MINUTE_MS = 60_000;
const WITH_CODE: Readonly<Record<EmailCodeRequest['purpose'], Mail>> = {
  email: { subject: 'MAIL_CODE_SUBJECT', body: 'MAIL_CODE' },
  forgot: { subject: 'MAIL_FORGOT_SUBJECT', body: 'MAIL_FORGOT' },
};
const WITHOUT: Readonly<Record<EmailCodeRequest['purpose'], Mail>> = {
  email: { subject: 'MAIL_ACCOUNT_EXISTS_SUBJECT', body: 'MAIL_ACCOUNT_EXISTS' },
  forgot: { subject: 'MAIL_NO_ACCOUNT_SUBJECT', body: 'MAIL_NO_ACCOUNT' },
};

/**
 * Sends a code by e-mail. If none may be issued, informs the owner of the address; response and timing stay the same.
 */
export const createSendEmailCode = ({
  users,
  transactions,
  codes,
  outbox,
  limiter,
  clock,
  letsInExistingClients,
}: Deps): SendEmailCode => {
  return async ({ purpose, email, address, userId }, say) => {
    const wait = limiter.take(['codeMinute', email], ['codeHour', email], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
    const askedFrom = letsInExistingClients && purpose === 'email' ? address : undefined;
    await transactions.run(async () => {
      const holder = await users.byEmail(email);
      if (purpose === 'email' ? isTaken(holder, userId) : !mayRecover(holder)) {
        await codes.issueDecoy(purpose, email, askedFrom);
        await outbox.send({
          channel: 'email',
          to: email,
          subject: say(WITHOUT[purpose].subject),
          body: say(WITHOUT[purpose].body),
          lang: say.lang,
        });
        return;
      }
      const { code, expiresAt } = await codes.issue(purpose, email, askedFrom);
      const minutes = Math.round((expiresAt - clock.now()) / MINUTE_MS);
      const { subject, body } = WITH_CODE[purpose];
      await outbox.send({
        channel: 'email',
        to: email,
        subject: say(subject),
        body: say(body, { code, minutes }),
        lang: say.lang,
        code,
        expiresAt,
      });
    });
    return ok(undefined);
  };
};

const isTaken = (holder: UserRow | undefined, userId: number | undefined): boolean =>
  holder !== undefined && holder.id !== userId && holder.email_verified_at !== null;

const mayRecover = (holder: UserRow | undefined): boolean =>
  holder !== undefined && holder.active && holder.email_verified_at !== null;
