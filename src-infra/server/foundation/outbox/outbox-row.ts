import type { Selectable } from 'kysely';
import type { Tables } from '../../store/tables/index.ts';
import type { OutboxText } from './outbox.port.ts';

export type OutboxRow = Selectable<Tables['outbox']>;

export const toOutboxText = (row: OutboxRow): OutboxText => ({
  channel: row.channel === 'sms' ? 'sms' : 'email',
  to: row.recipient,
  subject: row.subject,
  body: row.body,
  ...(row.lang !== null && { lang: row.lang }),
  ...(row.html !== null && { html: row.html }),
  ...(row.code !== null && { code: row.code }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
});
