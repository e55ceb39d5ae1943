import { instant, type Instant } from '../kernel/clock.port.ts';
import type { ChatMessage, MessageContent } from './message.ts';
import { markMessagesRead, mergeMessages, replaceMessages } from './message-list.ts';

/** A message on its way: sent and unanswered, or not sent after all. */
export type OutgoingMessage = {
  /** Its name on this device, until the server gives it one. */
  readonly localId: string;
  readonly content: MessageContent;
  /** Its place among the others; it keeps it however long the answer takes. */
  readonly sentAt: Instant;
  readonly state: 'pending' | 'failed';
};

/** A chat as one device sees it. */
export type Conversation = { readonly messages: readonly ChatMessage[]; readonly outgoing: readonly OutgoingMessage[] };

/** One line of the chat on screen. */
export type ChatEntry =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'outgoing'; readonly outgoing: OutgoingMessage };

/** A conversation in which nothing was said yet. */
export const emptyConversation: Conversation = { messages: [], outgoing: [] };

/**
 * CHAT-2b: a message leaves this device. It stands after everything known, also where this clock is slow. A name in use
 * sends nothing new.
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

/**
 * CHAT-2b: the server has taken it: the message stands where the server puts it, once, also when it came live before
 * its answer.
 */
export const confirmSent = (
  { messages, outgoing }: Conversation,
  localId: string,
  message: ChatMessage,
): Conversation => ({
  messages: mergeMessages(messages, [message]),
  outgoing: outgoing.filter((one) => one.localId !== localId),
});

/** CHAT-2c: "chat error": the message stays in its place as failed. */
export const failSent = (conversation: Conversation, localId: string): Conversation =>
  withState(conversation, localId, 'failed');

/** CHAT-2c: a failed message is sent again from its place. */
export const sendAgain = (conversation: Conversation, localId: string): Conversation =>
  withState(conversation, localId, 'pending');

/** CHAT-2c: a failed message is given up; one on its way cannot be. */
export const discard = ({ messages, outgoing }: Conversation, localId: string): Conversation => ({
  messages,
  outgoing: outgoing.filter((one) => one.localId !== localId || one.state === 'pending'),
});

/** CHAT-1d: messages that came live, or older ones that were asked for. */
export const receive = ({ messages, outgoing }: Conversation, arrived: readonly ChatMessage[]): Conversation => ({
  messages: mergeMessages(messages, arrived),
  outgoing,
});

/** CHAT-1e: the whole list anew; what is on its way stays. */
export const receiveAll = ({ messages, outgoing }: Conversation, answer: readonly ChatMessage[]): Conversation => ({
  messages: replaceMessages(messages, answer),
  outgoing,
});

/** CHAT-1f: the customer looks at the chat. */
export const markConversationRead = ({ messages, outgoing }: Conversation): Conversation => ({
  messages: markMessagesRead(messages),
  outgoing,
});

/** CHAT-2b: everything in its order; what is on its way stands after the messages up to its own moment. */
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

const withState = (
  { messages, outgoing }: Conversation,
  localId: string,
  state: OutgoingMessage['state'],
): Conversation => ({
  messages,
  outgoing: outgoing.map((one) => (one.localId === localId ? { ...one, state } : one)),
});
