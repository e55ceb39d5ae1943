import { listSection } from './list-section.ts';
import { html, type Html } from '../pages/index.ts';
import type { components } from '../openapi.generated.ts';
import { personName, userText, timeText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';
import { stepForm, takeStep } from './status-forms.ts';

/** BOOKING-2: how many wait for a table, by day and shop. */
const waitingHtml = async ({ api }: Visit): Promise<Html | undefined> => {
  const answer = await api.call('countTableWaits');
  if (!answer.ok || answer.body.data.length === 0) return undefined;
  const days = answer.body.data.map(({ date, parties, shop }, index) => {
    const count = `${parties} ${parties === 1 ? 'party' : 'parties'}`;
    return html`${index > 0 && '; '}${date} at ${userText(shop?.translation?.title)}: ${count}`;
  });
  return html`<p>On the waiting list: ${days}</p>`;
};

/** Reservations of tables. */
export const reservationsSection: Section = listSection({
  key: 'bookings',
  title: 'Bookings',
  audience: 'operators',
  empty: 'Nobody has booked a table yet.',
  searches: 'Number of the booking, name of the guest',
  statuses: ['new', 'accepted', 'canceled'],
  list: ({ api }, filter) => api.call('listAllBookings', filter),
  above: waitingHtml,

  card: async (booking, visit) => {
    const steps = await visit.api.call('showBookingStatus', { id: booking.id });
    return {
      id: String(booking.id),
      title: `Booking ${booking.id}`,
      status: booking.status,
      facts: [
        ['Shop', userText(booking.booking?.shop?.translation?.title)],
        ['Table', userText(tableName(booking.table))],
        ['Guests', booking.guest],
        ['Guest', personName(booking.user)],
        ['From', `${booking.start_date.slice(0, 16)}, shop’s time`],
        ['To', booking.end_date?.slice(0, 16)],
        ['Note', userText(booking.note)],
        ['Booked', timeText(booking.created_at)],
        ['Changed', changesHtml(booking)],
      ],
      actions: stepForm(
        {
          section: 'bookings',
          id: booking.id,
          allowed: steps.ok ? steps.body.data.allowed : [],
          name: `booking ${booking.id}`,
        },
        visit,
      ),
    };
  },

  act: (visit, typed) =>
    takeStep('bookings', 'Booking', visit, typed, (_id, { id, status }) =>
      visit.api.call('changeBookingStatus', { id, status }),
    ),
});

type Booking = components['schemas']['UserBooking'];

const tableName = (table: Booking['table'] | null | undefined): string =>
  [table?.name, table?.shop_section?.translation?.title].filter(Boolean).join(', ');

/** BOOKING-1x: what a customer changed since the restaurant knew it, old → new. */
const changesHtml = ({ changed_from: was, ...booking }: Booking): Html | undefined => {
  if (!was) return undefined;
  const rows = [
    ['Table', tableName(was.table), tableName(booking.table)],
    ['From', was.start_date.slice(0, 16), booking.start_date.slice(0, 16)],
    ['Guests', String(was.guest), String(booking.guest)],
    ['Note', was.note ?? '–', booking.note ?? '–'],
  ].filter(([, before, now]) => before !== now);
  return rows.length === 0
    ? undefined
    : html`${rows.map(([name, before, now]) => html`<div>${name}: ${userText(before)} → ${userText(now)}</div>`)}`;
};
