import type { Instant } from '../kernel/clock.port.ts';
import type { ChatId, MessageId, ShopId, UserId } from '../kernel/ids.ts';
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
  /** Its author: the customer, or the other side of the chat. */
  readonly sender: 'customer' | 'other';
  readonly isUnread: boolean;
  readonly createdAt: Instant;
};

/** A conversation with one other side. */
export type Chat = { readonly id: ChatId; readonly roleId: string; readonly createdAt: Instant };

/** The customer's chat partner: the operator, a shop on its page, the courier on the page of an order or parcel. */
export type ChatPartner =
  | { readonly kind: 'operator' }
  | { readonly kind: 'shop'; readonly id: ShopId }
  | { readonly kind: 'courier'; readonly id: UserId };

/** CHAT-1a: The default role id. */
export const DEFAULT_ROLE_ID = 'admin';
/** CHAT-2a, contract 8.5: The most characters of a message. */
export const MESSAGE_MAX = 2000;

/** CHAT-1a, contract 3.15: The role id of a partner, as text. */
export const roleIdOf = (partner: ChatPartner = { kind: 'operator' }): string =>
  partner.kind === 'operator' ? DEFAULT_ROLE_ID : String(partner.id);

/** CHAT-2a: Returns the content to send: a trimmed text or a picture; characters are code points. */
export const checkContent = ({
  text,
  image,
}: MessageContent): Result<MessageContent, { readonly kind: 'empty' | 'too-long' }> => {
  const trimmed = text.trim();
  if ([...trimmed].length > MESSAGE_MAX) return err({ kind: 'too-long' });
  return trimmed === '' && image === undefined ? err({ kind: 'empty' }) : ok({ text: trimmed, image });
};
