import { listSection } from './list-section.ts';
import { personName, userText, timeText } from './parts.html.ts';
import type { Section } from './section.ts';
import { stepForm, takeStep } from './status-forms.ts';

/** Reservations of tables. */
export const reservationsSection: Section = listSection({
  key: 'bookings',
  title: 'Bookings',
  empty: 'Nobody has booked a table yet.',
  searches: 'Number of the booking, name of the guest',
  statuses: ['new', 'accepted', 'canceled'],
  list: ({ api }, filter) => api.call('listAllBookings', filter),

  card: async (booking, visit) => {
    const steps = await visit.api.call('showBookingStatus', { id: booking.id });
    return {
      id: String(booking.id),
      title: `Booking ${booking.id}`,
      status: booking.status,
      facts: [
        ['Shop', userText(booking.booking?.shop?.translation?.title)],
        [
          'Table',
          userText([booking.table?.name, booking.table?.shop_section?.translation?.title].filter(Boolean).join(', ')),
        ],
        ['Guests', booking.guest],
        ['Guest', personName(booking.user)],
        ['From', `${booking.start_date.slice(0, 16)}, shop’s time`],
        ['To', booking.end_date?.slice(0, 16)],
        ['Note', userText(booking.note)],
        ['Booked', timeText(booking.created_at)],
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
