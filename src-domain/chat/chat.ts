import type { Instant } from '../kernel/clock.port.ts';
import type { ChatId } from '../kernel/ids.ts';
import type { ChatMessage, ChatPartner } from './message.ts';
import { byCreation } from './message-list.ts';

/** A conversation with one other side, as its customer lists it. */
export type Chat = {
  readonly id: ChatId;
  readonly partner: ChatPartner;
  /** Name and picture of the partner, where the server tells them. */
  readonly name: string | undefined;
  readonly image: string | undefined;
  readonly last: ChatMessage | undefined;
  /** How many messages of the other side the customer has not read. */
  readonly unread: number;
  readonly createdAt: Instant;
};

/** CHAT-1h: Returns chats with the latest message first; a chat without one counts from its creation. */
export const latestFirst = (chats: readonly Chat[]): readonly Chat[] =>
  [...chats].sort((left, right) => byCreation(latestOf(right), latestOf(left)));

const latestOf = ({ last, id, createdAt }: Chat) => last ?? { id, createdAt };

/**
 * CHAT-1i: Returns the chats after a message arrived: it is the last of its chat, and counts as unread if the other
 * side wrote it. A message that is not later than the last known one changes nothing, so repeating it does not count
 * twice.
 */
export const withArrival = (chats: readonly Chat[], message: ChatMessage): readonly Chat[] =>
  chats.map((chat) =>
    chat.id !== message.chatId || (chat.last && byCreation(chat.last, message) >= 0)
      ? chat
      : {
          ...chat,
          last: message,
          unread: chat.unread + (message.sender === 'other' && message.isUnread ? 1 : 0),
        },
  );

/** CHAT-1f: Returns the chats after the customer has read one of them. */
export const withChatRead = (chats: readonly Chat[], id: ChatId): readonly Chat[] =>
  chats.map((chat) => (chat.id === id && chat.unread > 0 ? { ...chat, unread: 0 } : chat));

/** CHAT-1f: The number of unread messages of all chats. */
export const unreadOfAll = (chats: readonly Chat[]): number => chats.reduce((sum, { unread }) => sum + unread, 0);
