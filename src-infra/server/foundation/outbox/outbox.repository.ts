import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Log } from '../platform/log.ts';
import type { Store } from '../../store/index.ts';
import { DELIVERY_STATUSES, type Outbox, type OutboxText } from './outbox.port.ts';
import { toMailText } from './mail.ts';
import { toOutboxText } from './outbox-row.ts';

type Deps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether codes are logged, as in demo mode. */
  readonly logsCodes: boolean;
  readonly deliversMail: boolean;
  /** Of the links in mails; absent where every request names its own. */
  readonly origin: string | undefined;
};

const KEPT_MS = 30 * 86_400_000;

/** Rows of `outbox`. */
export const createOutboxRepository = ({ store, clock, log, logsCodes, deliversMail, origin }: Deps): Outbox => {
  const send = async (text: OutboxText): Promise<void> => {
    const { channel, to, subject, body, lang = null, html = null, code = null, expiresAt = null } = text;
    const now = clock.now();
    await store.database
      .insertInto('outbox')
      .values({
        channel,
        recipient: to,
        subject,
        body,
        lang,
        html,
        code,
        created_at: now,
        expires_at: expiresAt,
        queued_at: now,
        next_attempt_at: now,
      })
      .execute();
    if (logsCodes && code !== null) store.transactions.afterCommit(() => log.info('outbox.code', { to, code }));
  };

  return {
    send,
    deliversMail,

    mail: async (to, mail) => {
      if (deliversMail) await send(toMailText(to, mail, origin));
    },

    list: async ({ channel, status, to, offset, limit }) => {
      const wanted = store.database
        .selectFrom('outbox')
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
        .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''));
      const { total } = await wanted.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await wanted.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
      return {
        total,
        items: rows.map((row) => ({
          ...toOutboxText(row),
          id: row.id,
          createdAt: row.created_at,
          status: DELIVERY_STATUSES.find((known) => known === row.status) ?? 'failed',
          attempts: row.attempts,
          sentAt: row.sent_at,
          failure: row.failure,
        })),
      };
    },

    sendAgain: async (id) => {
      const now = clock.now();
      const { numUpdatedRows } = await store.database
        .updateTable('outbox')
        .set({ status: 'waiting', attempts: 0, queued_at: now, next_attempt_at: now })
        .where('id', '=', id)
        .where('status', '=', 'failed')
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    prune: async () => {
      await store.database
        .deleteFrom('outbox')
        .where('created_at', '<', clock.now() - KEPT_MS)
        .execute();
    },
  };
};
