import { decisionForm, NUMBER, takeDecision } from './decision-form.ts';
import { listSection } from './list-section.ts';
import { personName, userText, thumbnails, timeText } from './parts.html.ts';
import type { Section } from './section.ts';
import { labelOf } from './words.ts';

/** What an application says about its courier, in the order of the form. */
const LABELS: Readonly<Record<string, string>> = {
  type_of_technique: 'Vehicle',
  brand: 'Make',
  model: 'Model',
  color: 'Color',
  number: 'Number plate',
  length: 'Length in cm',
  width: 'Width in cm',
  height: 'Height in cm',
  kg: 'Weight in kg',
};
const IN_ORDER = Object.fromEntries(Object.keys(LABELS).map((name) => [name, undefined]));

/** Other clients may send more than texts and numbers. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Applications of future couriers. */
export const applicationsSection: Section = listSection({
  key: 'applications',
  title: 'Applications',
  audience: 'operators',
  empty: 'Nobody has applied yet.',
  searches: 'Name, e-mail or phone of the person',
  statuses: ['pending', 'approved', 'canceled'],
  list: ({ api }, filter) => api.call('listApplications', filter),

  card: ({ id, status, status_note: note, data, model, created_at: requestedAt }, visit) => {
    const { images, ...rest } = data;
    const pictures = Array.isArray(images) ? images.map(String) : [];
    return {
      id: String(id),
      title: `Application ${id}`,
      status,
      facts: [
        ['Person', personName(model)],
        ...Object.entries({ ...IN_ORDER, ...rest }).map(
          ([name, value]) => [LABELS[name] ?? labelOf(name), userText(textOf(value))] as const,
        ),
        ['Pictures', thumbnails(pictures, `application ${id}`)],
        ['Note', userText(note)],
        ['Applied', timeText(requestedAt)],
      ],
      actions:
        status !== 'pending'
          ? undefined
          : decisionForm(
              {
                section: 'applications',
                id: String(id),
                name: `application ${id}`,
                yes: { value: 'approved', label: 'Approve' },
                no: { value: 'canceled', label: 'Refuse' },
                words: { field: 'status_note', label: 'Note to the person', limit: 500 },
              },
              visit,
            ),
    };
  },

  act: (visit, typed) =>
    takeDecision(
      { section: 'applications', id: NUMBER },
      visit,
      typed,
      (id, status) =>
        visit.api.call('decideApplication', { id, status, status_note: typed.text('status_note').trim() }),
      (id, status) => `Application ${id}: ${labelOf(status)}.`,
    ),
});
