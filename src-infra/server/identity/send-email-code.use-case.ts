import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Say } from '../messages/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { createUserRepository, type Store } from '../store/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

export type TooMany = { readonly kind: 'too-many'; readonly seconds: number };
/** `email` is a checked one. */
export type SendEmailCode = (email: string, say: Say, address: string) => Promise<Result<void, TooMany>>;

type Deps = {
  readonly store: Store; readonly codes: OneTimeCodes; readonly outbox: Outbox; readonly limiter: RateLimiter; readonly clock: Clock;
};
const MINUTE_MS = 60_000;

/** Mails a registration code. The owner of a known address is told of the account instead: nobody else learns of it. */
export const createSendEmailCode = ({ store, codes, outbox, limiter, clock }: Deps): SendEmailCode => {
  const users = createUserRepository(store);
  return async (email, say, address) => {
    const wait = limiter.take(['codeMinute', email], ['codeHour', email], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
    await store.transaction(async () => {
      if (await users.byEmail(email)) {
        await codes.issueNone('email', email);
        await outbox.send({ channel: 'email', to: email, subject: say('MAIL_ACCOUNT_EXISTS_SUBJECT'), body: say('MAIL_ACCOUNT_EXISTS') });
        return;
      }
      const { code, expiresAt } = await codes.issue('email', email);
      const minutes = Math.round((expiresAt - clock.now()) / MINUTE_MS);
      await outbox.send({
        channel: 'email', to: email, subject: say('MAIL_CODE_SUBJECT'), body: say('MAIL_CODE', { code, minutes }), code, expiresAt,
      });
    });
    return ok(undefined);
  };
};
