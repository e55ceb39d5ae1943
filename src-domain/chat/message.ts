import type { Instant } from '../kernel/clock.port.ts';
import type { ChatId, MessageId, ShopId, UserId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** What somebody says: a text, a picture, or both. Plain text, never markup. */
export type MessageContent = {
  /** Without spaces around it; empty beside a picture alone. */
  readonly text: string;
  readonly image: string | undefined;
};

/** A message the server has (contract 8.5). */
export type ChatMessage = MessageContent & {
  readonly id: MessageId;
  readonly chatId: ChatId;
  /** Who wrote it: the customer, or the other side of the chat. */
  readonly sender: 'customer' | 'other';
  readonly isUnread: boolean;
  readonly createdAt: Instant;
};

/** A conversation with one other side. */
export type Chat = { readonly id: ChatId; readonly roleId: string; readonly createdAt: Instant };

/** Whom a customer talks to: the operator, a shop on its page, the courier on the page of an order or parcel. */
export type ChatPartner =
  | { readonly kind: 'operator' }
  | { readonly kind: 'shop'; readonly id: ShopId }
  | { readonly kind: 'courier'; readonly id: UserId };

/** CHAT-1a: the role id where nobody else is named. */
export const DEFAULT_ROLE_ID = 'admin';
/** CHAT-2a, contract 8.5: characters of the longest message. */
export const MESSAGE_MAX = 2000;

/** CHAT-1a, contract 3.15: the role id of a partner, as text. */
export const roleIdOf = (partner: ChatPartner = { kind: 'operator' }): string =>
  partner.kind === 'operator' ? DEFAULT_ROLE_ID : String(partner.id);

/**
 * CHAT-2a: what may be sent: a text without spaces around it, or a picture; characters count as people see code points.
 */
export const checkContent = ({
  text,
  image,
}: MessageContent): Result<MessageContent, { readonly kind: 'empty' | 'too-long' }> => {
  const trimmed = text.trim();
  if ([...trimmed].length > MESSAGE_MAX) return err({ kind: 'too-long' });
  return trimmed === '' && image === undefined ? err({ kind: 'empty' }) : ok({ text: trimmed, image });
};
