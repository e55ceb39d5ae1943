import { html, type Html } from '../pages/index.ts';
import { listSection } from './list-section.ts';
import { actionOf, refusalHtml, timeText, userText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';
import { done } from './status-forms.ts';

/** Messages sent by e-mail and SMS, codes included (contract 8.11), and what became of them. */
export const outboxSection: Section = listSection({
  key: 'outbox',
  title: 'Outbox',
  audience: 'operators',
  empty: 'Nothing has been sent yet.',
  searches: 'The whole e-mail address or phone number',
  statuses: ['waiting', 'sent', 'failed'],
  list: ({ api }, { page, perPage, status, search }) => api.call('listOutbox', { page, perPage, status, to: search }),
  card: (text, visit) => ({
    id: String(text.id),
    title: html`<bdi>${text.to}</bdi>`,
    ...(text.status !== undefined && { status: text.status }),
    facts: [
      ['By', text.channel === 'sms' ? 'Phone' : 'E-mail'],
      ['Code', text.code !== null && html`<code>${text.code}</code>`],
      ['Subject', userText(text.subject)],
      ['Text', userText(text.body)],
      ['Written', timeText(text.created_at)],
      ['Delivered', timeText(text.sent_at ?? null)],
      ['Valid until', timeText(text.expires_at)],
      ['Attempts', text.attempts !== undefined && text.attempts > 0 && String(text.attempts)],
      ['Last failure', userText(text.failure ?? null)],
    ],
    actions: text.status === 'failed' ? againForm(text, visit) : undefined,
  }),

  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (what !== 'again' || !/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
    const answer = await visit.api.call('sendOutboxTextAgain', { id });
    return answer.ok
      ? done('outbox', visit, 'The message is on its way again.')
      : { kind: 'refused', trouble: { form: `outbox/${id}`, typed, refusal: answer.refusal } };
  },
});

const againForm = ({ id, to }: { readonly id: number; readonly to: string }, visit: Visit): Html =>
  html`${refusalHtml(visit.trouble, `outbox/${id}`)}
<form method="post" action="${actionOf('outbox', `${id}/again`, visit)}">
<div class="row"><button class="go" aria-label="Send again: ${to}">Send again</button></div>
</form>`;
