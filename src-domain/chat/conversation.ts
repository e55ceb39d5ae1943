import { instant, type Instant } from '../kernel/clock.port.ts';
import type { ChatMessage, MessageContent } from './message.ts';
import { markMessagesRead, mergeMessages, replaceMessages } from './message-list.ts';

/** A pending or failed message. */
export type OutgoingMessage = {
  /** Its id on this device, until the server assigns one. */
  readonly localId: string;
  readonly content: MessageContent;
  /** Its position among the others, which it keeps however long the answer takes. */
  readonly sentAt: Instant;
  readonly state: 'pending' | 'failed';
};

/** A chat as one device sees it. */
export type Conversation = { readonly messages: readonly ChatMessage[]; readonly outgoing: readonly OutgoingMessage[] };

/** One line of the chat on screen. */
export type ChatEntry =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'outgoing'; readonly outgoing: OutgoingMessage };

/** A conversation without messages. */
export const emptyConversation: Conversation = { messages: [], outgoing: [] };

/**
 * CHAT-2b: Sends a message. Appends it after all known ones, even if this clock is slow. A local id already in use
 * changes nothing.
 */
export const send = (
  conversation: Conversation,
  localId: string,
  content: MessageContent,
  now: Instant,
): Conversation => {
  const { messages, outgoing } = conversation;
  if (outgoing.some((one) => one.localId === localId)) return conversation;
  const last = Math.max(now, messages.at(-1)?.createdAt ?? now, outgoing.at(-1)?.sentAt ?? now);
  return { messages, outgoing: [...outgoing, { localId, content, sentAt: instant(last), state: 'pending' }] };
};

/** CHAT-2b: Confirms a message: it moves to the server's position, once, even if it arrived live before its answer. */
export const confirmSent = (
  { messages, outgoing }: Conversation,
  localId: string,
  message: ChatMessage,
): Conversation => ({
  messages: mergeMessages(messages, [message]),
  outgoing: outgoing.filter((one) => one.localId !== localId),
});

/** CHAT-2c: "chat error": marks the message as failed in its position. */
export const failSent = (conversation: Conversation, localId: string): Conversation =>
  withState(conversation, localId, 'failed');

/** CHAT-2c: Sends a failed message again from its position. */
export const sendAgain = (conversation: Conversation, localId: string): Conversation =>
  withState(conversation, localId, 'pending');

/** CHAT-2c: Discards a failed message; a pending one cannot be discarded. */
export const discard = ({ messages, outgoing }: Conversation, localId: string): Conversation => ({
  messages,
  outgoing: outgoing.filter((one) => one.localId !== localId || one.state === 'pending'),
});

/** CHAT-1d: Adds messages that arrived live, or older ones that were requested. */
export const receive = ({ messages, outgoing }: Conversation, arrived: readonly ChatMessage[]): Conversation => ({
  messages: mergeMessages(messages, arrived),
  outgoing,
});

/** CHAT-1e: Replaces the whole list; pending messages stay. */
export const receiveAll = ({ messages, outgoing }: Conversation, answer: readonly ChatMessage[]): Conversation => ({
  messages: replaceMessages(messages, answer),
  outgoing,
});

/** CHAT-1f: Marks the chat as read by the customer. */
export const markConversationRead = ({ messages, outgoing }: Conversation): Conversation => ({
  messages: markMessagesRead(messages),
  outgoing,
});

/** CHAT-2b: All messages in order; a pending one follows the messages up to its own time. */
export const chatEntries = ({ messages, outgoing }: Conversation): readonly ChatEntry[] => {
  const entries: ChatEntry[] = [];
  let next = 0;
  for (const one of outgoing) {
    for (let message = messages[next]; message && message.createdAt <= one.sentAt; message = messages[next]) {
      entries.push({ kind: 'message', message });
      next += 1;
    }
    entries.push({ kind: 'outgoing', outgoing: one });
  }
  return [...entries, ...messages.slice(next).map((message) => ({ kind: 'message' as const, message }))];
};

/** CHAT-2d, contract 8.1: The server remembers what it was sent for longer. */
export const RESEND_HOURS = 24;

/**
 * CHAT-2d: Returns the stored messages of an earlier visit, in the order in which they were sent: those of the last
 * `RESEND_HOURS` are sent again by themselves; older ones have failed, and the customer decides.
 */
export const resumeOutgoing = (stored: readonly OutgoingMessage[], now: Instant): readonly OutgoingMessage[] =>
  stored
    .map((one) => (now - one.sentAt > RESEND_HOURS * HOUR_MS ? { ...one, state: 'failed' as const } : one))
    .sort((left, right) => left.sentAt - right.sentAt);

const HOUR_MS = 3_600_000;

const withState = (
  { messages, outgoing }: Conversation,
  localId: string,
  state: OutgoingMessage['state'],
): Conversation => ({
  messages,
  outgoing: outgoing.map((one) => (one.localId === localId ? { ...one, state } : one)),
});
