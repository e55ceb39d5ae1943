import { TYPING_AGAIN_MS, TYPING_COUNTS_MS } from '@domain/chat/index.ts';
import { PAGE_LOADER } from './page-loader.ts';

/** Where the script of a chat is. */
export const CHAT_SCRIPT_PATH = '/desk/chat.js';

/**
 * Keeps the chat current whose address `data-chat` is: adds messages as they come, says that the customer is typing
 * (CHAT-1l), and announces that somebody answers (CHAT-1k). Messages have ids. Whoever writes stays where they are on
 * the screen.
 */
export const CHAT_SCRIPT = `'use strict';
(() => {
  const thread = document.querySelector('[data-chat]');
  const news = document.querySelector('[data-chat-news]');
  const typing = document.querySelector('[data-chat-typing]');
  const field = document.querySelector('#chat_content');
  if (!thread || !news || !typing || !field) return;
  const address = thread.dataset.chat;
  const { search } = location;
  let lapse;
  let announcedAt;

  const rest = () => {
    clearTimeout(lapse);
    typing.textContent = '';
  };
  const showTyping = () => {
    clearTimeout(lapse);
    lapse = setTimeout(rest, ${TYPING_COUNTS_MS});
    // Said once: going on is no news.
    if (typing.textContent === '') typing.textContent = typing.dataset.chatTyping;
  };

  const show = (page) => {
    const wanted = page.querySelector('[data-chat]');
    if (!wanted) return location.reload();
    for (const fresh of wanted.children) {
      // Read by the customer meanwhile.
      const note = document.getElementById(fresh.id)?.querySelector('small');
      if (note && note.textContent !== fresh.querySelector('small').textContent)
        note.replaceWith(fresh.querySelector('small'));
    }
    const known = new Set([...thread.children].map(({ id }) => id));
    const arrived = [...wanted.children].filter(({ id }) => !known.has(id)).map((one) => document.adoptNode(one));
    if (arrived.length === 0) return;
    const top = field.getBoundingClientRect().top;
    thread.append(...arrived);
    if (document.activeElement === field) scrollBy(0, field.getBoundingClientRect().top - top);
    news.textContent = arrived.map((one) => one.textContent.trim()).join('. ');
    if (arrived.some((one) => one.matches('.theirs'))) rest();
  };

${PAGE_LOADER}  const load = createLoader(address + search, show, () => {
    // What is being written stays; sending it leads to the sign-in.
    if (field.value.trim() === '') location.reload();
  });

  const events = new EventSource(address + '/events' + search);
  // Also after an interruption, in which something may have been missed.
  events.addEventListener('open', load);
  events.addEventListener('message', load);
  events.addEventListener('read', load);
  events.addEventListener('typing', showTyping);

  field.addEventListener('input', () => {
    const now = performance.now();
    if (field.value.trim() === '' || now - announcedAt < ${TYPING_AGAIN_MS}) return;
    announcedAt = now;
    // Whether the customer hears of it makes no difference to whoever answers.
    fetch(address + '/typing' + search, { method: 'POST' }).catch(() => undefined);
  });
})();
`;
