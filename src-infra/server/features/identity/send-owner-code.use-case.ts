import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Say } from '../../foundation/messages/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { ownerContactOf, type OwnerContact } from './owner-contact.ts';
import type { RateLimited } from './rate-limited.ts';
import type { Users } from './users.ports.ts';

export type OwnerCodeRefusal = { readonly kind: 'no-contact' } | RateLimited;
/** ACCOUNT-5b: Sends a code to the verified contact of the caller's account, never to a new one. */
export type SendOwnerCode = (
  userId: number,
  address: string,
  say: Say,
) => Promise<Result<OwnerContact, OwnerCodeRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly codes: OneTimeCodes;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};
const MINUTE_MS = 60_000;

export const createSendOwnerCode =
  ({ users, transactions, codes, outbox, limiter, clock }: Deps): SendOwnerCode =>
  async (userId, address, say) => {
    const account = await users.byId(userId);
    const contact = account && ownerContactOf(account);
    if (!contact) return err({ kind: 'no-contact' });
    const { channel, to } = contact;
    const wait = limiter.take(['codeMinute', `owner ${to}`], ['codeHour', `owner ${to}`], ['codeAddress', address]);
    if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
    await transactions.run(async () => {
      const { code, expiresAt } = await codes.issue('owner', to);
      const minutes = Math.round((expiresAt - clock.now()) / MINUTE_MS);
      await outbox.send({
        channel,
        to,
        subject: channel === 'email' ? say('MAIL_OWNER_CODE_SUBJECT') : null,
        body: say('MAIL_OWNER_CODE', { code, minutes }),
        code,
        expiresAt,
      });
    });
    return ok(contact);
  };
