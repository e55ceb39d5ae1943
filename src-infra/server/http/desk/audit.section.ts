import { listSection } from './list-section.ts';
import { personName, timeText, userText } from './parts.html.ts';
import type { Section } from './section.ts';
import { SETTING_LABELS } from './setting-labels.ts';

/** OPS-6: who changed what at the desk. */
export const auditSection: Section = listSection({
  key: 'audit',
  title: 'Audit log',
  audience: 'operators',
  empty: 'Nobody has changed anything at the desk yet.',
  searches: 'Part of the operation, or of the key or id it was about',
  statuses: [],
  list: ({ api }, { page, perPage, search }) => api.call('listAudit', { page, perPage, search }),
  card: ({ id, user, action, subject, before, after, created_at: at }) => ({
    id: String(id),
    title: titleOf(action, subject),
    facts: [
      ['By', personName(user)],
      ['When', timeText(at)],
      ['Before', before === '' ? 'Empty' : userText(before)],
      ['After', after === '' ? 'Empty' : userText(after)],
      ['Operation', action],
    ],
  }),
});

/** "Move order 12", from the name of the operation. */
const titleOf = (action: string, subject: string | null): string => {
  if (action === 'changeSettings' && subject !== null) return `Setting: ${SETTING_LABELS.get(subject) ?? subject}`;
  const words = action.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${subject === null ? '' : ` ${subject}`}`;
};
