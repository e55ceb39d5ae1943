import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Log } from '../platform/log.ts';
import type { Store } from '../store/index.ts';

export type OutboxText = {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly code?: string;
  readonly expiresAt?: number;
};
export type SentText = OutboxText & { readonly id: number; readonly createdAt: number };
export type OutboxFilter = { readonly channel?: string; readonly to?: string; readonly offset: number; readonly limit: number };

/** Texts to people: kept for the operator's desk (contract 8.11) until a mail service takes them. */
export interface Outbox {
  send(text: OutboxText): Promise<void>;
  list(filter: OutboxFilter): Promise<{ readonly items: readonly SentText[]; readonly total: number }>;
}

type Deps = { readonly store: Store; readonly clock: Clock; readonly log: Log; /** Demo mode prints codes. */ readonly tellsCodes: boolean };

export const createOutbox = ({ store, clock, log, tellsCodes }: Deps): Outbox => ({
  send: async ({ channel, to, subject, body, code = null, expiresAt = null }) => {
    await store.database
      .insertInto('outbox')
      .values({ channel, recipient: to, subject, body, code, created_at: clock.now(), expires_at: expiresAt })
      .execute();
    if (tellsCodes && code !== null) store.afterCommit(() => log.info('outbox.code', { to, code }));
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
        id: row.id, channel: row.channel === 'sms' ? 'sms' : 'email', to: row.recipient, subject: row.subject, body: row.body,
        createdAt: row.created_at, ...(row.code !== null && { code: row.code }), ...(row.expires_at !== null && { expiresAt: row.expires_at }),
      })),
    };
  },
});
