import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { CHAT_SCRIPT_PATH } from './chat-script.ts';
import { listSection } from './list-section.ts';
import { errorAttributes, personName, refusalHtml, timeText, typedValue } from './parts.html.ts';
import type { Section, View, Visit } from './section.ts';

type Message = Success<'listDeskMessages'>['data'][number];

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

/** Chats of customers with the desk (CHAT-1). */
export const chatsSection: Section = {
  ...list,
  show: (visit) => (visit.rest[0] === undefined ? list.show(visit) : thread(visit, visit.rest[0])),

  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (what !== 'messages') return { kind: 'unknown' };
    const answer = await visit.api.call('answerChat', { id, chat_content: typed.text('chat_content') });
    return answer.ok
      ? { kind: 'done', to: `/desk/chats/${encodeURIComponent(id)}#reply`, notice: 'Your answer is sent.' }
      : { kind: 'refused', trouble: { form: `chats/${id}`, typed, refusal: answer.refusal } };
  },
};

const thread = async ({ api, trouble }: Visit, id: string): Promise<View | undefined> => {
  const answer = await api.call('listDeskMessages', { id, perPage: 100 });
  if (!answer.ok) return undefined;
  const messages = answer.body.data;
  const form = `chats/${id}`;
  const chats = await api.call('listAllChats', { perPage: 100 });
  const chat = chats.ok ? chats.body.data.find((candidate) => candidate.id === id) : undefined;
  const customer = chat ? [chat.user.firstname, chat.user.lastname].filter(Boolean).join(' ') : '';
  return {
    title: `Chat ${id}`,
    script: CHAT_SCRIPT_PATH,
    body: html`<p><a href="/desk/chats">All chats</a></p>
<h1>${chat ? html`Chat with ${personName(chat.user)}` : `Chat ${id}`}</h1>
<p class="news" role="status" data-chat-news></p>
<ol class="thread" data-chat="${id}">${messages.map(toMessage)}</ol>
<p class="empty">Nothing has been said yet.</p>
<p class="typing" role="status" data-chat-typing="${isolated(customer || 'The customer')} is typing"></p>
${refusalHtml(trouble, form)}
<form id="reply" class="stack" method="post" action="/desk/chats/${id}/messages">
<label for="chat_content">Your answer</label>
<textarea id="chat_content" name="chat_content" rows="3" maxlength="2000" required dir="auto"
  ${errorAttributes(trouble, form, 'chat_content')}>${typedValue(trouble, form, 'chat_content')}</textarea>
<div class="row">
<button class="go">Send</button>
<a class="button" href="/desk/chats/${id}">Look for new messages</a>
</div>
</form>`,
  };
};

/** A name within a sentence of another direction, where there is no markup. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const toMessage = ({ id, sender, chat_content: text, chat_img: picture, created_at: at }: Message): Html => html`
<li id="${id}" class="${sender === 0 ? 'ours' : 'theirs'}">
<small>${sender === 0 ? 'The desk' : 'Customer'}, ${timeText(at)}</small>
${text !== '' && html`<p dir="auto">${text}</p>`}
${picture && html`<a href="${picture}"><img src="${picture}" alt="Picture in the chat" loading="lazy"></a>`}
</li>`;
