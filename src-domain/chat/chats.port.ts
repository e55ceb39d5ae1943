import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ChatId, MessageId } from '../kernel/ids.ts';
import type { Stream } from '../kernel/stream.ts';
import type { Chat } from './chat.ts';
import type { OutgoingMessage } from './conversation.ts';
import type { ChatMessage, ChatPartner, MessageContent } from './message.ts';

/** Some consecutive messages, oldest first. */
export type MessageWindow = {
  readonly messages: readonly ChatMessage[];
  /** Whether there are more: later ones after a given message, else earlier ones. */
  readonly hasMore: boolean;
};

/** Which messages to read: those after one, those before one, or the latest. */
export type MessagesFrom = { readonly after: MessageId } | { readonly before: MessageId } | 'latest';

/** The customer's own chats. */
export interface Chats {
  /** All of them, in any order. */
  list(): Answer<readonly Chat[]>;
  /** The chat with a partner, created on demand; `rejected` with status 404 if the customer may not write to them. */
  open(partner: ChatPartner): Answer<Chat>;
  /** Some messages of a chat. */
  messages(chat: ChatId, from: MessagesFrom): Answer<MessageWindow>;
  /** CHAT-2: Sends a message; a repetition under the same key sends nothing more and returns the first message. */
  send(chat: ChatId, content: MessageContent, key: string): Answer<ChatMessage>;
  /** CHAT-1f: Marks all messages of the other side as read. */
  markRead(chat: ChatId): Answer<void>;
  /** CHAT-1k: Tells the other side that the customer is typing; does nothing where nobody could hear it. */
  announceTyping(chat: ChatId): Answer<void>;
}

/**
 * `typing`: the other side of a chat announced at a moment of the server that it is typing. `stale`: messages may have
 * been missed, so read again.
 */
export type ChatNews =
  | { readonly kind: 'arrived'; readonly message: ChatMessage }
  | { readonly kind: 'typing'; readonly chatId: ChatId; readonly at: Instant }
  | { readonly kind: 'stale' };

/** New messages of all own chats, those of this customer's other windows included. */
export interface ChatUpdates {
  /**
   * Messages as they arrive, possibly repeated; `stale` after every interruption. What was announced before somebody
   * listened, or during an interruption, is not repeated.
   */
  readonly news: Stream<ChatNews>;
}

/** What a device has of a chat and the server does not: what is typed, and what is not sent yet. */
export type UnsentChat = { readonly draft: MessageContent; readonly outgoing: readonly OutgoingMessage[] };

/** CHAT-2d: What the signed-in customer has not sent, by the `partnerKey` of its chat, across reloads and windows. */
export interface UnsentChats {
  /** The keys of chats with messages that are not sent yet. */
  waiting(): readonly string[];
  /** An empty draft and no messages where nothing is stored. */
  read(key: string): UnsentChat;
  /** Replaces the draft. */
  writeDraft(key: string, draft: MessageContent): void;
  /** Adds a message, or replaces the one of the same local id. */
  put(key: string, message: OutgoingMessage): void;
  /** Removes a message: it was sent or discarded. */
  remove(key: string, localId: string): void;
}
