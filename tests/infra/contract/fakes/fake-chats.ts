import {
  checkContent,
  partnerKey,
  type Chat,
  type ChatMessage,
  type ChatNews,
  type ChatPartner,
  type Chats,
  type ChatUpdates,
  type MessageContent,
} from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { chatId, messageId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import { absent, refusal } from './refusals.ts';

const PAGE = 100;
const START = 1_741_600_000_000;

/** The chats of one customer as a server keeps them, for any number of windows. */
export const createChatServer = (knows: (partner: ChatPartner) => boolean = ({ kind }) => kind === 'operator') => {
  const chats: Omit<Chat, 'last' | 'unread'>[] = [];
  const messages: ChatMessage[] = [];
  const keyed = new Map<string, { readonly message: ChatMessage; readonly payload: string }>();
  const announced: Chat['id'][] = [];
  const windows = new Set<(message: ChatMessage) => void>();

  const write = (chat: Chat['id'], content: MessageContent, sender: ChatMessage['sender']): ChatMessage => {
    const message: ChatMessage = {
      ...content,
      id: messageId(`m-${messages.length + 1}`),
      chatId: chat,
      sender,
      isUnread: true,
      // Whole seconds, as on the wire: many messages share one.
      createdAt: instant(START + Math.floor(messages.length / 3) * 1000),
    };
    if (sender === 'other') read(chat, 'own');
    messages.push(message);
    for (const emit of windows) emit(message);
    return message;
  };
  const read = (chat: Chat['id'], sender: ChatMessage['sender']): void => {
    for (const [index, one] of messages.entries())
      if (one.chatId === chat && one.sender === sender) messages[index] = { ...one, isUnread: false };
  };
  const of = (chat: Chat['id']): ChatMessage[] => messages.filter((message) => message.chatId === chat);
  const toChat = (chat: (typeof chats)[number]): Chat => ({
    ...chat,
    last: of(chat.id).at(-1),
    unread: of(chat.id).filter(({ sender, isUnread }) => sender === 'other' && isUnread).length,
  });
  const isOwn = (id: Chat['id']): boolean => chats.some((chat) => chat.id === id);

  const port: Chats = {
    list: () => Promise.resolve(ok(chats.map(toChat))),
    open: (partner) => {
      if (!knows(partner)) return Promise.resolve(absent());
      let chat = chats.find((known) => partnerKey(known.partner) === partnerKey(partner));
      if (!chat) {
        const id = chatId(`c-${chats.length + 1}`);
        chat = { id, partner, name: undefined, image: undefined, createdAt: instant(START + chats.length) };
        chats.push(chat);
      }
      return Promise.resolve(ok(toChat(chat)));
    },
    messages: (chat, from) => {
      if (!isOwn(chat)) return Promise.resolve(absent());
      const all = of(chat);
      if (from === 'latest') return Promise.resolve(ok({ messages: all.slice(-PAGE), hasMore: all.length > PAGE }));
      const at = all.findIndex(({ id }) => id === ('after' in from ? from.after : from.before));
      const found = 'after' in from ? all.slice(at + 1) : all.slice(0, Math.max(0, at));
      const shown = 'after' in from ? found.slice(0, PAGE) : found.slice(-PAGE);
      return Promise.resolve(ok({ messages: shown, hasMore: found.length > PAGE }));
    },
    send: (chat, content, key) => {
      const payload = JSON.stringify([chat, content.text, content.image]);
      const known = keyed.get(key);
      if (known) return Promise.resolve(known.payload === payload ? ok(known.message) : refusal(422, 'ERROR_422'));
      if (!isOwn(chat)) return Promise.resolve(absent());
      const checked = checkContent(content);
      if (!checked.ok) return Promise.resolve(refusal(400, 'ERROR_400'));
      const message = write(chat, checked.value, 'own');
      keyed.set(key, { message, payload });
      return Promise.resolve(ok(message));
    },
    markRead: (chat) => {
      if (!isOwn(chat)) return Promise.resolve(absent());
      read(chat, 'other');
      return Promise.resolve(ok(undefined));
    },
    announceTyping: (chat) => {
      if (!isOwn(chat)) return Promise.resolve(absent());
      announced.push(chat);
      return Promise.resolve(ok(undefined));
    },
  };

  return {
    port,
    all: (): readonly ChatMessage[] => messages,
    /** The chats in which the customer announced to be writing. */
    announced: (): readonly Chat['id'][] => announced,
    answer: (chat: Chat['id'], text: string) => write(chat, { text, image: undefined }, 'other'),
    /** Another window of the customer's. */
    window: () => openWindow(port, windows),
  };
};

export type ChatServer = ReturnType<typeof createChatServer>;

/** The connection of one window, which can be lost. */
const openWindow = (port: Chats, windows: Set<(message: ChatMessage) => void>) => {
  const observers = new Set<StreamObserver<ChatNews>>();
  const state: { isUp: boolean; refuses: RemoteFailure | undefined; losesAnswers: boolean } = {
    isUp: true,
    refuses: undefined,
    losesAnswers: false,
  };
  const tell = (news: ChatNews): void => {
    for (const observer of observers) observer.next(news);
  };
  windows.add((message) => {
    if (state.isUp) tell({ kind: 'arrived', message });
  });
  const lost = (): { readonly ok: false; readonly error: RemoteFailure } => err({ kind: 'unreachable' });
  const through = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    await Promise.resolve();
    if (!state.isUp) return lost() as Value;
    if (state.refuses) return err(state.refuses) as Value;
    const answer = await call();
    return state.losesAnswers ? (lost() as Value) : answer;
  };
  const chats: Chats = {
    list: () => through(port.list),
    open: (partner) => through(() => port.open(partner)),
    messages: (chat, from) => through(() => port.messages(chat, from)),
    send: (chat, content, key) => through(() => port.send(chat, content, key)),
    markRead: (chat) => through(() => port.markRead(chat)),
    announceTyping: (chat) => through(() => port.announceTyping(chat)),
  };
  const updates: ChatUpdates = {
    news: {
      subscribe: (observer) => {
        observers.add(observer);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
  };
  return {
    chats,
    updates,
    state,
    tell,
    lose: () => void (state.isUp = false),
    /** The connection is back: something may have been missed. */
    restore: () => {
      state.isUp = true;
      tell({ kind: 'stale' });
    },
  };
};
