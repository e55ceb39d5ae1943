import { decisionForm, takeDecision } from './decision-form.ts';
import { listSection } from './list-section.ts';
import { amountText, personName, userText, timeText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';

const OUTCOMES = { paid: 'paid out', rejected: 'rejected, the money is back in the wallet' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Requests to pay out money of a wallet (WALLET-3). */
export const withdrawalsSection: Section = listSection({
  key: 'withdrawals',
  title: 'Withdrawals',
  audience: 'operators',
  empty: 'Nobody wants money paid out.',
  searches: 'Note, and name, e-mail or phone of the person',
  statuses: ['processed', 'paid', 'rejected', 'canceled'],
  list: ({ api }, filter) => api.call('listWithdrawals', filter),

  card: async ({ id, uuid, price, user, author, note, status, created_at: requestedAt }, visit) => ({
    id: uuid,
    title: `Withdrawal ${id}`,
    status,
    facts: [
      ['Person', personName(user ?? author)],
      ['Amount', amountText(price, await baseCurrency(visit))],
      ['Note', userText(note)],
      ['Asked', timeText(requestedAt)],
    ],
    actions:
      status !== 'processed'
        ? undefined
        : decisionForm(
            {
              section: 'withdrawals',
              id: uuid,
              name: `withdrawal ${id}`,
              yes: { value: 'paid', label: 'Paid out' },
              no: { value: 'rejected', label: 'Reject and return the money' },
            },
            visit,
          ),
  }),

  act: (visit, typed) =>
    takeDecision(
      { section: 'withdrawals', id: UUID },
      visit,
      typed,
      (uuid, status) => visit.api.call('decideWithdrawal', { uuid, status }),
      (_uuid, _status, { data: { id, status } }) =>
        `Withdrawal ${id}: ${OUTCOMES[status === 'paid' ? 'paid' : 'rejected']}.`,
    ),
});

/** The currency of the amounts in this list. */
const baseCurrency = async ({ api }: Visit) => {
  const answer = await api.call('listActiveCurrencies');
  return answer.ok ? answer.body.data.find((currency) => currency.default) : undefined;
};
