import { html } from '../pages/index.ts';
import { answered, threadView } from './chat-thread.ts';
import { listSection } from './list-section.ts';
import { personName, timeText } from './parts.html.ts';
import type { Section, View, Visit } from './section.ts';

const list = listSection({
  key: 'chats',
  title: 'Chats',
  audience: 'operators',
  empty: 'Nobody has written yet.',
  searches: 'Name of the customer',
  statuses: ['unread'],
  list: ({ api }, filter) => api.call('listAllChats', filter),
  card: ({ id, user, roleId, shop_id: shopId, unread_count: unread, last_message_at: last }) => ({
    id,
    title: personName(user) ?? id,
    ...(unread > 0 && { status: 'unread' }),
    facts: [
      ['Written to', roleId === 'admin' ? 'The desk' : shopId > 0 ? `Shop ${shopId}` : `Courier ${roleId}`],
      ['Waiting', unread > 0 && `${unread} ${unread === 1 ? 'message' : 'messages'}`],
      ['Last message', timeText(last)],
    ],
    actions: html`<a class="button go" href="/desk/chats/${id}" aria-label="Open the chat ${id}">Open</a>`,
  }),
});

/** All chats of customers, for operators (CHAT-1). */
export const chatsSection: Section = {
  ...list,
  show: (visit) => (visit.rest[0] === undefined ? list.show(visit) : thread(visit, visit.rest[0])),

  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (what !== 'messages') return { kind: 'unknown' };
    const answer = await visit.api.call('answerChat', { id, chat_content: typed.text('chat_content') });
    return answered('chats', id, visit, typed, answer);
  },
};

const thread = async (visit: Visit, id: string): Promise<View | undefined> => {
  const { api } = visit;
  const answer = await api.call('listDeskMessages', { id, perPage: 100 });
  if (!answer.ok) return undefined;
  const chats = await api.call('listAllChats', { perPage: 100 });
  const chat = chats.ok ? chats.body.data.find((candidate) => candidate.id === id) : undefined;
  return threadView(
    {
      section: 'chats',
      id,
      title: `Chat ${id}`,
      heading: chat ? html`Chat with ${personName(chat.user)}` : `Chat ${id}`,
      customer: chat ? [chat.user.firstname, chat.user.lastname].filter(Boolean).join(' ') : '',
      ours: chat && chat.shop_id > 0 ? 'The shop' : chat && chat.roleId !== 'admin' ? 'The courier' : 'The desk',
      messages: answer.body.data,
      timeText,
    },
    visit,
  );
};
