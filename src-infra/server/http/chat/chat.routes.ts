import type { ChatRecord, ChatSide, ChatUseCases } from '../../features/chat/index.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { EventStreams } from '../../foundation/events/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { bare, enveloped, listed, notFound } from '../response/index.ts';
import { createChatCalls } from './chat-calls.ts';
import { toDeskChat, toOwnChat } from './chat.shape.ts';

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
type By = Pick<ApiCall<'listChats'>, 'user'>;

const asCustomer = ({ user }: By): ChatSide => ({ kind: 'customer', userId: user.id });
const asOperator = ({ user }: By): ChatSide => ({ kind: 'operator', userId: user.id });

/** Contract 8.5, 8.12; another customer's chat is not found, while operators see all. */
export const chatRoutes = ({ reference, shops, chats, streams }: Deps): Handlers<Ids> => {
  const calls = createChatCalls({ chats, streams });

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

    readChat: async (call) => ownChat(await calls.read(call.params.id, asCustomer(call)), call),
    listChatMessages: (call) => calls.messages(call.params.chat_id, asCustomer(call), call.params, call),
    sendChatMessage: (call) => calls.say(call.params.chat_id, asCustomer(call), call.params, call),
    listDeskMessages: (call) => calls.messages(call.params.id, asOperator(call), call.params, call),
    answerChat: (call) => calls.say(call.params.id, asOperator(call), call.params, call),
    announceTyping: (call) => calls.announce(call.params.id, asCustomer(call)),
    announceAnswer: (call) => calls.announce(call.params.id, asOperator(call)),
    streamChatEvents: (call) => calls.stream(call.params.id, asOperator(call), call),

    listAllChats: async ({ params, origin }) => {
      const { items, ...rest } = await calls.list(params);
      return listed({ ...rest, items: items.map((chat) => toDeskChat(chat, origin)) });
    },
  };
};
