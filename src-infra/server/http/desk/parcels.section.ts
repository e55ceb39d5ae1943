import { PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { html } from '../pages/index.ts';
import { courierField } from './couriers.ts';
import { listSection } from './list-section.ts';
import { amountText, badge, personName, userText, timeText } from './parts.html.ts';
import type { Section } from './section.ts';
import { stepForm, takeStep } from './status-forms.ts';

/** Parcels, and the steps they may take. */
export const parcelsSection: Section = listSection({
  key: 'parcels',
  title: 'Parcels',
  audience: 'operators',
  empty: 'Nobody has sent a parcel yet.',
  searches: 'Number of the parcel, names, e-mail and phones',
  statuses: PARCEL_STATUSES,
  list: ({ api }, filter) => api.call('listAllParcels', filter),

  card: async (parcel, visit) => {
    const steps = await visit.api.call('showParcelSteps', { id: parcel.id });
    const allowed = steps.ok ? steps.body.data.allowed : [];
    return {
      id: String(parcel.id),
      title: `Parcel ${parcel.id}`,
      status: parcel.status,
      facts: [
        ['Kind', userText(parcel.type?.type)],
        [
          'From',
          html`${userText(parcel.username_from)} ${userText(parcel.phone_from)}
${userText(parcel.address_from?.address)}`,
        ],
        [
          'To',
          html`${userText(parcel.username_to)} ${userText(parcel.phone_to)} ${userText(parcel.address_to?.address)}`,
        ],
        ['Customer', personName(parcel.user)],
        ['When', parcel.delivery_date && `${parcel.delivery_date} ${parcel.delivery_time ?? ''}`],
        ['Total', amountText(parcel.total_price, parcel.currency)],
        [
          'Payment',
          parcel.transaction &&
            html`${badge(parcel.transaction.status ?? '')} ${parcel.transaction.payment_system?.tag}`,
        ],
        ['Note', userText(parcel.note)],
        ['Expected', timeText(parcel.eta)],
        ['Sent', timeText(parcel.created_at)],
      ],
      actions: stepForm(
        {
          section: 'parcels',
          id: parcel.id,
          allowed,
          name: `parcel ${parcel.id}`,
          ...(allowed.includes('on_a_way') && { more: await courierField('parcels', parcel.id, visit) }),
        },
        visit,
      ),
    };
  },

  act: (visit, typed) => takeStep('parcels', 'Parcel', visit, typed, (_id, sent) => visit.api.call('moveParcel', sent)),
});
