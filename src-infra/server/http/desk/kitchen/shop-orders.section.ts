import { ORDER_STATUSES } from '@domain/orders/index.ts';
import { fillIn } from '../../../foundation/messages/index.ts';
import { readWireTime } from '../../../foundation/time/index.ts';
import { listSection } from '../list-section.ts';
import { amountText, personName, userText } from '../parts.html.ts';
import type { Section } from '../section.ts';
import { statusIn } from '../words.ts';
import { boxesForm, takeBoxes } from './boxes-form.ts';
import { inLatinDigits, localTime } from './local-words.ts';
import { wayOf } from './ticket.html.ts';
import { toldFacts } from './told-allergens.html.ts';

/** All orders of a shop, open ones first. */
export const shopOrdersSection: Section = listSection({
  key: 'shop-orders',
  title: ({ kitchen }) => kitchen.history,
  audience: 'shop',
  empty: ({ kitchen }) => kitchen.noHistory,
  searches: ({ kitchen }) => kitchen.searches,
  statuses: ORDER_STATUSES,
  list: ({ api, shopId }, filter) => api.call('listShopOrders', { ...filter, shop_id: shopId }),
  act: takeBoxes,
  card: async (order, visit) => {
    const { texts, language, now } = visit;
    const { facts, number } = texts.kitchen;
    const zone = order.shop?.timezone ?? 'UTC';
    return {
      id: String(order.id),
      title: fillIn(number, { id: order.id }),
      status: order.status,
      statusLabel: statusIn(texts.desk.statuses, order.status),
      facts: [
        ...toldFacts(order, visit),
        [facts.ordered, localTime(readWireTime(order.created_at ?? '') ?? now, zone, language)],
        [facts.how, wayOf(order, visit)],
        [
          facts.when,
          order.delivery_date && order.delivery_time ? `${order.delivery_date} ${order.delivery_time}` : facts.soon,
        ],
        [facts.customer, order.username ? userText(order.username) : personName(order.user)],
        [facts.dishes, order.order_details_sum_quantity],
        [facts.total, amountText(order.total_price, order.currency, inLatinDigits(language))],
        [facts.note, userText(order.note)],
      ],
      actions: await boxesForm(order, visit),
    };
  },
});
