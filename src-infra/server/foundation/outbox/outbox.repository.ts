import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Log } from '../platform/log.ts';
import type { Store } from '../../store/index.ts';
import type { Outbox } from './outbox.port.ts';

type Deps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether codes are logged, as in demo mode. */
  readonly logsCodes: boolean;
};

/** Rows of `outbox`. */
export const createOutboxRepository = ({ store, clock, log, logsCodes }: Deps): Outbox => ({
  send: async ({ channel, to, subject, body, code = null, expiresAt = null }) => {
    await store.database
      .insertInto('outbox')
      .values({ channel, recipient: to, subject, body, code, created_at: clock.now(), expires_at: expiresAt })
      .execute();
    if (logsCodes && code !== null) store.transactions.afterCommit(() => log.info('outbox.code', { to, code }));
  },

  list: async ({ channel, to, offset, limit }) => {
    const wanted = store.database
      .selectFrom('outbox')
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
      .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''));
    const { total } = await wanted.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await wanted.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
    return {
      total,
      items: rows.map((row) => ({
        id: row.id,
        channel: row.channel === 'sms' ? 'sms' : 'email',
        to: row.recipient,
        subject: row.subject,
        body: row.body,
        createdAt: row.created_at,
        ...(row.code !== null && { code: row.code }),
        ...(row.expires_at !== null && { expiresAt: row.expires_at }),
      })),
    };
  },
});
