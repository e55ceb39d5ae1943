import { fillIn } from '../../../foundation/messages/index.ts';
import { html } from '../../pages/index.ts';
import type { DeskRefusal } from '../desk-api.ts';
import { proposeReplacement, type MissingDishes } from '../missing-dish-form.ts';
import type { ActionOutcome, Section, Typed, View, Visit } from '../section.ts';
import { done } from '../status-forms.ts';
import { statusIn } from '../words.ts';
import { LIVE_SCRIPT_PATH } from './live-script.ts';
import { openingHtml } from './opening.html.ts';
import { ticketHtml, type ShopOrder } from './ticket.html.ts';

/** The statuses of the orders that are its tickets. */
export const TICKET_STATUSES: readonly string[] = ['new', 'accepted', 'cooking', 'ready'];
/** More tickets than a kitchen looks at. */
const TICKETS_MAX = 60;
const NUMBER = /^\d{1,10}$/;

const MISSING: MissingDishes = {
  section: 'kitchen',
  replacements: ({ api, shopId }, sent) => api.call('listShopReplacements', { ...sent, shop_id: shopId }),
  propose: ({ api, shopId }, sent) => api.call('proposeShopSubstitution', { ...sent, shop_id: shopId }),
};

/** ORDER-6o: the open orders of a shop as tickets, what to do with each, and the pause. */
export const kitchenSection: Section = {
  key: 'kitchen',
  title: ({ kitchen }) => kitchen.title,
  audience: 'shop',

  show: async (visit): Promise<View | undefined> => {
    const { api, shopId, texts } = visit;
    const { kitchen: words } = texts;
    const [listed, opening] = await Promise.all([
      api.call('listShopOrders', { shop_id: shopId, statuses: TICKET_STATUSES, sort: 'asc', perPage: TICKETS_MAX }),
      api.call('showShopOpening', { shop_id: shopId }),
    ]);
    if (!listed.ok || !opening.ok) return undefined;
    const orders = await Promise.all(listed.body.data.map(async ({ id }) => wholeOf(id, visit)));
    const tickets = await Promise.all(orders.flat().map((order) => ticketHtml(order, MISSING, visit)));
    const fresh = orders.flat().filter(({ status }) => status === 'new').length;
    return {
      title: fresh > 0 ? `(${fresh}) ${words.title}` : words.title,
      script: LIVE_SCRIPT_PATH,
      body: html`<div class="bar">
<h1>${words.title}</h1><a class="button" href="${here(visit)}">${words.refresh}</a>
</div>
${openingHtml(opening.body.data, visit)}
<p class="news" role="status" data-live-news="${JSON.stringify(words.arrived)}"></p>
<ul class="cards tickets" data-live>${tickets}</ul>
<p class="empty">${words.none}</p>`,
    };
  },

  act: async (visit, typed): Promise<ActionOutcome> => {
    const [id = '', what] = visit.rest;
    if (id === 'opening' && what === undefined) return setOpening(visit, typed);
    if (!NUMBER.test(id)) return { kind: 'unknown' };
    if (what === 'missing') return proposeReplacement(MISSING, visit, typed);
    return what === 'status' ? move(id, visit, typed) : { kind: 'unknown' };
  },
};

const here = ({ query }: Visit): string => {
  const shop = query.get('shop');
  return `/desk/kitchen${shop === null ? '' : `?shop=${shop}`}`;
};

/** None where it has left the kitchen meanwhile. */
const wholeOf = async (id: number, { api, shopId }: Visit): Promise<readonly ShopOrder[]> => {
  const answer = await api.call('showShopOrder', { shop_id: shopId, id });
  return answer.ok ? [answer.body.data] : [];
};

const setOpening = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const open = typed.text('open') === '1';
  const { opening: words } = visit.texts.kitchen;
  const answer = await visit.api.call('setShopOpening', { shop_id: visit.shopId, open });
  return answer.ok
    ? done('kitchen', visit, open ? words.taken : words.paused)
    : refused('kitchen/opening', typed, answer.refusal);
};

const move = async (id: string, visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const { kitchen, desk } = visit.texts;
  const status = typed.text('status');
  const sent = { shop_id: visit.shopId, id, status, code: typed.text('code').trim() };
  const answer = await visit.api.call('moveShopOrder', sent);
  return answer.ok
    ? done('kitchen', visit, fillIn(kitchen.moved, { id, status: statusIn(desk.statuses, status) }))
    : refused(`kitchen/${id}`, typed, answer.refusal);
};

const refused = (form: string, typed: Typed, refusal: DeskRefusal): ActionOutcome => ({
  kind: 'refused',
  trouble: { form, typed, refusal },
});
