import type { EventLog } from '../../foundation/events/index.ts';
import type { ChatSide } from './chat-access.ts';
import type { ChatMessageRow, ChatRecord, Chats, ChatSidesRow } from './chat.ports.ts';
import { messageEvent, typingEvent } from './message.shape.ts';

type Deps = { readonly chats: Pick<Chats, 'isBringingTo'>; readonly events: Pick<EventLog, 'publish' | 'tell'> };

/** Tells both sides of a chat what happens in it: `user …` are their windows, `chat …` who has it open at the desk. */
export const createTellChat = ({ chats, events }: Deps) => {
  /** CHAT-1o: the courier hears of it for as long as the chat is open to them. */
  const courierOf = async ({ user_id: customer, partner, partner_id: id }: ChatSidesRow): Promise<number | undefined> =>
    partner === 'courier' && (await chats.isBringingTo(id, customer)) ? id : undefined;

  return {
    said: async (chat: ChatRecord, message: ChatMessageRow): Promise<void> => {
      const [courier, event] = [await courierOf(chat), messageEvent(chat, message)];
      await events.publish(`user ${chat.user_id}`, 'chat', event);
      if (courier !== undefined) await events.publish(`user ${courier}`, 'courier_chat', event);
      await events.tell(`chat ${chat.id}`, 'message', {});
    },

    typing: async (chat: ChatSidesRow & { readonly id: number }, by: ChatSide, at: number): Promise<void> => {
      const event = typingEvent(chat.id, at);
      if (by.kind !== 'customer') return events.tell(`user ${chat.user_id}`, 'chat_typing', event);
      const courier = await courierOf(chat);
      if (courier !== undefined) await events.tell(`user ${courier}`, 'courier_chat_typing', event);
      return events.tell(`chat ${chat.id}`, 'typing', event);
    },

    /** The customer has read what was said to them. */
    read: (chatId: number): Promise<void> => events.tell(`chat ${chatId}`, 'read', {}),
  };
};
