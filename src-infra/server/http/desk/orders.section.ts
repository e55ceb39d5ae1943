import { ORDER_STATUSES } from '@domain/orders/index.ts';
import { html, type Html } from '../pages/index.ts';
import { courierField } from './couriers.ts';
import { toldFacts } from './kitchen/told-allergens.html.ts';
import type { Success } from './desk-api.ts';
import { missingDishForm, proposeReplacement, type MissingDishes } from './missing-dish-form.ts';
import { listSection } from './list-section.ts';
import { amountText, badge, personName, userText, timeText, type Fact } from './parts.html.ts';
import type { Section } from './section.ts';
import { stepForm, takeStep } from './status-forms.ts';
import { labelOf } from './words.ts';

type Dish = {
  readonly id: number;
  readonly bonus?: boolean;
  readonly replacement?: string | null;
  readonly quantity?: number;
  readonly note?: string | null;
  readonly stock?: { readonly product?: { readonly translation?: { readonly title?: string | null } | null } };
};

/** ORDER-10: what the kitchen does where a dish is missing. */
const CHOICES: Readonly<Record<string, string>> = {
  replace: 'If missing: may be replaced',
  ask: 'If missing: ask',
  'ask-declared': 'If missing: ask, only with stated allergens',
  'leave-out': 'If missing: leave out',
};

/** What the kitchen prepares, each dish with its note (ORDER-9) and the choice for the case that it is missing. */
const dishes = (details: readonly Dish[]): Html =>
  html`<ul>${details.map(({ quantity, note, stock, replacement }) => {
    const title = userText(stock?.product?.translation?.title);
    return html`<li>${quantity} × ${title}${note && html`: <strong>${userText(note)}</strong>`}
<small>${CHOICES[replacement ?? 'ask']}</small></li>`;
  })}</ul>`;

type Missing = NonNullable<Success<'showAnyOrder'>['data']['substitutions']>[number];

/** Dishes that the shop could not deliver, and what became of them. */
const missingDishes = (substitutions: readonly Missing[]): Html | undefined =>
  substitutions.length === 0
    ? undefined
    : html`<ul>${substitutions.map(({ state, ordered, proposed, ends_at }) => {
        const [dish, other] = [ordered, proposed].map((each) => userText(each?.product.translation?.title));
        return html`<li>${dish}: ${
          state === 'open'
            ? html`asked for ${other} until ${timeText(ends_at)}`
            : state === 'replaced'
              ? html`replaced by ${other}`
              : 'left out'
        }</li>`;
      })}</ul>`;

type Handover = {
  readonly way: string;
  readonly note: string;
  readonly cutlery: number;
  readonly recipient: { readonly name: string; readonly phone: string } | null;
};

/** ORDER-9: what the kitchen packs and the courier does; a courier hands an order over unless asked otherwise. */
const handoverFacts = (handover: Handover | null | undefined): readonly Fact[] =>
  handover
    ? [
        ['Cutlery', handover.cutlery > 0 ? String(handover.cutlery) : 'None'],
        ['Handover', handover.way === 'door' && 'Leave it at the door'],
        ['For the courier', userText(handover.note)],
        ['Recipient', handover.recipient && userText(`${handover.recipient.name}, +${handover.recipient.phone}`)],
      ]
    : [];

const MISSING: MissingDishes = {
  section: 'orders',
  replacements: ({ api }, sent) => api.call('listReplacements', sent),
  propose: ({ api }, sent) => api.call('proposeSubstitution', sent),
};

/** Orders, and the steps they may take. */
export const ordersSection: Section = listSection({
  key: 'orders',
  title: 'Orders',
  audience: 'operators',
  empty: 'Nobody has ordered yet.',
  searches: 'Number of the order, shop, and name, e-mail or phone of the customer',
  statuses: ORDER_STATUSES,
  list: ({ api }, filter) => api.call('listAllOrders', filter),

  card: async (order, visit) => {
    const [steps, whole] = await Promise.all([
      visit.api.call('showOrderSteps', { id: order.id }),
      visit.api.call('showAnyOrder', { id: order.id }),
    ]);
    const allowed = steps.ok ? steps.body.data.allowed : [];
    const isBrought = order.delivery_type === 'delivery' && allowed.includes('on_a_way');
    return {
      id: String(order.id),
      title: `Order ${order.id}`,
      status: order.status,
      facts: [
        ['Shop', userText(order.shop?.translation?.title)],
        ['Customer', personName(order.user)],
        ['Phone', userText(order.phone)],
        ['How', order.delivery_type && labelOf(order.delivery_type)],
        ['Where to', order.table ? userText(`Table ${order.table.name}`) : userText(order.address?.address)],
        [
          'When',
          order.delivery_date && order.delivery_time
            ? `${order.delivery_date} ${order.delivery_time}, shop’s time`
            : 'As soon as possible',
        ],
        ...toldFacts(order, visit),
        ['Dishes', whole.ok ? dishes(whole.body.data.details ?? []) : order.order_details_sum_quantity],
        ['Missing', whole.ok && missingDishes(whole.body.data.substitutions ?? [])],
        ['Total', amountText(order.total_price, order.currency)],
        [
          'Payment',
          order.transaction && html`${badge(order.transaction.status ?? '')} ${order.transaction.payment_system?.tag}`,
        ],
        ['Note', userText(order.note)],
        ...(whole.ok ? handoverFacts(whole.body.data.handover) : []),
        ['Expected', timeText(order.eta)],
        ['Ordered', timeText(order.created_at)],
      ],
      actions: html`${stepForm(
        {
          section: 'orders',
          id: order.id,
          allowed,
          name: `order ${order.id}`,
          ...(isBrought && { more: await courierField('orders', order.id, visit) }),
        },
        visit,
      )}
${whole.ok && (await missingDishForm(MISSING, whole.body.data, visit))}`,
    };
  },

  act: (visit, typed) =>
    visit.rest[1] === 'missing'
      ? proposeReplacement(MISSING, visit, typed)
      : takeStep('orders', 'Order', visit, typed, (_id, sent) => visit.api.call('moveOrder', sent)),
});
