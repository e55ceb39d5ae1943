import {
  instantOfTimestamp,
  partnerKey,
  partnerOfKey,
  roleIdOf,
  type Chat,
  type ChatMessage,
  type ChatPartner,
  type MessageContent,
  type ServerTimestamp,
} from '@domain/chat/index.ts';
import type { SessionUser } from '@domain/identity/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { chatId, messageId, type ChatId } from '@domain/kernel/ids.ts';
import type { DocumentQuery, StoredDocument } from '../drivers/firebase/firestore-store.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asBoolean, asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** The collections of contract 3.15. */
export const [CHATS, MESSAGES] = ['chats', 'messages'];
/** The sender of a message: the customer, or anybody else. */
const [CUSTOMER, OTHER] = [1, 0];
const NO_SHOP = -1;
/** When each side of a chat last announced that it is typing. */
export const [CUSTOMER_TYPING_AT, DESK_TYPING_AT] = ['customer_typing_at', 'desk_typing_at'];

type Fields = StoredDocument['data'];

/** The id of the chat of a visitor with a partner. It contains the visitor's, by which the rules know the owner. */
export const chatIdOf = (visitor: string, partner: ChatPartner): ChatId =>
  chatId(`${visitor}_${partnerKey(partner).replace(' ', '-')}`);

/** The partner of a `chatIdOf` this visitor; `undefined` for any other id. */
export const partnerIn = (visitor: string, id: string): ChatPartner | undefined =>
  id.startsWith(`${visitor}_`) ? partnerOfKey(id.slice(visitor.length + 1).replace('-', ' ')) : undefined;

export const ownChats = (visitor: string): Pick<DocumentQuery, 'collection' | 'where'> => ({
  collection: CHATS,
  where: { owner: visitor },
});

export const messagesOf = (chat: ChatId): Pick<DocumentQuery, 'collection' | 'where'> => ({
  collection: MESSAGES,
  where: { chat_id: chat },
});

/** The messages of the other side that the customer has not read. */
export const unreadOf = (chat: ChatId): DocumentQuery => ({
  collection: MESSAGES,
  where: { chat_id: chat, sender: OTHER, unread: true },
});

/** A new chat: the fields of contract 3.15, and its owner. */
export const chatFields = (
  visitor: string,
  partner: ChatPartner,
  { id, firstName, lastName, image }: SessionUser,
): Fields => ({
  shop_id: NO_SHOP,
  roleId: roleIdOf(partner),
  user: { id, firstname: firstName, lastname: lastName, img: image ?? '' },
  owner: visitor,
});

/** A new message of the customer. */
export const messageFields = (chat: ChatId, partner: ChatPartner, { text, image }: MessageContent): Fields => ({
  chat_id: chat,
  chat_content: text,
  ...(image !== undefined && { chat_img: image }),
  sender: CUSTOMER,
  unread: true,
  roleId: roleIdOf(partner),
});

/** Reads a chat without its messages; `undefined` while the server has not dated it, and for one that is not own. */
export const toChat = (visitor: string, document: StoredDocument): Chat | undefined => {
  const [partner, createdAt] = [partnerIn(visitor, document.id), instantOf(document)];
  if (!partner || createdAt === undefined) return undefined;
  return {
    id: chatId(document.id),
    partner,
    name: undefined,
    image: undefined,
    last: undefined,
    unread: 0,
    createdAt,
  };
};

/** Reads a message; `undefined` while the server has not dated it. */
export const toMessage = (document: StoredDocument, toImage: ToImage): ChatMessage | undefined => {
  const { id, data } = document;
  const [chat, createdAt] = [asText(data['chat_id']), instantOf(document)];
  if (chat === '' || createdAt === undefined) return undefined;
  return {
    id: messageId(id),
    chatId: chatId(chat),
    text: asText(data['chat_content']),
    image: toImage(data['chat_img']),
    sender: asInteger(data['sender']) === CUSTOMER ? 'own' : 'other',
    isUnread: asBoolean(data['unread']),
    createdAt,
  };
};

/** When the other side of a chat last announced that it is typing. */
export const typingAt = ({ data }: StoredDocument): Instant | undefined => {
  const { seconds, nanoseconds } = asRecord(data[DESK_TYPING_AT]);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? instantIn({ seconds, nanoseconds })
    : undefined;
};

const instantOf = ({ createdAt }: StoredDocument): Instant | undefined => createdAt && instantIn(createdAt);

const instantIn = (timestamp: ServerTimestamp): Instant | undefined => {
  const at = instantOfTimestamp(timestamp);
  return at.ok ? at.value : undefined;
};
