import { partnerOfChat, type Chat, type ChatMessage, type ChatNews, type ChatPartner } from '@domain/chat/index.ts';
import { chatId, messageId, userId } from '@domain/kernel/ids.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asInteger, asRecord, asText, optionalText, type Wire } from '../drivers/http/wire.ts';

/** The senders of messages on the wire: the customer, and whoever answers. */
export const [CUSTOMER_SIDE, OTHER_SIDE] = [1, 0] as const;
type Side = typeof CUSTOMER_SIDE | typeof OTHER_SIDE;

/**
 * Reads the Message of contract 8.5 as the side `own` sees it; `undefined` where it has no id, chat or time. A sender
 * that is unknown is not the customer.
 */
export const toChatMessage = (item: unknown, toImage: ToImage, own: Side = CUSTOMER_SIDE): ChatMessage | undefined => {
  const dto = asRecord(item);
  const [id, chat, createdAt] = [asText(dto['id']), asText(dto['chat_id']), optionalInstant(dto['created_at'])];
  if (id === '' || chat === '' || createdAt === undefined) return undefined;
  return {
    id: messageId(id),
    chatId: chatId(chat),
    text: asText(dto['chat_content']),
    image: toImage(dto['chat_img']),
    sender: (asInteger(dto['sender']) === CUSTOMER_SIDE) === (own === CUSTOMER_SIDE) ? 'own' : 'other',
    isUnread: asBoolean(dto['unread']),
    createdAt,
  };
};

/** Reads the Chat of contract 8.5 with its overview, where the server has one; `undefined` where it has no partner. */
export const toChat = (item: unknown, toImage: ToImage): Chat | undefined => {
  const dto = asRecord(item);
  return toChatWith(dto, partnerOfChat(asText(dto['roleId']), asInteger(dto['shop_id'])), toImage);
};

/** Reads the Chat of extension `courier_chat`, which is with its customer; `undefined` where it has none. */
export const toCourierChat = (item: unknown, toImage: ToImage): Chat | undefined => {
  const dto = asRecord(item);
  const customer = asInteger(asRecord(dto['user'])['id']);
  return toChatWith(dto, customer > 0 ? { kind: 'customer', id: userId(customer) } : undefined, toImage, OTHER_SIDE);
};

const toChatWith = (
  dto: Wire,
  partner: ChatPartner | undefined,
  toImage: ToImage,
  own: Side = CUSTOMER_SIDE,
): Chat | undefined => {
  const [id, createdAt] = [asText(dto['id']), optionalInstant(dto['created_at'])];
  if (id === '' || !partner || createdAt === undefined) return undefined;
  const known = asRecord(dto['partner']);
  return {
    id: chatId(id),
    partner,
    name: optionalText(known['name']),
    image: toImage(known['img']),
    last: toChatMessage(dto['last_message'], toImage, own),
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
