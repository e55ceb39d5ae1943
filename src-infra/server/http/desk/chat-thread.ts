import { html, type Html } from '../pages/index.ts';
import { CHAT_SCRIPT_PATH } from './chat-script.ts';
import type { Success } from './desk-api.ts';
import { actionOf, errorAttributes, refusalHtml, typedValue } from './parts.html.ts';
import type { ActionOutcome, Typed, View, Visit } from './section.ts';
import { fillIn } from '../../foundation/messages/index.ts';

type Message = Success<'listDeskMessages'>['data'][number];

/** A chat as one desk shows it. */
export type Thread = {
  /** The section of the desk. */
  readonly section: string;
  readonly id: string;
  readonly title: string;
  readonly heading: Html | string;
  /** The name of the customer; empty where it is unknown. */
  readonly customer: string;
  /** How those who answer are named. */
  readonly ours: string;
  readonly messages: readonly Message[];
  readonly timeText: (time: string) => Html | undefined;
  /** What the chat is about. */
  readonly about?: Html | undefined;
  /** What else can be done about it. */
  readonly actions?: Html | undefined;
};

/** The messages of a chat and the form for an answer, kept current by the script of chats. */
export const threadView = (thread: Thread, visit: Visit): View => {
  const { section, id, title, heading, customer, messages, about, actions } = thread;
  const { trouble } = visit;
  const { chat: words } = visit.texts;
  const form = `${section}/${id}`;
  const typing = fillIn(words.typing, { name: isolated(customer || words.customer) });
  return {
    title,
    script: CHAT_SCRIPT_PATH,
    body: html`<p><a href="${listOf(section, visit)}">${words.all}</a></p>
<h1>${heading}</h1>
${about}
<p class="news" role="status" data-chat-news></p>
<ol class="thread" data-chat="/desk/${form}">${messages.map((message) => messageHtml(message, thread, visit))}</ol>
<p class="empty">${words.nothing}</p>
<p class="typing" role="status" data-chat-typing="${typing}"></p>
${refusalHtml(trouble, form)}
<form id="reply" class="stack" method="post" action="${actionOf(section, `${id}/messages`, visit)}">
<label for="chat_content">${words.answer}</label>
<textarea id="chat_content" name="chat_content" rows="3" maxlength="2000" required dir="auto"
  ${errorAttributes(trouble, form, 'chat_content')}>${typedValue(trouble, form, 'chat_content')}</textarea>
<div class="row">
<button class="go">${words.send}</button>
<a class="button" href="${actionOf(section, id, visit)}">${words.look}</a>
</div>
</form>
${actions}`,
  };
};

/** What became of the answer: back to the field, or why it was refused. */
export const answered = (
  section: string,
  id: string,
  visit: Visit,
  typed: Typed,
  answer: Awaited<ReturnType<Visit['api']['call']>>,
): ActionOutcome =>
  answer.ok
    ? {
        kind: 'done',
        to: `${actionOf(section, encodeURIComponent(id), visit)}#reply`,
        notice: visit.texts.chat.sent,
      }
    : { kind: 'refused', trouble: { form: `${section}/${id}`, typed, refusal: answer.refusal } };

/** A name within a sentence of another direction, where there is no markup. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

const listOf = (section: string, { query }: Visit): string => {
  const shop = query.get('shop');
  return `/desk/${section}${shop === null ? '' : `?shop=${shop}`}`;
};

const messageHtml = (
  { id, sender, chat_content: text, chat_img: picture, created_at: at, unread }: Message,
  { ours, timeText }: Thread,
  { texts: { chat: words } }: Visit,
): Html => {
  const isOurs = sender === 0;
  return html`
<li id="${id}" class="${isOurs ? 'ours' : 'theirs'}">
<small>${isOurs ? ours : words.customer} · ${timeText(at)}${isOurs && !unread && html` · ${words.read}`}</small>
${text !== '' && html`<p dir="auto">${text}</p>`}
${picture && html`<a href="${picture}"><img src="${picture}" alt="${words.picture}" loading="lazy"></a>`}
</li>`;
};
