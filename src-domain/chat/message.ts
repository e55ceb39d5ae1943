import type { Instant } from '../kernel/clock.port.ts';
import { shopId, userId, type ChatId, type MessageId, type ShopId, type UserId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** The content of a message: a text, a picture, or both. Plain text, never markup. */
export type MessageContent = {
  /** Trimmed; empty for a picture alone. */
  readonly text: string;
  readonly image: string | undefined;
};

/** A message on the server (contract 8.5). */
export type ChatMessage = MessageContent & {
  readonly id: MessageId;
  readonly chatId: ChatId;
  /** Its author: this side, which is the customer's on the site and the courier's at work, or the other one. */
  readonly sender: 'own' | 'other';
  readonly isUnread: boolean;
  readonly createdAt: Instant;
};

/**
 * Whom a chat is with: for a customer the operator, a shop on its page, the courier on the page of an order or parcel;
 * for a courier the customer of what they bring.
 */
export type ChatPartner =
  | { readonly kind: 'operator' }
  | { readonly kind: 'shop'; readonly id: ShopId }
  | { readonly kind: 'courier'; readonly id: UserId }
  | { readonly kind: 'customer'; readonly id: UserId };

/** CHAT-1a: The default role id. */
export const DEFAULT_ROLE_ID = 'admin';
/** CHAT-2a, contract 8.5: The most characters of a message. */
export const MESSAGE_MAX = 2000;

/** CHAT-1a, contract 3.15: The role id of a partner, as text. */
export const roleIdOf = (partner: ChatPartner = { kind: 'operator' }): string =>
  partner.kind === 'operator' ? DEFAULT_ROLE_ID : String(partner.id);

/**
 * CHAT-1a: Returns the partner of a stored chat: a shop where one is named, else the operator or a courier. `undefined`
 * for a role id that names nobody.
 */
export const partnerOfChat = (roleId: string, shop: number): ChatPartner | undefined => {
  if (roleId === DEFAULT_ROLE_ID) return { kind: 'operator' };
  if (!/^[1-9]\d{0,8}$/.test(roleId)) return undefined;
  const id = Number(roleId);
  return shop === id ? { kind: 'shop', id: shopId(id) } : { kind: 'courier', id: userId(id) };
};

/** CHAT-1j: Returns a text that is the same for the same partner and no other, by which a device names a chat. */
export const partnerKey = (partner: ChatPartner): string =>
  partner.kind === 'operator' ? partner.kind : `${partner.kind} ${partner.id}`;

/** CHAT-1j: Returns the partner of a `partnerKey`; `undefined` for any other text. */
export const partnerOfKey = (key: string): ChatPartner | undefined => {
  const [kind = '', id = ''] = key.split(' ');
  const known = partnerOfChat(kind === 'operator' ? DEFAULT_ROLE_ID : id, kind === 'shop' ? Number(id) : -1);
  const partner =
    kind === 'customer' && known?.kind === 'courier' ? { kind: 'customer' as const, id: known.id } : known;
  return partner && partnerKey(partner) === key ? partner : undefined;
};

/** CHAT-2a: Returns the content to send: a trimmed text or a picture; characters are code points. */
export const checkContent = ({
  text,
  image,
}: MessageContent): Result<MessageContent, { readonly kind: 'empty' | 'too-long' }> => {
  const trimmed = text.trim();
  if ([...trimmed].length > MESSAGE_MAX) return err({ kind: 'too-long' });
  return trimmed === '' && image === undefined ? err({ kind: 'empty' }) : ok({ text: trimmed, image });
};
