import { MESSAGE_MAX } from '@domain/chat/index.ts';
import {
  readChatName,
  readMessageName,
  toMessage,
  type ChatUseCases,
  type SendRefusal,
  type ChatSide,
} from '../../features/chat/index.ts';
import type { ChatRecord } from '../../features/chat/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { bare, enveloped, fieldRefused, listed, notFound, rateLimited, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { pageOf, pictureUrl, storedPicture } from '../shapes/index.ts';
import { toChat } from './chat.shape.ts';

type Ids =
  | 'listChats'
  | 'openChat'
  | 'readChat'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'listAllChats'
  | 'listDeskMessages'
  | 'answerChat';
type Deps = { readonly chats: ChatUseCases };
type Words = { readonly chat_content?: string; readonly chat_img?: string };
type Window = { readonly after?: string; readonly perPage?: number };

const PER_PAGE = 10;

/** Contract 8.5, 8.12; another customer's chat is not found, while operators see all. */
export const chatRoutes = ({ chats }: Deps): Handlers<Ids> => {
  const find = async (name: string, by: ChatSide): Promise<ChatRecord | undefined> => {
    const id = readChatName(name);
    return id === undefined ? undefined : chats.find(id, by);
  };

  const messagesOf = async (
    name: string,
    by: ChatSide,
    { after, perPage = PER_PAGE }: Window,
    { origin }: Pick<ApiCall<'listChatMessages'>, 'origin'>,
  ) => {
    const chat = await find(name, by);
    if (!chat) return notFound;
    const last = after === undefined ? undefined : readMessageName(after);
    if (after !== undefined && last === undefined) return fieldRefused('after', 'FIELD_INVALID');
    const messages = await chats.messages(chat.id, { limit: perPage, ...(last !== undefined && { after: last }) });
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

  return {
    listChats: async ({ user, origin }) =>
      bare({ data: (await chats.chatsOf(user.id)).map((chat) => toChat(chat, origin)) }),

    openChat: async ({ user, params, origin }) => {
      const chat = await chats.open(user.id, { roleId: params.roleId.trim(), shopId: params.shop_id });
      return chat ? enveloped(toChat(chat, origin)) : notFound;
    },

    readChat: async ({ user, params, origin }) => {
      const id = readChatName(params.id);
      const chat = id === undefined ? undefined : await chats.read(id, user.id);
      return chat ? enveloped(toChat(chat, origin)) : notFound;
    },

    listChatMessages: (call) =>
      messagesOf(call.params.chat_id, { userId: call.user.id, isOperator: false }, call.params, call),
    sendChatMessage: (call) => say(call.params.chat_id, { userId: call.user.id, isOperator: false }, call.params, call),
    listDeskMessages: (call) =>
      messagesOf(call.params.id, { userId: call.user.id, isOperator: true }, call.params, call),
    answerChat: (call) => say(call.params.id, { userId: call.user.id, isOperator: true }, call.params, call),

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
