import type { $Fetch } from 'ofetch';
import {
  inOrder,
  roleIdOf,
  unreadMessages,
  type Chat,
  type ChatMessage,
  type Chats,
  type MessageContent,
  type MessagesFrom,
  type MessageWindow,
} from '@domain/chat/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readCreated } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, listOf } from '../drivers/http/wire.ts';
import { toChat, toChatMessage } from './chat-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: { readonly toImage: ToImage };
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'chat_overview' | 'chat_typing') => boolean;
};

/** How many messages one call reads: as many as servers give at once. */
export const MESSAGES_AT_ONCE = 100;
const NO_SHOP = -1;

/** Contract 8.5. Without `chat_overview` it reads the latest messages of every chat to tell its last one. */
export const createHttpChats = ({ api, context: { toImage }, announces }: Deps): Chats => {
  const messages: Chats['messages'] = (chat, from) =>
    // A server without the extension would ignore `before` and answer with the latest.
    isBefore(from) && !announces('chat_overview')
      ? Promise.resolve(ok({ messages: [], hasMore: false }))
      : readAnswer(
          api<unknown>('chat/messages', {
            query: { chat_id: chat, ...windowQuery(from) },
          }),
          (body) => ok(toWindow(body, (item) => toChatMessage(item, toImage))),
        );

  const withLatest = async (chat: Chat): Promise<Chat> => {
    const answer = await messages(chat.id, 'latest');
    if (!answer.ok) return chat;
    return { ...chat, last: answer.value.messages.at(-1), unread: unreadMessages(answer.value.messages) };
  };

  return {
    messages,
    list: async () => {
      const answer = await readAnswer(api<unknown>('chat/chats'), (body) =>
        ok(listOf(asRecord(body)['data'], (item) => toChat(item, toImage)).filter((chat) => chat !== undefined)),
      );
      return answer.ok && !announces('chat_overview') ? ok(await Promise.all(answer.value.map(withLatest))) : answer;
    },
    open: (partner) =>
      readAnswer(
        api<unknown>('chat/chats', {
          method: 'POST',
          body: { roleId: roleIdOf(partner), shop_id: partner.kind === 'shop' ? partner.id : NO_SHOP },
        }),
        (body) => readCreated(body, (item) => toChat(item, toImage)),
      ),
    send: (chat, { text, image }, key) =>
      readAnswer(
        api<unknown>('chat/messages', {
          method: 'POST',
          ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
          body: { chat_id: chat, ...contentBody({ text, image }) },
        }),
        (body) => readCreated(body, (item) => toChatMessage(item, toImage)),
      ),
    markRead: (chat) =>
      readAnswer(api<unknown>(`chat/chats/${encodeURIComponent(chat)}/read`, { method: 'POST' }), (body) =>
        asRecord(body)['data'] === undefined ? err({ kind: 'malformed' as const }) : ok(undefined),
      ),
    announceTyping: (chat) =>
      announces('chat_typing')
        ? readAnswer(api<unknown>(`chat/chats/${encodeURIComponent(chat)}/typing`, { method: 'POST' }), () =>
            ok(undefined),
          )
        : Promise.resolve(ok(undefined)),
  };
};

/** Which messages to read. */
export const windowQuery = (from: MessagesFrom) => ({ perPage: MESSAGES_AT_ONCE, ...(from !== 'latest' && from) });

/** What is sent of a message. */
export const contentBody = ({ text, image }: MessageContent) => ({
  chat_content: text,
  ...(image !== undefined && { chat_img: image }),
});

/** Reads consecutive messages, without those that cannot be read. */
export const toWindow = (body: unknown, read: (item: unknown) => ChatMessage | undefined): MessageWindow => {
  const items = listOf(asRecord(body)['data'], read);
  return {
    messages: inOrder(items.filter((message) => message !== undefined)),
    hasMore: items.length >= MESSAGES_AT_ONCE,
  };
};

const isBefore = (from: MessagesFrom): boolean => from !== 'latest' && 'before' in from;
