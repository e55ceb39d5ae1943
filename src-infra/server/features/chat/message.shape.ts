import type { ChatMessageRow, ChatRecord } from './chat.ports.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { chatName, messageName, roleIdIn } from './chat-ids.ts';

/** Renders the Message of contract 8.5; `picture` turns stored paths into URLs. */
export const toMessage = (
  message: ChatMessageRow,
  chat: Pick<ChatRecord, 'partner' | 'partner_id'>,
  picture: (path: string | null) => string | null,
) => ({
  id: messageName(message.id),
  chat_id: chatName(message.chat_id),
  chat_content: message.content,
  chat_img: picture(message.img),
  sender: message.is_from_customer ? (1 as const) : (0 as const),
  unread: message.is_unread,
  roleId: roleIdIn(chat),
  created_at: wireTime(message.created_at),
});

/** Returns the payload of a message event (contract 8.4); the picture is a stored path that clients complete. */
export const messageEvent = (chat: ChatRecord, message: ChatMessageRow) => ({
  chat_id: chatName(chat.id),
  message: toMessage(message, chat, (path) => path),
});

/** Returns the payload of an event of typing (extension `chat_typing`), with its moment as messages have theirs. */
export const typingEvent = (chatId: number, at: number) => ({ chat_id: chatName(chatId), at: wireTime(at) });
