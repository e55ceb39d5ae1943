import {
  checkContent,
  inOrder,
  unreadMessages,
  type Chat,
  type Chats,
  type MessagesFrom,
  type MessageWindow,
} from '@domain/chat/index.ts';
import type { SessionUser } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { ChatId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { DocumentStore } from '../drivers/firebase/firestore-store.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import {
  chatFields,
  chatIdOf,
  CHATS,
  CUSTOMER_TYPING_AT,
  messageFields,
  MESSAGES,
  messagesOf,
  ownChats,
  partnerIn,
  toChat,
  toMessage,
  unreadOf,
} from './firestore-documents.ts';
import { refusal, toStoreFailure } from './firestore-failure.ts';
import { MESSAGES_AT_ONCE } from './http-chats.adapter.ts';

type Deps = {
  /** Opens the store of the signed-in customer. */
  readonly open: () => Promise<DocumentStore>;
  readonly user: () => SessionUser | undefined;
  readonly toImage: ToImage;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** How long one call may take. The SDK itself waits without end for an answer that got lost on an open connection. */
const STORE_TIMEOUT_MS = 30_000;
/** Documents that one transaction may change. */
const CHANGES_MAX = 500;

/**
 * CHAT-1 to CHAT-3, contract 3.15: chats in the hosted document store. The key of a message is the id of its document,
 * so that a repetition finds it instead of adding another.
 */
export const createFirestoreChats = ({ open, user, toImage, delay }: Deps): Chats => {
  /** Reads or writes at the store; every failure of it is one of the domain. */
  const at = async <Value>(work: (store: DocumentStore) => Answer<Value>): Answer<Value> => {
    const isOverdue = delay(STORE_TIMEOUT_MS).then(() => err({ kind: 'timeout' } as const));
    try {
      return await Promise.race([open().then(work), isOverdue]);
    } catch (thrown) {
      return toStoreFailure(thrown);
    }
  };

  const windowOf = async (store: DocumentStore, chat: ChatId, from: MessagesFrom): Promise<MessageWindow> => {
    const take = from !== 'latest' && 'after' in from ? 'first' : 'last';
    const beyond = from === 'latest' ? undefined : 'after' in from ? from.after : from.before;
    const found = await store.list({
      ...messagesOf(chat),
      // One more tells whether there are more.
      window: { take, count: MESSAGES_AT_ONCE + 1, ...(beyond !== undefined && { beyond }) },
    });
    const shown = take === 'first' ? found.slice(0, MESSAGES_AT_ONCE) : found.slice(-MESSAGES_AT_ONCE);
    const messages = shown.map((document) => toMessage(document, toImage)).filter((message) => message !== undefined);
    return { messages: inOrder(messages), hasMore: found.length > MESSAGES_AT_ONCE };
  };

  const withLatest = async (store: DocumentStore, chat: Chat): Promise<Chat> => {
    const { messages } = await windowOf(store, chat.id, 'latest');
    return { ...chat, last: messages.at(-1), unread: unreadMessages(messages) };
  };

  return {
    list: () =>
      at(async (store) => {
        const documents = await store.list(ownChats(store.visitor));
        const chats = documents.map((document) => toChat(store.visitor, document)).filter((chat) => chat !== undefined);
        return ok(await Promise.all(inOrder(chats).map((chat) => withLatest(store, chat))));
      }),

    open: (partner) =>
      at(async (store) => {
        const customer = user();
        if (!customer) return err({ kind: 'unauthorized' });
        const id = chatIdOf(store.visitor, partner);
        await store.create(CHATS, id, chatFields(store.visitor, partner, customer));
        const document = await store.read(CHATS, id);
        const chat = document && toChat(store.visitor, document);
        return chat ? ok(await withLatest(store, chat)) : err({ kind: 'malformed' });
      }),

    messages: (chat, from) => at(async (store) => ok(await windowOf(store, chat, from))),

    send: (chat, content, key) =>
      at(async (store) => {
        const partner = partnerIn(store.visitor, chat);
        if (!partner) return refusal(404);
        const checked = checkContent(content);
        if (!checked.ok) return refusal(400);
        await store.create(MESSAGES, key, messageFields(chat, partner, checked.value));
        const document = await store.read(MESSAGES, key);
        const message = document && toMessage(document, toImage);
        if (!message) return err({ kind: 'malformed' });
        // The key has sent something else before.
        return message.chatId === chat && message.text === checked.value.text ? ok(message) : refusal(422);
      }),

    markRead: (chat) =>
      at(async (store) => {
        const unread = (await store.list(unreadOf(chat))).map(({ id }) => id);
        for (let from = 0; from < unread.length; from += CHANGES_MAX)
          await store.change(MESSAGES, unread.slice(from, from + CHANGES_MAX), { unread: false });
        return ok(undefined);
      }),

    announceTyping: (chat) =>
      at(async (store) => {
        if (!partnerIn(store.visitor, chat)) return refusal(404);
        await store.stamp(CHATS, chat, CUSTOMER_TYPING_AT);
        return ok(undefined);
      }),
  };
};
