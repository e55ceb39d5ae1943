import { fillIn } from '../../foundation/messages/index.ts';
import { readWireTime } from '../../foundation/time/index.ts';
import { html, type Html } from '../pages/index.ts';
import { answered, isolated, threadView } from './chat-thread.ts';
import type { Success } from './desk-api.ts';
import { TICKET_STATUSES } from './kitchen/kitchen.section.ts';
import { ageText, localTime } from './kitchen/local-words.ts';
import { wayOf } from './kitchen/ticket.html.ts';
import { listSection } from './list-section.ts';
import { actionOf, badge, personName } from './parts.html.ts';
import type { Section, View, Visit } from './section.ts';
import { statusIn } from './words.ts';

type Chat = Success<'showShopChat'>['data'];

const KEY = 'messages';
const nameOf = ({ user }: Pick<Chat, 'user'>): string => [user.firstname, user.lastname].filter(Boolean).join(' ');

const list = listSection({
  key: KEY,
  title: ({ chat }) => chat.title,
  audience: 'shop',
  empty: ({ chat }) => chat.empty,
  searches: ({ chat }) => chat.searches,
  statuses: ['unread'],
  news: ({ chat }) => chat.waiting,
  list: ({ api, shopId }, filter) => api.call('listShopChats', { ...filter, shop_id: shopId }),
  card: (row, visit) => {
    const { id, user, unread_count: unread, last_message_at: last, created_at: created } = row;
    const { chat: words, desk } = visit.texts;
    const name = nameOf(row) || words.customer;
    return {
      id,
      title: personName(user) ?? words.customer,
      state: `${unread} ${last ?? ''}`,
      isNew: unread > 0,
      ...(unread > 0 && { status: 'unread', statusLabel: statusIn(desk.statuses, 'unread') }),
      facts: [
        [words.fresh, unread > 0 && String(unread)],
        [words.last, ageText(readWireTime(last ?? created) ?? visit.now, visit.now, visit.language)],
      ],
      actions: html`<a class="button go" href="${actionOf(KEY, id, visit)}"
  aria-label="${fillIn(words.openThis, { name: isolated(name) })}">${words.open}</a>`,
    };
  },
});

/** CHAT-1n, CHAT-1q: the chats of a shop with its customers, and how many wait for an answer. */
export const messagesSection: Section = {
  ...list,
  show: (visit) => (visit.rest[0] === undefined ? list.show(visit) : thread(visit, visit.rest[0])),

  waiting: async ({ api, shopId, texts, language }) => {
    const answer = await api.call('listShopChats', { shop_id: shopId, status: 'unread', perPage: 1 });
    if (!answer.ok || answer.body.meta.total === 0) return undefined;
    const count = answer.body.meta.total;
    const { waiting } = texts.chat;
    const text = waiting[new Intl.PluralRules(language).select(count)] ?? waiting.other;
    return { count, text: fillIn(text, { count }) };
  },

  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    const { api, shopId, texts } = visit;
    if (what === 'messages') {
      const sent = { shop_id: shopId, id, chat_content: typed.text('chat_content') };
      return answered(KEY, id, visit, typed, await api.call('answerShopChat', sent));
    }
    if (what !== 'read') return { kind: 'unknown' };
    const answer = await api.call('readShopChat', { shop_id: shopId, id });
    return answer.ok
      ? { kind: 'done', to: actionOf(KEY, encodeURIComponent(id), visit), notice: texts.chat.setAside }
      : { kind: 'unknown' };
  },
};

const thread = async (visit: Visit, id: string): Promise<View | undefined> => {
  const { api, shopId, texts, language } = visit;
  const { chat: words } = texts;
  const [found, said, shop] = await Promise.all([
    api.call('showShopChat', { shop_id: shopId, id }),
    api.call('listShopMessages', { shop_id: shopId, id, perPage: 100 }),
    api.call('showShop', { id: shopId }),
  ]);
  if (!found.ok || !said.ok) return undefined;
  const chat = found.body.data;
  const customer = nameOf(chat) || words.customer;
  const zone = shop.ok ? shop.body.data.timezone : 'UTC';
  const heading = fillIn(words.heading, { name: isolated(customer) });
  return threadView(
    {
      section: KEY,
      id,
      title: heading,
      heading,
      customer,
      ours: words.ours,
      messages: said.body.data,
      timeText: (time) =>
        html`<time datetime="${time.replace(' ', 'T')}">${localTime(
          readWireTime(time) ?? visit.now,
          zone,
          language,
        )}</time>`,
      about: await aboutHtml(chat, visit),
      actions: chat.unread_count > 0 ? setAsideForm(id, visit) : undefined,
    },
    visit,
  );
};

const setAsideForm = (id: string, visit: Visit): Html =>
  html`<form class="aside" method="post" action="${actionOf(KEY, `${id}/read`, visit)}">
<button>${visit.texts.chat.noAnswer}</button>
</form>`;

/** CHAT-1p: the order that a chat is about, which leads to its ticket, or to the list once it is over. */
const aboutHtml = async ({ order_id: id }: Chat, visit: Visit): Promise<Html | undefined> => {
  if (!id) return undefined;
  const { api, shopId, texts, query } = visit;
  const answer = await api.call('showShopOrder', { shop_id: shopId, id });
  if (!answer.ok) return undefined;
  const order = answer.body.data;
  const shop = query.has('shop') ? `shop=${query.get('shop')}` : '';
  const address = TICKET_STATUSES.includes(order.status)
    ? `/desk/kitchen${shop && `?${shop}`}#row-${id}`
    : `/desk/shop-orders?search=${id}${shop && `&${shop}`}`;
  const dishes = (order.details ?? []).map(
    ({ quantity, stock }) => html`<li>${quantity} × <bdi>${stock.product?.translation?.title}</bdi></li>`,
  );
  return html`<section class="panel about" aria-labelledby="about">
<h2 id="about"><span class="news">${texts.chat.about}: </span><a href="${address}">${fillIn(texts.kitchen.number, {
    id,
  })}</a></h2>
<p>${badge(order.status, statusIn(texts.desk.statuses, order.status))} ${wayOf(order, visit)}</p>
<ul>${dishes}</ul>
</section>`;
};
