import { partnerOfChat, type Chat, type ChatMessage, type ChatNews } from '@domain/chat/index.ts';
import { chatId, messageId } from '@domain/kernel/ids.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asInteger, asRecord, asText, optionalText } from '../drivers/http/wire.ts';

/** Reads the Message of contract 8.5; `undefined` where it has no id, chat or time. */
export const toChatMessage = (item: unknown, toImage: ToImage): ChatMessage | undefined => {
  const dto = asRecord(item);
  const [id, chat, createdAt] = [asText(dto['id']), asText(dto['chat_id']), optionalInstant(dto['created_at'])];
  if (id === '' || chat === '' || createdAt === undefined) return undefined;
  return {
    id: messageId(id),
    chatId: chatId(chat),
    text: asText(dto['chat_content']),
    image: toImage(dto['chat_img']),
    sender: asInteger(dto['sender']) === 1 ? 'own' : 'other',
    isUnread: asBoolean(dto['unread']),
    createdAt,
  };
};

/** Reads the Chat of contract 8.5 with its overview, where the server has one; `undefined` where it has no partner. */
export const toChat = (item: unknown, toImage: ToImage): Chat | undefined => {
  const dto = asRecord(item);
  const [id, partner] = [asText(dto['id']), partnerOfChat(asText(dto['roleId']), asInteger(dto['shop_id']))];
  const createdAt = optionalInstant(dto['created_at']);
  if (id === '' || !partner || createdAt === undefined) return undefined;
  const known = asRecord(dto['partner']);
  return {
    id: chatId(id),
    partner,
    name: optionalText(known['name']),
    image: toImage(known['img']),
    last: toChatMessage(dto['last_message'], toImage),
    unread: Math.max(0, asInteger(dto['unread_count'])),
    createdAt,
  };
};

/** Reads the event of typing; nothing where it has no chat or time. */
export const toTyping = (data: unknown): readonly ChatNews[] => {
  const dto = asRecord(data);
  const [chat, at] = [asText(dto['chat_id']), optionalInstant(dto['at'])];
  return chat === '' || at === undefined ? [] : [{ kind: 'typing', chatId: chatId(chat), at }];
};
