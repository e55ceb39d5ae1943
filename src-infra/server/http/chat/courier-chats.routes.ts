import type { ChatRecord, ChatSide, ChatUseCases } from '../../features/chat/index.ts';
import type { EventStreams } from '../../foundation/events/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { bare, enveloped, notFound } from '../response/index.ts';
import { createChatCalls } from './chat-calls.ts';
import { toCourierChat } from './chat.shape.ts';

type Ids =
  | 'listCourierChats'
  | 'openCourierChat'
  | 'readCourierChat'
  | 'listCourierMessages'
  | 'sendCourierMessage'
  | 'announceCourierTyping';
type Deps = {
  readonly chats: ChatUseCases;
  readonly streams: Pick<EventStreams, 'open'>;
};

const asCourier = ({ user }: Pick<ApiCall<'listCourierChats'>, 'user'>): ChatSide => ({
  kind: 'courier',
  userId: user.id,
});

/** CHAT-1o: the chats of a courier with those to whom they bring something; no other chat is found. */
export const courierChatRoutes = ({ chats, streams }: Deps): Handlers<Ids> => {
  const calls = createChatCalls({ chats, streams });
  const shaped = async (records: readonly ChatRecord[], origin: string) => {
    const latest = await chats.lastMessages(records.map(({ id }) => id));
    const lastOf = new Map(latest.map((message) => [message.chat_id, message]));
    return records.map((chat) => toCourierChat(chat, { origin, last: lastOf.get(chat.id) }));
  };
  const one = async (chat: ChatRecord | undefined, origin: string) => {
    const [found] = chat ? await shaped([chat], origin) : [];
    return found ? enveloped(found) : notFound;
  };

  return {
    listCourierChats: async ({ user, origin }) =>
      bare({ data: await shaped(await chats.chatsOfCourier(user.id), origin) }),
    openCourierChat: async ({ user, origin, params }) =>
      one(await chats.openAsCourier(user.id, params.customer_id), origin),
    readCourierChat: async (call) => one(await calls.read(call.params.id, asCourier(call)), call.origin),
    listCourierMessages: (call) => calls.messages(call.params.id, asCourier(call), call.params, call),
    sendCourierMessage: (call) => calls.say(call.params.id, asCourier(call), call.params, call),
    announceCourierTyping: (call) => calls.announce(call.params.id, asCourier(call)),
  };
};
