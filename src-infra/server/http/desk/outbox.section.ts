import { html } from '../pages/index.ts';
import { listSection } from './list-section.ts';
import { userText, timeText } from './parts.html.ts';
import type { Section } from './section.ts';

/** Messages sent by e-mail and SMS, codes included (contract 8.11). */
export const outboxSection: Section = listSection({
  key: 'outbox',
  title: 'Outbox',
  empty: 'Nothing has been sent yet.',
  searches: 'The whole e-mail address or phone number',
  statuses: [],
  list: ({ api }, { page, perPage, search }) => api.call('listOutbox', { page, perPage, to: search }),
  card: ({ id, channel, to, subject, body, code, created_at: sent, expires_at: ends }) => ({
    id: String(id),
    title: html`<bdi>${to}</bdi>`,
    facts: [
      ['By', channel === 'sms' ? 'Phone' : 'E-mail'],
      ['Code', code !== null && html`<code>${code}</code>`],
      ['Subject', userText(subject)],
      ['Text', userText(body)],
      ['Sent', timeText(sent)],
      ['Valid until', timeText(ends)],
    ],
  }),
});
