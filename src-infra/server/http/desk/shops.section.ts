import { farthestKm, zoneAreaKm2 } from '@domain/partners/index.ts';
import { html, type Html } from '../pages/index.ts';
import { decisionForm, NUMBER, takeDecision } from './decision-form.ts';
import { listSection } from './list-section.ts';
import { personName, userText, timeText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';
import { labelOf } from './words.ts';

/** Shops, and whether they may sell. */
export const shopsSection: Section = listSection({
  key: 'shops',
  title: 'Shops',
  audience: 'operators',
  empty: 'There are no shops yet.',
  searches: 'Name of the shop or its owner',
  statuses: ['new', 'edited', 'approved', 'rejected', 'inactive'],
  list: ({ api }, filter) => api.call('listAllShops', filter),

  card: (shop, visit) => ({
    id: String(shop.id),
    title: userText(shop.translation?.title) ?? `Shop ${shop.id}`,
    ...(shop.status && { status: shop.status }),
    facts: [
      ['Number', shop.status === 'approved' ? html`<a href="/shop/${shop.id}">${shop.id}</a>` : shop.id],
      ['Kind', shop.type],
      ['Owner', personName(shop.seller)],
      ['Phone', userText(shop.phone)],
      ['Address', userText(shop.translation?.address)],
      ['About', userText(shop.translation?.description)],
      ['Delivers within', zoneText(shop)],
      [
        'Documents',
        (shop.documents ?? []).length > 0 &&
          html`${(shop.documents ?? []).map(({ path }, index) => html`<a href="${path}">Document ${index + 1}</a> `)}`,
      ],
      ['Note', userText(shop.status_note)],
      ['Opened', timeText(shop.created_at)],
      ['Kitchen', shop.status === 'approved' && html`<a href="/desk/kitchen?shop=${shop.id}">Orders of the shop</a>`],
    ],
    actions: html`${menuLinks(shop.id)}${decision(shop.id, shop.status ?? '', visit)}`,
  }),

  act: (visit, typed) =>
    takeDecision(
      { section: 'shops', id: NUMBER },
      visit,
      typed,
      (id, status) => visit.api.call('decideShop', { id, status, status_note: typed.text('status_note').trim() }),
      (id, status) => `Shop ${id}: ${labelOf(status)}.`,
    ),
});

/** OPS-6: the ways to what the shop sells and when it is open. */
const menuLinks = (id: number): Html => html`<div class="row">
<a class="button" href="/desk/menu?shop=${id}" aria-label="Menu: shop ${id}">Menu</a>
<a class="button" href="/desk/hours?shop=${id}" aria-label="Hours: shop ${id}">Hours</a>
</div>`;

type Placed = {
  readonly delivery_zone?: readonly (readonly number[])[];
  readonly location?: { readonly latitude: string; readonly longitude: string };
};
/** How far the corners of the delivery zone are from the shop. */
const zoneText = ({ delivery_zone: corners = [], location }: Placed): string => {
  const zone = corners.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
  const shop = { latitude: Number(location?.latitude ?? 0), longitude: Number(location?.longitude ?? 0) };
  return zone.length === 0
    ? 'No zone'
    : `${zone.length} corners, ${zoneAreaKm2(zone).toFixed(1)} km², farthest ${farthestKm(zone, shop).toFixed(1)} km`;
};

/** Expanded for a new shop, and for one that was changed after a rejection, collapsed after a decision. */
const decision = (id: number, status: string, visit: Visit): Html => {
  const form = decisionForm(
    {
      section: 'shops',
      id: String(id),
      name: `shop ${id}`,
      words: { field: 'status_note', label: 'Note to the owner', limit: 500 },
      yes: status === 'approved' ? undefined : { value: 'approved', label: 'Approve' },
      no: status === 'rejected' ? undefined : { value: 'rejected', label: 'Reject' },
    },
    visit,
  );
  const isTroubled = visit.trouble?.form === `shops/${id}`;
  return status === 'new' || status === 'edited'
    ? form
    : html`<details${isTroubled && html` open`}>
<summary aria-label="Decide anew …: shop ${id}">Decide anew …</summary>
${form}
</details>`;
};
