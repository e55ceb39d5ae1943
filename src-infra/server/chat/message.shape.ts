import type { ChatMessageRow, ChatRecord } from '../store/index.ts';
import { wireTime } from '../time/index.ts';
import { chatName, messageName, roleIdIn } from './chat-ids.ts';

/** Message of contract 8.5; `picture` makes addresses of stored pictures. */
export const toMessage = (message: ChatMessageRow, chat: Pick<ChatRecord, 'partner' | 'partner_id'>, picture: (path: string | null) => string | null) => ({
  id: messageName(message.id),
  chat_id: chatName(message.chat_id),
  chat_content: message.content,
  chat_img: picture(message.img),
  sender: message.is_from_customer ? (1 as const) : (0 as const),
  unread: message.is_unread,
  roleId: roleIdIn(chat),
  created_at: wireTime(message.created_at),
});

/** What a live event tells of a message (contract 8.4); its picture is the stored path, which clients complete. */
export const messageEvent = (chat: ChatRecord, message: ChatMessageRow) => ({ chat_id: chatName(chat.id), message: toMessage(message, chat, (path) => path) });
