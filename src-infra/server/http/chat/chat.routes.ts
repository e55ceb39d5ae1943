import { MESSAGE_MAX } from '@domain/chat/index.ts';
import {
  readChatName,
  readMessageName,
  toMessage,
  type ChatUseCases,
  type SendRefusal,
  type ChatSide,
  type TypingRefusal,
} from '../../features/chat/index.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { ChatRecord, Window } from '../../features/chat/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { EventStreams } from '../../foundation/events/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { bare, enveloped, fieldRefused, listed, notFound, rateLimited, streamed } from '../response/index.ts';
import type { Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { pageOf, pictureUrl, storedPicture } from '../shapes/index.ts';
import { toChat, toOwnChat } from './chat.shape.ts';

type Ids =
  | 'listChats'
  | 'openChat'
  | 'readChat'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'listAllChats'
  | 'listDeskMessages'
  | 'answerChat'
  | 'announceTyping'
  | 'announceAnswer'
  | 'streamChatEvents';
type Deps = {
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly chats: ChatUseCases;
  readonly streams: Pick<EventStreams, 'open'>;
};
type Words = { readonly chat_content?: string; readonly chat_img?: string };
type NamedWindow = { readonly after?: string; readonly before?: string; readonly perPage?: number };

const PER_PAGE = 10;
const RETRY_SECONDS = 30;

/** Contract 8.5, 8.12; another customer's chat is not found, while operators see all. */
export const chatRoutes = ({ reference, shops, chats, streams }: Deps): Handlers<Ids> => {
  const find = async (name: string, by: ChatSide): Promise<ChatRecord | undefined> => {
    const id = readChatName(name);
    return id === undefined ? undefined : chats.find(id, by);
  };

  const messagesOf = async (
    name: string,
    by: ChatSide,
    { after, before, perPage = PER_PAGE }: NamedWindow,
    { origin }: Pick<ApiCall<'listChatMessages'>, 'origin'>,
  ) => {
    const chat = await find(name, by);
    if (!chat) return notFound;
    const window: { -readonly [Name in keyof Window]: Window[Name] } = { limit: perPage };
    for (const [name, text] of [
      ['after', after],
      ['before', before],
    ] as const) {
      const id = text === undefined ? undefined : readMessageName(text);
      if (text !== undefined && id === undefined) return fieldRefused(name, 'FIELD_INVALID');
      if (id !== undefined) window[name] = id;
    }
    const messages = await chats.messages(chat.id, window);
    return bare({ data: messages.map((message) => toMessage(message, chat, (path) => pictureUrl(origin, path))) });
  };

  const say = async (
    name: string,
    by: ChatSide,
    { chat_content = '', chat_img = '' }: Words,
    { origin }: Pick<ApiCall<'sendChatMessage'>, 'origin'>,
  ) => {
    const id = readChatName(name);
    if (id === undefined) return notFound;
    const outcome = await chats.send(id, by, {
      text: chat_content,
      image: chat_img === '' ? undefined : storedPicture(origin, chat_img),
    });
    if (!outcome.ok) return sayRefused(outcome.error);
    return enveloped(toMessage(outcome.value.message, outcome.value.chat, (path) => pictureUrl(origin, path)));
  };

  const announce = async (name: string, by: ChatSide) => {
    const id = readChatName(name);
    const outcome = id === undefined ? undefined : await chats.announceTyping(id, by);
    return outcome?.ok ? enveloped(null) : typingRefused(outcome?.error ?? { kind: 'not-found' });
  };

  const toOwnChats = async (
    own: readonly ChatRecord[],
    { origin, language }: Pick<ApiCall<'listChats'>, 'origin' | 'language'>,
  ) => {
    const [directory, { defaultLocale }, latest] = await Promise.all([
      shops(),
      reference(),
      chats.lastMessages(own.map(({ id }) => id)),
    ]);
    const lastOf = new Map(latest.map((message) => [message.chat_id, message]));
    const context = { origin, locales: [language, defaultLocale], shops: directory };
    return own.map((chat) => toOwnChat(chat, { ...context, last: lastOf.get(chat.id) }));
  };
  const ownChat = async (chat: ChatRecord | undefined, call: Pick<ApiCall<'listChats'>, 'origin' | 'language'>) => {
    const [shaped] = chat ? await toOwnChats([chat], call) : [];
    return shaped ? enveloped(shaped) : notFound;
  };

  return {
    listChats: async (call) => bare({ data: await toOwnChats(await chats.chatsOf(call.user.id), call) }),

    openChat: async (call) => {
      const { roleId, shop_id: shopId } = call.params;
      return ownChat(await chats.open(call.user.id, { roleId: roleId.trim(), shopId }), call);
    },

    readChat: async (call) => {
      const id = readChatName(call.params.id);
      return ownChat(id === undefined ? undefined : await chats.read(id, call.user.id), call);
    },

    listChatMessages: (call) =>
      messagesOf(call.params.chat_id, { userId: call.user.id, isOperator: false }, call.params, call),
    sendChatMessage: (call) => say(call.params.chat_id, { userId: call.user.id, isOperator: false }, call.params, call),
    listDeskMessages: (call) =>
      messagesOf(call.params.id, { userId: call.user.id, isOperator: true }, call.params, call),
    answerChat: (call) => say(call.params.id, { userId: call.user.id, isOperator: true }, call.params, call),

    announceTyping: ({ params, user }) => announce(params.id, { userId: user.id, isOperator: false }),
    announceAnswer: ({ params, user }) => announce(params.id, { userId: user.id, isOperator: true }),

    streamChatEvents: async ({ params, user, signal }) => {
      const chat = await find(params.id, { userId: user.id, isOperator: true });
      if (!chat) return notFound;
      const body = await streams.open(
        {
          stream: `chat ${chat.id}`,
          countedAs: `chats ${user.id}`,
          lastEventId: undefined,
          signIn: { tokenId: user.tokenId, userId: user.id },
        },
        signal,
      );
      return body ? streamed('text/event-stream; charset=utf-8', body) : rateLimited(RETRY_SECONDS);
    },

    listAllChats: async ({ params, origin }) => {
      const { page, perPage, offset } = pageOf(params);
      const { items, total } = await chats.list({
        offset,
        limit: perPage,
        isUnanswered: params.status === 'unread',
        ...(params.search !== undefined && { search: params.search }),
      });
      return listed({
        page,
        perPage,
        total,
        items: items.map((chat) => ({
          ...toChat(chat, origin),
          unread_count: chat.unanswered,
          last_message_at: wireTime(chat.last_message_at),
        })),
      });
    },
  };
};

const sayRefused = (refusal: SendRefusal): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'empty':
      return fieldRefused('chat_content', 'FIELD_REQUIRED');
    case 'too-long':
      return fieldRefused('chat_content', 'FIELD_LONG', { limit: MESSAGE_MAX });
    case 'foreign-image':
      return fieldRefused('chat_img', 'FIELD_UNKNOWN');
    case 'rate-limited':
      return rateLimited(refusal.seconds);
  }
};

const typingRefused = (refusal: TypingRefusal): Refusal =>
  refusal.kind === 'not-found' ? notFound : rateLimited(refusal.seconds);
