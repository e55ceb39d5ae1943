import { html } from '../pages/index.ts';
import { decisionForm, NUMBER, takeDecision } from './decision-form.ts';
import { listSection } from './list-section.ts';
import { amountText, personName, userText, thumbnails, timeText } from './parts.html.ts';
import type { Section } from './section.ts';

/** Refund requests (REFUND-2). */
export const refundsSection: Section = listSection({
  key: 'refunds',
  title: 'Refunds',
  audience: 'operators',
  empty: 'Nobody has asked for a refund yet.',
  searches: 'Number of the order, reason, and name, e-mail or phone of the customer',
  statuses: ['pending', 'accepted', 'canceled'],
  list: ({ api }, filter) => api.call('listAllRefunds', filter),

  card: ({ id, status, order, cause, answer, galleries, amount, lines, created_at: requestedAt }, visit) => ({
    id: String(id),
    title: `Refund ${id}`,
    status,
    facts: [
      ['Order', order && html`<a href="/desk/orders?search=${order.id}">Order ${order.id}</a>`],
      ['Customer', personName(order?.user)],
      ['Shop', userText(order?.shop?.translation?.title)],
      [lines ? 'Amount' : 'Amount (whole order)', order && amountText(amount ?? order.total_price, order.currency)],
      [
        'Pieces',
        lines &&
          html`${lines.map(({ quantity, title, reason, amount: part, note }) => {
            const words = html`${quantity} × ${userText(title)}: ${reason}, ${amountText(part, order?.currency)}`;
            return html`<div>${words}${note && html` (${userText(note)})`}</div>`;
          })}`,
      ],
      ['Reason', userText(cause)],
      ['Answer', userText(answer)],
      [
        'Pictures',
        thumbnails(
          galleries.map(({ path }) => path),
          `refund ${id}`,
        ),
      ],
      ['Asked', timeText(requestedAt)],
    ],
    actions:
      status !== 'pending'
        ? undefined
        : decisionForm(
            {
              section: 'refunds',
              id: String(id),
              name: `refund ${id}`,
              yes: { value: 'accept', label: 'Give the money back' },
              no: { value: 'reject', label: 'Reject' },
              words: { field: 'answer', label: 'Answer to the customer (needed to reject)', limit: 1000 },
            },
            visit,
          ),
  }),

  act: (visit, typed) =>
    takeDecision(
      { section: 'refunds', id: NUMBER },
      visit,
      typed,
      (id, decision) =>
        visit.api.call(decision === 'accept' ? 'acceptRefund' : 'rejectRefund', {
          id,
          answer: typed.text('answer').trim(),
        }),
      (id, decision) => `Refund ${id}: ${decision === 'accept' ? 'the money is given back' : 'rejected'}.`,
    ),
});
